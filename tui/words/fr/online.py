"""Words of tables on the net: joining one, its waiting room, a guest's table."""

from typing import Final

WORDS: Final = {
    "cli.join": "rejoindre une table sur le réseau",
    "cli.join.usage": "%(prog)s CODE@HÔTE[:PORT] [--name NOM] [--watch]",
    "cli.meta.address": "CODE@HÔTE",
    "cli.help.address": "l’invitation : le code de la table, puis l’hôte",
    "cli.help.guest-name": "votre nom à la table (par défaut : celui des réglages)",
    "cli.help.watch": "regarder sans jouer",
    "cli.bad.address": (
        "{word} n’est pas une invitation ; en voici un exemple : "
        "lusab-babad-gutih-tugad@192.168.1.7"
    ),
    "cli.bad.host-plain": (
        "pour jouer à la table qu’on ouvre, il faut un terminal plein écran ; "
        "--dedicated l’ouvre sans"
    ),
    "cli.bad.join-plain": (
        "une table sur le réseau demande un terminal plein écran : retirez --plain"
    ),
    "online.missing": (
        "jouer en réseau demande aiohttp ; pour l’installer, dans le dossier de Ludothèque : "
        "pipx install --force '.[online]'"
    ),
    "online.no-host": "Personne ne répond à cette adresse. Vérifiez l’invitation.",
    "online.not-a-table": "Il n’y a pas de table à cette adresse. Vérifiez l’invitation.",
    "online.unknown-code": "Aucune table n’a ce code. Vérifiez l’invitation.",
    "online.unknown-token": (
        "La table ne connaît plus votre place. Rejoignez-la de nouveau pour en prendre une autre."
    ),
    "online.other-version": (
        "L’hôte utilise une autre version de Ludothèque. Il faut la même des deux côtés."
    ),
    "online.full": "La table est complète.",
    "online.wait": "Trop de codes erronés. Réessayez dans {seconds} {seconds:seconde|secondes}.",
    "online.too-much": "L’hôte a coupé la connexion : trop de messages.",
    "online.too-slow": "La connexion est trop lente pour l’hôte.",
    "online.silent": "L’hôte a coupé la connexion : il n’a rien reçu.",
    "online.elsewhere": "Votre place a été reprise dans une autre fenêtre.",
    "online.closed": "L’hôte a fermé la table.",
    "online.garbled": "L’hôte n’a pas compris un message.",
    "online.not-now": "Ce n’est pas possible maintenant.",
    "online.too-often": "Pas si vite : votre message n’a pas été transmis.",
    "online.cannot-begin": "La partie ne peut pas commencer. {why}",
    "online.other": "L’hôte refuse ({code}).",
    "room.joining": "Recherche de la table…",
    "room.waiting": "en attente",
    "room.playing": "partie en cours",
    "room.over": "partie terminée",
    "room.lost": "connexion perdue, nouvel essai…",
    "room.free": "{n} {n:place libre|places libres}",
    "room.watching": "{n} {n:spectateur|spectateurs}",
    "room.you": "(vous)",
    "room.here": "présent",
    "room.robot": "robot, {level}",
    "room.away": "absent depuis {time}",
    "room.stands-in": "un robot joue",
    "room.seat.free": "libre",
    "room.encrypted": "chiffré",
    "room.open": "non chiffré",
    "room.door.join": "Dans un terminal avec Ludothèque",
    "room.door.ssh": "Dans n’importe quel terminal",
    "room.door.browser": "Dans un navigateur",
    "room.note.owner": "{key} commence la partie ; des robots prennent les places libres.",
    "room.note.guest": "C’est l’hôte qui fera commencer la partie.",
    "room.key.begin": "commencer",
    "room.key.begin.help": "Commencer la partie ; des robots prennent les places libres.",
    "room.key.leave": "quitter la table",
    "room.key.leave.help": "Quitter la table.",
    "about.WaitingRoomScreen": (
        "La salle d’attente d’une table sur le réseau. Transmettez l’invitation ; les places "
        "montrent qui est arrivé. En cas de connexion perdue, la place est gardée, et la même "
        "invitation y ramène."
    ),
    "talk.key.message": "message",
    "talk.key.message.help": "Dire quelque chose à toute la table.",
    "talk.key.mute": "masquer",
    "talk.key.mute.help": "Masquer les messages d’un joueur, ou les afficher de nouveau.",
    "talk.said": "{who} : {words}",
    "talk.say": "ou votre propre message",
    "talk.mute": "Masquer les messages de :",
    "talk.muted": "Les messages de {who} sont masqués.",
    "talk.heard": "Les messages de {who} sont de nouveau affichés.",
    "sign.hello": "Bonjour !",
    "sign.well-played": "Bien joué !",
    "sign.thanks": "Merci !",
    "sign.sorry": "Désolé !",
    "sign.hurry": "À vous !",
    "sign.oh": "Oh !",
    "guest.turn": "À vous de jouer · Ludothèque",
    "guest.sent": "envoyé…",
    "guest.lost": "Connexion perdue, nouvel essai…",
    "guest.left": "encore {time}",
    "guest.away": "{who} est absent ({time})",
    "guest.away.robot": "{who} est absent ({time}), un robot joue",
    "guest.paused": "{who} a mis la partie en pause.",
    "guest.paused.robot": "La partie attend : un robot de l’hôte ne répond pas.",
    "guest.paused.host": "La partie attend : l’hôte ne peut pas l’enregistrer. {why}",
    "guest.retry": "R réessayer",
    "guest.go-on": "Z continuer",
    "guest.wish": "{who} voudrait annuler son coup ; réponse attendue de {others}.",
    "guest.wish.own": "Vous voudriez annuler votre coup ; réponse attendue de {others}.",
    "guest.wish.asked": "{who} voudrait annuler son coup.",
    "guest.wish.refused": "Le coup reste joué.",
    "guest.answer": "Y accepter, X refuser",
    "guest.no.no-take-back": "Ce coup ne peut pas être annulé.",
    "guest.no.not-now": "Ce n’est pas possible maintenant.",
    "guest.leave": "Quitter ? Un robot joue pour vous jusqu’à votre retour.",
    "guest.watching": "spectateur",
    "guest.goes-on": "la partie continue",
    "guest.unkept": "La partie n’a pas pu être enregistrée ici. {why}",
    "guest.key.agree": "accepter",
    "guest.key.agree.help": "Accepter qu’un joueur annule son coup.",
    "guest.key.refuse": "refuser",
    "guest.key.refuse.help": "Refuser qu’un joueur annule son coup.",
    "guest.key.take_back": "annuler le coup",
    "guest.key.take_back.help": "Demander à tous leur accord pour annuler votre dernier coup.",
    "guest.key.leave": "sortir",
    "guest.key.leave.help": (
        "Quitter la table. Votre place reste la vôtre jusqu’à la fin de la partie."
    ),
    "guest.key.pause": "pause",
    "guest.key.pause.help": "Mettre la partie en pause pour tous, ou la continuer.",
    "room.key.table": "table",
    "room.key.table.help": "Revenir à la table.",
    "illegal.late": "Trop tard : ce n’est plus demandé.",
    "illegal.not-yours": "C’est le coup d’un autre joueur.",
    "illegal.paused": "La partie est en pause.",
    "illegal.not-kept": "L’hôte n’a pas pu enregistrer le coup. Réessayez.",
    "about.GuestScreen": (
        "Une table sur le réseau : la même que chez vous, mais chacun est devant son propre "
        "écran. L’hôte tient la partie, vos coups lui sont envoyés. Une connexion perdue ne "
        "perd rien : le programme réessaie de lui-même, et la même invitation ramène à votre "
        "place. Il n’y a pas de conseils ici, et personne n’annule un coup tout seul."
    ),
    "about.GuestLookBackScreen": (
        "Ce que vous avez vu de la partie, coup par coup. Les autres jouent pendant ce temps."
    ),
    "room.key.more": "ajouter un robot",
    "room.key.more.help": "Ajouter un robot sur une place libre.",
    "room.key.fewer": "retirer un robot",
    "room.key.fewer.help": "Retirer le dernier robot ; sa place redevient libre.",
    "room.close": "Quitter ? La table ferme pour tous ; la partie est enregistrée.",
    "join.title": "Rejoindre une table",
    "join.address": "Invitation",
    "join.paste": "collez-la ici : CODE@HÔTE",
    "join.nobody": "Camille",
    "join.as": "En tant que",
    "join.play": "joueur",
    "join.watch": "spectateur",
    "join.again": "Revenir à",
    "join.near": "Près de vous",
    "join.button": "Rejoindre",
    "join.code": "Tapez le code de la table avant le @ ; l’hôte vous le donne.",
    "join.bad": "Une invitation ressemble à lusab-babad-gutih-tugad@192.168.1.7.",
    "join.key.join": "rejoindre",
    "join.key.join.help": "Aller à la table de l’invitation.",
    "about.JoinScreen": (
        "Rejoindre une table ouverte par quelqu’un d’autre. Collez l’invitation reçue. En dessous "
        ": les tables où une place vous est gardée, et celles qui se signalent sur le réseau "
        "local."
    ),
    "field.address": "L’invitation de l’hôte : un code, un @ et l’adresse.",
    "field.guest": "Votre nom à cette table ; il vaut aussi pour les nouvelles parties.",
    "field.watch": "Jouer, ou seulement regarder.",
    "new.key.host": "ouvrir une table",
    "new.key.host.help": "Ouvrir une table sur le réseau : chacun joue devant son propre écran.",
    "host.title": "Ouvrir une table",
    "host.reach": "Accès",
    "host.reach.here": "cet ordinateur",
    "host.reach.near": "le réseau local",
    "host.ssh": "Depuis un terminal",
    "host.web": "Depuis un navigateur",
    "host.clock": "Temps par coup",
    "host.no-clock": "sans limite",
    "host.seconds": "{n} {n:seconde|secondes}",
    "host.open": "Ouvrir la table",
    "host.nobody": "Il faut au moins une place pour un humain.",
    "host.key.open": "ouvrir",
    "host.key.open.help": "Ouvrir la table et aller à sa salle d’attente.",
    "about.HostScreen": (
        "Chacun devant son écran : ce programme héberge la table, et les autres la rejoignent avec "
        "une invitation. Choisissez qui peut l’atteindre. Vous pouvez admettre aussi ceux qui "
        "n’ont pas Ludothèque, mais seulement un terminal avec ssh ou un navigateur ; leur "
        "programme tourne alors sur cet ordinateur."
    ),
    "field.reach": "Cet ordinateur seulement, ou tous ceux du réseau local.",
    "field.ssh": "Admettre ceux qui n’ont qu’un terminal avec ssh.",
    "field.web": "Admettre ceux qui ont un navigateur, sur un téléphone par exemple.",
    "field.clock": "Passé ce temps, un robot joue à la place du retardataire.",
}
