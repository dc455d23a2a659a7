import * as games from './games/words.fr.ts';
import type { TerminalWords } from './words.en.ts';

export const words: TerminalWords = {
  usage: `tavola joue à des jeux de société dans le terminal. Lancez : npm run -s tavola -- COMMANDE

  tavola play [JEU]             jouer contre des bots
    --resume FICHIER            reprendre une partie sauvegardée
    --option NOM=VALEUR         régler une option du jeu (à répéter pour chaque option)
    --preset NOM                partir d’un préréglage
    --pack FICHIER              jouer avec les données d’une autre boîte : docs/packs.md
    --seats N  --seat N         combien de places, et laquelle est la vôtre, à partir de 0
    --level N                   la force des bots, de 1 à 5 (à 3 si aucun bot n’a appris le jeu)
    --seed TEXTE                le même texte donne la même donne
    --name NOM                  comment vous vous appelez
  tavola replay FICHIER         revoir une partie sauvegardée pas à pas
    --seat N                    la voir depuis cette place
  tavola review FICHIER         revenir sur une partie : chance et jeu, courbe, prix des décisions
    --seat N  --worlds N  --json
  tavola verify FICHIER…        vérifier des parties ; état 1 si l’une est abîmée
    --receipt FICHIER           la donne aussi, d’après le reçu d’un joueur
  tavola simulate JEU           jouer des parties, au hasard ou d’un niveau, et en faire le bilan
    --games N  --level N  --seed TEXTE  --seats N  --option NOM=VALEUR  --preset NOM  --pack FICHIER  --json
  tavola arena A B              faire jouer deux bots : niveaux 1 à 5, random et tout autre que propose le jeu
    --game JEU  --pairs N  --sprt BAS HAUT  --seed TEXTE  --ms N  --iterations N  --json
    --seats N  --option NOM=VALEUR  --preset NOM  --pack FICHIER
    --ladder                  tous les niveaux ; écrit docs/strength.md
    --cpu                     le temps de calcul compte, non celui de l’horloge
    --adjust                  aussi le score sans la chance (pioche, choix au hasard)
    --workers N               jouer dans N fils à la fois ; le résultat reste le même
    --sets                    chaque jeu d’options, une ligne pour chacun
  tavola engine                 lignes JSON sur l’entrée et la sortie ; voir docs/protocol.md
  tavola help [JEU]             ce texte, ou les options d’un jeu

  --lang en|fr|de               la langue ; sinon celle de l’environnement`,

  optionSheet: {
    title: '{game}, {seats} places. Options (--option NOM=VALEUR) :',
    presets: 'Préréglages (--preset NOM) :',
    from: '{min} à {max}',
    text: 'un texte, vide d’ordinaire ; --pack FICHIER l’écrit',
    idle: '--option {name} n’a pas d’effet ici : {reason} [{rule}]',
  },

  error: {
    unknownCommand:
      'pas de commande {given} ; attendu : play, replay, review, verify, simulate, arena, engine ou help',
    unknownFlag: '{command} n’a pas d’option {flag} ; « tavola help » en donne la liste',
    flagValue: '{flag} est mal employé ; « tavola help » montre comment faire',
    surplus: '{command} ne sait que faire de {given}',
    noFile: 'il faut le nom d’une partie sauvegardée',
    gameNeeded: 'il faut le nom d’un jeu : {games}',
    unknownGame: 'pas de jeu {given} ; attendu : {games}',
    language: '--lang {given} : attendu en, fr ou de',
    number: '{flag} {given} : attendu un nombre entier de {min} à {max}',
    option: '--option {given} : attendu NOM=VALEUR, et comme NOM : {names}',
    resumeAlone: '--resume reprend une partie telle quelle : ne donnez pas {flag}',
    bot: 'pas de bot {given} ; attendu : {names}',
    trial: '--sprt {given} : attendu deux scores en pour cent, le plus bas d’abord, comme 50 60',
    missing: '{file} : ce fichier n’existe pas',
    folder: '{file} : c’est un dossier, pas un fichier',
    forbidden: '{file} : accès refusé',
    unusable: '{file} : {reason}',
    tooLarge: '{file} : trop grand pour une partie sauvegardée',
    badReceipt: '{file} : pas un reçu : {reason}',
    oneFile: '--receipt va avec une seule partie',
    badMatch: '{file} : ligne {line} : {reason}',
    noPacks: '{game} n’a pas de paquets',
    badPack: '{file} : {reason}',
    noJson: 'Un paquet est un objet JSON ; ce fichier n’en est pas un.',
    notOurs: '{file} existe et n’est pas une partie sauvegardée : il reste tel quel',
  },

  name: { person: 'Joueur', bot: 'Bot', botNumber: 'Bot {number}', seat: 'Joueur {number}' },

  review: {
    notOver: '{file} : la partie n’est pas finie ; on y reviendra quand elle le sera',
    sum: '{name} : chance {luck}, jeu {play}, résultat {result}',
    luck: '  chance : la donne {deal}, ce qui est venu ensuite {rest} (± {error})',
    accuracy: {
      one: '  précision {accuracy}, {given} de cédé en {count} décision qui compte',
      other: '  précision {accuracy}, {given} de cédé en {count} décisions qui comptent',
    },
    nothingCounted: '  aucune décision qui compte',
    curve: 'Part de la victoire, {name}, de décision en décision :',
    known: 'ce qu’on pouvait savoir',
    open: 'cartes sur table',
    signs: 'prix : · à peu près égal, ● 2–5 %, ◆ 5–10 %, ▼ 10 % et plus',
    costly: {
      one: '{count} décision a cédé quelque chose (* les trois plus chères de chaque place) :',
      other: '{count} décisions ont cédé quelque chose (* les trois plus chères de chaque place) :',
    },
    nothingCostly: 'Aucune décision n’a rien cédé.',
    decision:
      '{mark}{at} {sign} {name} −{cost} % (± {error}) : {played} {playedShare} %, mieux {best} {share} %',
    reason: '       {reason} [{rules}] Cela explique {carries} % de la différence.',
    noReason: '       Pas de raison unique.',
    help: 'Les mots sont ceux du protocole de {game} : docs/protocol.md. Le sens des nombres : docs/review.md.',
  },

  play: {
    whichGame: 'Quel jeu ?',
    noSuchGame: 'Il n’y a pas de numéro {given} dans la liste.',
    resumed: 'La partie reprend où elle en était.',
    noUndoMark: '!',
    noUndoHint: '! révèle quelque chose : plus d’annulation ensuite',
    more: '… {count} autres, à saisir : {word}',
    between: ' ; ',
    endTurn: 'Terminer le tour',
    endTurnQuestion: 'Votre tour est fini. Vous pouvez encore annuler.',
    notUnderstood:
      '« {given} » n’est ni un numéro de la liste ni une commande. « aide » dit ce que vous pouvez taper.',
    noSuchChoice: 'Il n’y a pas de choix {given} : la liste va de 1 à {count}.',
    undone: 'Annulé.',
    noUndo: 'Vous ne pouvez rien annuler : un autre a joué, ou quelque chose de caché a été révélé.',
    nothingYet: 'Il ne s’est encore rien passé.',
    saved: 'La partie est sauvegardée dans {file}',
    resumeHint: 'Pour continuer : npm run -s tavola -- play --resume {file}{seat}',
    replayHint: 'Pour la revoir : npm run -s tavola -- replay {file}',
    notSaved: 'La partie n’a pas pu être sauvegardée.',
    farewell: 'À bientôt.',
    hints: '{undo} · {hint} · {why} … · {rules} · {log} · {save} · {help} · {quit}',
    command: {
      undo: 'annuler',
      hint: 'conseil',
      why: 'pourquoi',
      rules: 'règles',
      log: 'journal',
      save: 'sauver',
      help: 'aide',
      quit: 'quitter',
    },
    helpTitle: 'Vous pouvez taper :',
    help: {
      choose: 'le numéro d’un choix, ou son mot (par exemple {word})',
      again: 'montrer à nouveau le plateau',
      undo: 'annuler votre dernière action',
      hint: 'ce que ferait le bot le plus fort à votre place',
      why: 'pourquoi quelque chose est impossible : un mot, ou ce que vous voudriez faire',
      rules: 'les règles : tous les titres, une règle par son numéro, ou une recherche',
      log: 'tout ce qui s’est passé',
      save: 'sauvegarder la partie, dans un fichier de votre choix',
      quit: 'partir ; la partie est sauvegardée',
    },
    enterKey: 'Entrée',
    file: 'FICHIER',
    something: 'ACTION',
    ruleNumber: 'NUMÉRO',
  },

  hint: {
    title: 'Le bot le plus fort, qui voit ce que vous voyez, choisirait (part de victoire attendue) :',
    line: '  {number} {heading} : {label} ({share} %)',
    none: 'Pas de conseil en ce moment.',
  },

  why: {
    nothing: 'Pourquoi quoi ? Tapez « {why} » et un mot, par exemple « {why} {word} ».',
    unknown: '« {given} » ne désigne aucune action de ce jeu.',
    legal: '{word} : rien ne l’interdit ; c’est le choix {number}.',
    legalTyped: '{word} : rien ne l’interdit ; saisissez-le tel quel.',
    refused: '{word} : {reason}',
    because: 'Raison : {reason}',
  },

  rules: {
    unknown: 'Aucune règle ne porte ce numéro ni ne parle de « {given} ».',
    hint: 'Tapez « {rules} {number} » pour en lire une.',
  },

  outcome: {
    score: '{name} {score}',
  },

  replay: {
    stage: 'Après {at} actions sur {count}',
    prompt: 'suite, retour, aller N, fin, quitter',
    command: { next: 'suite', back: 'retour', jump: 'aller', end: 'fin', quit: 'quitter' },
    notUnderstood: 'Tapez suite (ou Entrée), retour, aller et un nombre de 0 à {count}, fin ou quitter.',
    open: 'La partie n’est pas finie.',
  },

  verify: {
    sound: {
      one: '{file} : intacte ; {game}, {count} action, {end}',
      other: '{file} : intacte ; {game}, {count} actions, {end}',
    },
    over: 'finie',
    open: 'pas finie',
    fair: '{file} : la donne est bien celle de l’engagement {commitment}',
    withdrawn: {
      one: '{file} : auparavant, {count} part de la graine avait été ajoutée puis retirée',
      other: '{file} : auparavant, {count} parts de la graine avaient été ajoutées puis retirées',
    },
    givenUp: {
      one: '{file} : donne abandonnée, {count} part ajoutée ; la part du serveur est bien celle de l’engagement {commitment}',
      other:
        '{file} : donne abandonnée, {count} parts ajoutées ; la part du serveur est bien celle de l’engagement {commitment}',
    },
    once: '{file} : donne en un tour. À qui a vu cet engagement avant la partie, elle prouve qu’un serveur qui ne joue pas n’a pas pu choisir la donne ; contre qui tient le serveur et joue aussi, elle ne prouve rien',
    twice: {
      one: '{file} : donne en deux tours, {count} part, conforme à son empreinte. Ce fichier a été écrit par qui tient le serveur ; que les empreintes soient venues d’abord, seul le reçu d’un joueur le prouve (--receipt FICHIER)',
      other:
        '{file} : donne en deux tours, {count} parts, chacune conforme à son empreinte. Ce fichier a été écrit par qui tient le serveur ; que les empreintes soient venues d’abord, seul le reçu d’un joueur le prouve (--receipt FICHIER)',
    },
    proven:
      '{file} : le reçu de la place {seat} concorde. Prouvé, pour qui se fie à l’appareil de la place {seat} : chacun était engagé sur sa part avant que celle de la place {seat} soit dévoilée ; personne n’a donc choisi la donne, pas même tous les autres de mèche avec qui tient le serveur. Non prouvé : que personne n’a regardé les cartes, ni combien de tables ont été fermées avant celle-ci',
    discord: '{file} : ce n’est PAS la donne du reçu : {what}',
    bound: '{file} : le reçu de la place {seat} concorde : ce sont les empreintes qui lui ont été montrées',
    left: '{file} : chacun était engagé sur sa part quand la place {seat} s’est levée',
    unopened:
      '{file} : chacun était engagé sur sa part, et ces places n’ont jamais dévoilé la leur : {seats}',
    discords: {
      table: 'elle appartient à une autre table, ou à aucune',
      rules: 'un autre jeu, ou une autre version de ses règles',
      options: 'd’autres options',
      commitment: 'une autre empreinte du serveur',
      digests: 'd’autres empreintes des joueurs, ou aucune',
      nonce: 'une part qui n’est pas celle de son empreinte, ou pas celle qui a été dévoilée',
    },
    damaged: '{file} : ligne {line} : {reason}',
  },

  simulate: {
    title: {
      one: '{count} partie au hasard de {game}, graine {seed}',
      other: '{count} parties au hasard de {game}, graine {seed}',
    },
    levelTitle: {
      one: '{count} partie de {game}, niveau {level}, graine {seed}',
      other: '{count} parties de {game}, niveau {level}, graine {seed}',
    },
    actions: 'Actions',
    turns: 'Tours',
    branching: 'Choix par décision',
    range: 'moyenne {mean}, médiane {median}, 90 % {low}–{high}, toutes {least}–{most}',
    mean: 'moyenne {mean}, maximum {most}',
    draws: 'Parties nulles',
    share: '{share} % ({count})',
    first: 'Victoires du premier',
    firstShare: '{share} % de {count} décidées',
    won: 'Gagnées',
    wonBySeat: 'Victoires, place {seat}',
    scores: 'Score de la place {seat}',
    speed: '{count} parties par seconde',
    figure: {
      castlesHeld: 'Châteaux tenus',
      castlesWithoutOwner: 'Châteaux sans maître',
      stalled: 'Finies par blocage',
      rounds: 'Manches',
      creations: 'Œuvres par joueur',
      endedByCreations: 'Fin : les œuvres',
      endedBySafety: 'Fin : sécurité',
      endedByLira: 'Fin : dernière lire',
      lost: 'Perdues',
      wonLiras: 'Lires si gagné',
      grandmaster: 'Gagnées, Grand Maître',
      master: 'Gagnées, Maître',
      artisan: 'Gagnées, Artisan',
      apprentice: 'Gagnées, Apprenti',
      value: 'moyenne {mean}',
    },
  },

  arena: {
    title: '{first} contre {second}, {game}, graine {seed}',
    step: '{first} contre {second}',
    score: 'Score',
    scoreValue: '{score} % ± {margin}',
    adjusted: 'Sans la chance',
    adjustedValue: '{score} % ± {margin} (une partie en vaut {worth})',
    wins: 'Premières places',
    elo: 'Elo',
    eloValue: '{value} (de {low} à {high})',
    pairs: 'Paires 0 · ¼ · ½ · ¾ · 1',
    pairsValue: '{counts} ({rounds} paires, {matches} parties)',
    draws: 'Parties nulles',
    stalled: 'Finies par blocage',
    first: 'Part du premier joueur',
    timeFirst: 'Temps du premier',
    timeSecond: 'Temps du second',
    timeValue:
      '{median} ms par décision, 99 % sous {high} ms, au plus {most} ms ; un tour au plus {turn} ms ; réponses en retard : {late}',
    trial: '{low} % ou {high} %',
    verdict: {
      high: 'plutôt {high} % (indice {evidence})',
      low: 'plutôt {low} % (indice {evidence})',
      open: 'pas tranché (indice {evidence})',
    },
    set: '{score} % ± {margin}  {counts}  bloquées {stalled}  {options}',
    written: 'Écrit dans {file}',
  },

  ...games,
};
