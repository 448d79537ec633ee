"""Who the robots are, in a line each: as their characters on the card of each game say."""

from typing import Final

WORDS: Final = {
    "robot.dolce-vita.Bruno": "Bruno plays high cards early and toasts every prize.",
    "robot.dolce-vita.Chiara": "Chiara waits for the moment and chats until it comes.",
    "robot.dolce-vita.Dario": "Dario wants it now and wastes no words on it.",
    "robot.dolce-vita.Elena": "Elena stays calm until a column slips away.",
    "robot.dolce-vita.Fabio": "Fabio gambles, loses, laughs, and tells the whole beach.",
    "robot.dolce-vita.Giulia": "Giulia saves the best cards as others save the silver.",
    "robot.dolce-vita.Livia": "Livia knows good things, and who took them away.",
    "robot.dolce-vita.Marco": "Marco throws in the best card and calls it instinct.",
    "robot.dolce-vita.Nina": (
        "Nina likes to comment on the moves of others, and thinks hard about her own."
    ),
    "robot.dolce-vita.Orso": "Orso says nothing and keeps high cards to the end.",
    "robot.dolce-vita.Paola": "Paola plays boldly and takes every defeat personally.",
    "robot.dolce-vita.Renzo": "Renzo would rather wait, and will gladly tell you why.",
    "robot.dolores.Yann": "Yann nearly always keeps promises and enjoys any loot.",
    "robot.dolores.Maëlle": "Maëlle hardly ever lies, and is slow to forgive a lie.",
    "robot.dolores.Gaël": "Gaël keeps promises, talks all night and bears no grudge.",
    "robot.dolores.Rozenn": "Rozenn promises you the moon; keep an eye on your loot.",
    "robot.dolores.Loïc": "Loïc says little, means it, and forgives slowly.",
    "robot.dolores.Nolwenn": "Nolwenn shares as promised, and soon forgives.",
    "robot.dolores.Tanguy": "Tanguy says little, mostly untrue, and is a poor loser.",
    "robot.dolores.Soazig": "Soazig keeps promises, and a list of those who did not.",
    "robot.dolores.Erwan": "Erwan lies with a smile and shrugs when you do.",
    "robot.dolores.Enora": "Enora shares where there is trust, and chats for three.",
    "robot.dolores.Malo": "Malo gives a word, breaks it, and hates to be fooled.",
    "robot.dolores.Annick": "Annick’s word is granite, and so is her memory.",
    "robot.dalmuti.Aliénor": "Aliénor is after the throne and already talks like a queen.",
    "robot.dalmuti.Baudouin": "Baudouin takes time and hardly says a word.",
    "robot.dalmuti.Clotilde": "Clotilde knows who took the throne, and says so.",
    "robot.dalmuti.Dagobert": "Dagobert charges ahead and laughs loudest after a fall.",
    "robot.dalmuti.Ermeline": "Ermeline spares good cards and climbs step by step.",
    "robot.dalmuti.Foulques": "Foulques attacks at once and never forgives a fall.",
    "robot.dalmuti.Gisèle": "Gisèle chatters through good hands and bad ones alike.",
    "robot.dalmuti.Hugues": "Hugues frowns, plays, and nurses grudges in silence.",
    "robot.dalmuti.Isabeau": "Isabeau holds back the cards, but never a word.",
    "robot.dalmuti.Josse": "Josse trusts to luck and sings even on the lowest seat.",
    "robot.dalmuti.Lothaire": "Lothaire waits for ages and holds every grudge.",
    "robot.dalmuti.Mahaut": "Mahaut has sworn to win back every seat once lost.",
}
