"""Who the robots are, in a line each: as their characters on the card of each game say."""

from typing import Final

WORDS: Final = {
    "robot.dolce-vita.Bruno": "Bruno spielt hohe Karten früh und stößt auf jeden Gewinn an.",
    "robot.dolce-vita.Chiara": "Chiara wartet auf ihren Moment und plaudert bis dahin.",
    "robot.dolce-vita.Dario": "Dario will alles sofort und verliert kein Wort darüber.",
    "robot.dolce-vita.Elena": "Elena bleibt ruhig, bis ihr eine Spalte entwischt.",
    "robot.dolce-vita.Fabio": "Fabio wagt, verliert, lacht und erzählt es am ganzen Strand.",
    "robot.dolce-vita.Giulia": "Giulia hütet ihre besten Karten wie andere das Silber.",
    "robot.dolce-vita.Livia": "Livia weiß, was ihr gefällt und wer es ihr genommen hat.",
    "robot.dolce-vita.Marco": "Marco wirft seine beste Karte hin und nennt es Instinkt.",
    "robot.dolce-vita.Nina": (
        "Nina redet gern über die Züge der anderen und überlegt sich die eigenen gut."
    ),
    "robot.dolce-vita.Orso": "Orso schweigt und hebt die hohen Karten bis zuletzt auf.",
    "robot.dolce-vita.Paola": "Paola spielt kühn und nimmt jede Niederlage persönlich.",
    "robot.dolce-vita.Renzo": "Renzo wartet lieber ab und erklärt dir gern, warum.",
    "robot.dolores.Yann": "Yann hält fast immer Wort und bejubelt jede Beute.",
    "robot.dolores.Maëlle": "Maëlle lügt fast nie und verzeiht eine Lüge nur langsam.",
    "robot.dolores.Gaël": "Gaël hält Wort, redet viel und trägt niemandem etwas nach.",
    "robot.dolores.Rozenn": "Rozenn verspricht dir das Blaue vom Himmel, also pass auf.",
    "robot.dolores.Loïc": "Loïc sagt wenig, hält es aber und verzeiht nur langsam.",
    "robot.dolores.Nolwenn": "Nolwenn teilt wie versprochen und verzeiht schnell.",
    "robot.dolores.Tanguy": "Tanguy sagt wenig, meist Falsches, und verliert nicht gern.",
    "robot.dolores.Soazig": "Soazig hält Wort und merkt sich, wer es gebrochen hat.",
    "robot.dolores.Erwan": "Erwan lügt mit einem Lächeln und nimmt dir keine Lüge übel.",
    "robot.dolores.Enora": "Enora teilt, wo Vertrauen herrscht, und redet für drei.",
    "robot.dolores.Malo": "Malo bricht oft sein Wort und hasst es, betrogen zu werden.",
    "robot.dolores.Annick": "Annicks Wort ist aus Granit, ihr Gedächtnis auch.",
    "robot.dalmuti.Aliénor": "Aliénor will den Thron und redet schon wie eine Königin.",
    "robot.dalmuti.Baudouin": "Baudouin lässt sich Zeit und sagt kaum ein Wort.",
    "robot.dalmuti.Clotilde": "Clotilde weiß, wer sie vom Thron gestoßen hat, und sagt es.",
    "robot.dalmuti.Dagobert": "Dagobert stürmt los und lacht am lautesten, wenn er fällt.",
    "robot.dalmuti.Ermeline": "Ermeline schont ihre guten Karten und steigt Stufe um Stufe.",
    "robot.dalmuti.Foulques": "Foulques greift sofort an und verzeiht keinen Sturz.",
    "robot.dalmuti.Gisèle": "Gisèle plaudert bei guten Karten wie bei schlechten.",
    "robot.dalmuti.Hugues": "Hugues runzelt die Stirn, spielt und grollt im Stillen.",
    "robot.dalmuti.Isabeau": "Isabeau hält ihre Karten zurück, aber nie die Zunge.",
    "robot.dalmuti.Josse": "Josse vertraut auf sein Glück und singt selbst ganz unten.",
    "robot.dalmuti.Lothaire": "Lothaire hat nie Eile und vergisst keine Kränkung.",
    "robot.dalmuti.Mahaut": "Mahaut hat geschworen, jeden verlorenen Platz zurückzuholen.",
}
