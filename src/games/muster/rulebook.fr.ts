import type { RuleIndex, RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = {
  setup: 'Préparation',
  turn: 'Le tour',
  banner: 'Jouer une bannière',
  wizard: 'Jouer un magicien arc-en-ciel',
  move: 'Déplacer un magicien arc-en-ciel',
  castle: 'Poser une carte sur un château',
  bridge: 'Construire un pont arc-en-ciel',
  swap: 'Échanger contre une carte arc-en-ciel',
  end: 'Fin de la partie',
  variants: 'Variantes et options',
};

/** What people call the things and actions of the game: words for one of them a line. */
export const synonyms: readonly string[] = [
  'magicien, sorcier, mage',
  'colonne, rangee, ligne',
  'colonne vide, premiere banniere, commencer colonne, commencer par, debuter par',
  'force, rang, chiffre, numero, nombre, 1, 2, 3, 4, 5',
  'completer, prendre, piocher, tirer, pioche',
  'pioche, paquet, talon',
  'le jeu compte, combien y a, dans le jeu, dans la boite',
  'main de cinq, main complete, ramenez a cinq, cartes a en main, combien de cartes en main',
  'banniere, carte, soldat, archer, chevalier, bete, chef',
  'echanger, voler, remplacer, a la place',
  'revient dans main, recuperer, reprendre, viens de poser, vient de poser',
  'dans main, reprendre, prendre',
  'aucun cote, reserve, a quoi servent',
  'agit, effet, a quoi sert, que fait',
  'plusieurs, deux, enchainer, suite, a la suite',
  'autant de chateaux, meme nombre de chateaux, chateaux chacun',
  'derniere carte, epargner la pioche, personne ne veut',
  'banniere suivante, carte suivante, rang suivant',
  'devenir, transformer, changer, rester, redevenir, retourner en',
  'un point au plus, sauter, depasser, dépasse',
  'recouvre, par-dessus, dessus',
  'carte arc-en-ciel, magicien, pont',
  'deplacer, deplacement, bouger, ramener, reculer, arriere, passe sur',
  'simple, simplifie, facile, enlever, retirer, laissees de cote, debutant, enfants',
  'exemplaire, identique, double, meme face, pareil',
  'passer, bloque, coince, rien jouer',
  'faible, descendre, decroissant, petite, inferieure',
  'dépasse, plus au maximum, croissant, sauter, trou, 1, 2, 3, 4, 5',
  'retourner, retournee, reveler, devoiler',
  'poser, defausser, jeter, mettre',
  'pile de chateau, defausse, la defausse',
  'meme tour, tout de suite, aussitot, immediatement, juste',
  'connue, publique, consulter, fouiller, regarder, feuilleter',
  'tient, tenir, controler, posseder, conquerir, prendre le chateau',
  'restees en main, restantes, inutilisees, non jouees',
  'cote adverse, adversaire, autre joueur, autre',
  'aussitot, dernier tour, tout de suite',
  'quel chateau, embleme, couleur, va sous',
  'chateau, forteresse, tour, fort, palais',
  'arc-en-ciel, multicolore, multicolores, colore',
  'banniere, drapeau, etendard, fanion',
  'chef, roi, reine, leader, meneur',
  'embleme, faction, clan, icone, signe, type, symbole',
  'colonne, pile, file',
  'magicien, magie, sorciere, enchanteur, merlin',
  'ferme, fermer, inacheve, incomplet, ouvert',
  'cote, moitie, camp, territoire',
  '5, cinq, chef, roi, reine',
  '4, quatre, bete, dragon, monstre',
  '3, trois, chevalier, cavalier',
  '2, deux, archer, tireur',
  '1, un, soldat, fantassin',
  'croissant, croissante, augmenter, monter, grimper, progresser',
  'empiler, superposer, chevaucher, entasser',
];

/** By what else a rule is looked up. */
export const index: RuleIndex<RuleId> = {
  U1: 'combien de cartes en tout, dans le jeu, combien d’exemplaires, nombre, composition, boîte, quelles cartes, contenu, composants, materiel, types de cartes, sortes, factions, cinq emblemes, force du soldat, valeur archer, force du chevalier, bete, chef, roi, reine, leader, carte la plus forte, plus faible, combien de 5, 47, 40 bannieres, combien de magiciens, combien de cartes arc-en-ciel, boite, dragon, monstre, cavalier, tireur, combien de chaque, nombre de cartes, couleurs des cartes, quels emblemes existent, symboles du jeu, cinq couleurs, combien vaut la bete, combien vaut un chevalier, valeur de chaque carte, nombre de chevaliers, combien de chefs, combien de chateaux, qu est ce qu une banniere, carte banniere, force la plus haute, banniere la plus forte, de quoi est compose le paquet, compose de, composition du jeu, quelles valeurs, quels chateaux, noms des chateaux, cinq chateaux, quels emblemes, quelles bannieres, combien de soldats',
  U2: 'taille de la main, main de départ, combien de cartes au début, distribuer, mélanger, combien de cartes dans la pioche, taille de la pioche, mise en place, installer, preparer, distribue, melanger, combien de cartes chacun, debut de partie, au depart, preparation, face cachee, initialement, recoit, donner les cartes, au debut, placer le plateau, cartes restantes dans la pioche apres distribution, 37 cartes, nombre de joueurs, deux joueurs, preparation du jeu, avec combien de cartes commence t on, preparer la partie, comment preparer le jeu',
  U3: 'qui joue en premier, premier joueur, commence, vetements colores, plus jeune, qui debute, debuter, qui demarre, le plus jeune commence, le plus age, tirer au sort, qui commence, premier a jouer, gagnant recommence, recommencer',
  U4: 'enfants, plus simple, plus facile, enlever, première partie, jeune, petits, enfant, fille, fils, six ans, potion, version simple, mode facile, debutants, ignorer des regles, apprendre, 5 ans, regles allegees, famille, age, tout petits, que peut on ignorer, mon fils joue, ma fille joue, trop difficile, trop complique, simplifier, debutants jouent avec ponts, ponts pour debutants, quelles regles pour debutants, sans ponts, sans les regles marquees, jeu simplifie, regles marquees, symbole potion, premiere partie avec enfants, quel age, jouer sans ponts, enlever les ponts',
  B01: 'qui joue en premier, revanche, partie suivante, premier joueur, deuxieme partie, gagnant commence, perdant commence, qui debute, qui demarre, le plus jeune commence, tirer au sort, hasard, qui commence, premier a jouer, gagnant recommence, gagnant de la derniere partie, recommencer, le perdant commence, premier joueur de la deuxième partie',
  B23: 'echange pour debutants, echanger avec enfants, échange en partie débutant, voler avec les règles enfants, échange sans la règle du pas',
  B43: 'deux fois la même carte, soldats identiques, différence entre deux soldats',
  B44: 'mon édition, ma boîte, autres cartes, autre nombre de cartes, changer le paquet',
  U5: 'que peut-on faire, combien d’actions, deux actions, jouer deux cartes, que faire tour, liste des actions, choisir une action, actions possibles, deroulement du tour, tour de jeu, plusieurs actions, encore une action, rejouer, deux bannieres d un coup, une seule chose, plusieurs coups, deux fois, combien de choses, est ce tout, coups possibles, mes options, choix, un coup, actions par tour, nombre d actions, combien de cartes par tour, jouer toutes ses cartes, echanger des cartes avec adversaire, comment se deroule un tour, quelles actions, que fait on',
  U6: 'quand pioche-t-on, repiocher, nouvelles cartes, taille de la main, combien de cartes en main, piocher a la fin, limite de main, main maximum, main pleine, recompleter, combien de cartes piocher, refaire sa main, finir le tour, moins de cinq cartes, quand piocher, maximum de cartes, dois je piocher, ne pas piocher, obligation de piocher, remplir la main, reapprovisionner, revenir a cinq, plus de cinq cartes, plus de 5 cartes, six cartes, quatre cartes, toujours piocher, apres chaque tour, vraiment piocher, avoir des cartes, piocher en deplacant, est ce que je pioche aussi, completer apres chaque action, completer sa main a la fin, fin du tour, piocher jusqu a cinq, combien de cartes apres mon tour, cartes a la fin de mon tour',
  U7: 'où piocher, où prendre, d’où, piocher dans la défausse, pioche ou chateau, choisir ou piocher, cartes visibles, carte face visible, prendre sur un chateau, prendre carte chateau, les deux sources, melanger les sources, pioche et chateau, en meme temps, prendre cartes visibles, options de pioche, d ou, seulement dessus, n importe quelle carte sur les chateaux, du milieu, de la table, carte du dessus, quelles cartes prendre, tas, cartes defaussees par adversaire, prendre une carte defaussee, defausse adverse, ou piocher, cartes face visible, prendre au lieu de piocher, piocher face cachee, carte visible ou cachee',
  U8: 'reprendre, récupérer le château arc-en-ciel, piocher un chateau arc-en-ciel, prendre chateau arc-en-ciel, carte chateau en main, enlever un chateau arc-en-ciel, chateau arc-en-ciel repris, chateau arc-en-ciel peut etre pris, cartes qu on ne peut pas prendre, quelles cartes interdites, cartes qui restent sur le plateau, impossible a prendre, carte jamais prise, ne peut jamais etre prise, jamais prendre sur un chateau, chateaux arc-en-ciel partent, chateau arc-en-ciel disparait, pour toujours',
  B02: 'sauter son tour, ne rien pouvoir jouer, bloqué, passer, aucune action possible, ne rien faire, oblige de jouer, rien ne va, aucun coup, ne peux pas jouer, personne ne peut jouer, ne peut jouer, rien a jouer, aucune carte ne va, si je ne peux pas, laisser passer',
  B03: 'voir la première avant la seconde, décider après, choisir une par une, voir la premiere carte, piocher une a une, decider apres avoir vu, choisir a l avance, une carte apres l autre, deuxieme carte avant de choisir, voir puis choisir, voir avant de choisir, décider carte par carte',
  B04: 'deux cartes, plusieurs cartes, même château, deux fois la meme pile, deux cartes du meme chateau, plusieurs du meme chateau, plusieurs du même château, deux dans la même pile, encore du même château',
  B38: 'l’adversaire sait, l’adversaire voit, voir ce que je prends, voir ce que je pioche, secret, adversaire voit, sait ce que je pioche, main cachee, cartes secretes, compter les cartes, memoire, combien de cartes restent dans la pioche, montrer la carte piochee, montrer cartes piochees, reveler ma pioche, montrer ce qu on pioche, doit montrer, cacher mes cartes, garder secret, regarder ma main, montrer ce que j ai pris, montrer la carte prise sur un chateau, montrer, retenir les cartes, cartes connues, information ouverte',
  U9: 'où jouer, comment jouer une carte, poser une banniere, jouer une carte, de mon cote, quel cote, sous le chateau, moitie adverse, cote de l autre, ma moitie, ou placer, ou vont les cartes, ma rangee, devant moi, comment jouer un drapeau, face visible, face cachee, de quel cote, qu est ce qu une banniere, comment jouer une banniere, carte banniere, comment poser une banniere, jouer devant soi',
  U10: 'couleur, quel château, mauvaise couleur, autre couleur, correspondre au chateau, bonne couleur, meme symbole que le chateau, mauvais chateau, n importe quel chateau, carte rouge, chateau bleu, vert, jaune, icone, sous un autre chateau, melanger les couleurs, couleurs melangees, chateau correct, bon chateau, seulement meme couleur, ou va cette banniere, eau sous plume, flamme, feuille, nuage, plume, eau, son chateau, pas la bonne banniere, jouer ailleurs, chateau correspondant, quelle colonne, couleur ne correspond pas, ou va une banniere, sous quel chateau, banniere de quelle couleur, mauvais embleme, banniere d un autre embleme, n’importe quel emblème, emblème libre, autre faction sous un château',
  U11: 'insérer, au milieu, entre, en dessous, recouvrir, glisser entre deux cartes, intercaler, chevaucher, empiler, voir toutes les cartes, inserer, glisser dessous, longueur de colonne, combien de cartes par colonne, dessus de la colonne, carte entre deux, entre d autres, limite de cartes sous un chateau, maximum de cartes par colonne, combien de cartes sous un chateau, empiler autant de cartes, autant de cartes qu on veut, cartes illimitees, hauteur de pile',
  U12: 'plus petite, plus basse, décroissant, même valeur, même chiffre, petite sur grande, plus petite carte, carte egale, meme force, meme valeur dessus, deux 1, repeter un chiffre, diminuer, plus faible, 2 sur un 2, 1 sur un 3, meme valeur legale, valeur egale, descendre, doublon, valeur inferieure, soldat sur archer, soldat sur chevalier, petite sur grosse, deux soldats l un sur l autre, encore le meme, a l envers, 2 sur 3, 1 sur un 1, 3 sur un 3, 4 sur un 4, 5 sur un 5, encore la meme carte, plus faible sur plus forte, diminuer la force, force egale, cartes croissantes, doivent monter, ordre des cartes, rester a la meme force, apres un cinq, suivre un 5',
  U13: 'sauter un chiffre, trou, plus grande, plus haute, deux de plus, sauter une valeur, de 1 a 3, plus un, exactement un de plus, combien de plus, chiffre suivant, dans l ordre, laisser un trou, croissant, trop fort, 4 sur un 2, 3 sur un 1, 5 sur un 3, directement de 1 a 3, bond, grand pas, omettre un chiffre, progression, chevalier sur soldat, bete sur soldat, dragon sur soldat, chef sur soldat, roi sur chevalier, beaucoup plus grande, trop grande, grosse carte, 2 sur un 1, 3 sur un 2, 4 sur un 1, 5 sur un 2, combien de pas, force augmenter, de combien augmenter, combien plus fort, monter de deux, cartes croissantes une a une, monter dans l ordre, chaque chiffre necessaire, ecart de force entre deux cartes, difference de force',
  B10: 'autre couleur, mauvaise couleur, recouvert ensuite, restent apres recouvrement, chateau arc-en-ciel recouvert, comptent encore, cartes d une autre couleur, retirees, couleurs apres recouvrement, bannieres etrangeres plus tard, mauvais symbole reste, bannières étrangères après recouvrement, autres couleurs restent, bannières quand le château arc-en-ciel a disparu, bannières étrangères comptent encore',
  B12: 'première carte, commencer une colonne, commencer haut, 5, premiere carte, grosse carte d abord, ouvrir avec un 3, espace vide, emplacement vide, commencer par un 4, demarrer avec le roi, demarrer une pile, commencer par le chef, premiere d une colonne, force pour une colonne vide, quelle carte dans une colonne vide, n importe quel chiffre d abord, premiere carte d une colonne, quelle premiere carte',
  U14: 'vaut, valeur, points, empiler, deux magiciens l’un sur l’autre, magicien pour commencer une colonne, colonne vide, en premier, valeur du magicien, force du magicien, vaut magicien, points magicien, poser un magicien, ou magicien, joker, n importe quelle colonne, magicien sur magicien, six, puissance, puissance du mage, magicien partout, sur une colonne vide, carte magique, monsieur magique, combien il vaut, bon magicien, magicien en premier, quand jouer un magicien, deux magiciens dans la meme colonne, plusieurs magiciens dans une colonne, magicien sur n importe quelle carte, magicien sur une banniere, conditions pour jouer un magicien, comment jouer un magicien, ou peut aller le magicien, joker ou, ou va le joker, magicien sous n importe quel chateau, magicien chez l adversaire, magicien du cote adverse, seulement mes colonnes, deux magiciens dans une colonne, plusieurs magiciens empilés, magicien sur une place vide',
  B13: 'carte sur un magicien, recouvrir, par-dessus, dessus, jouer sur un magicien, continuer apres un magicien, banniere sur magicien, recouvrir le magicien, soldat sur magicien, bloquer une colonne, poser une carte sur un magicien, jouer par dessus un magicien, carte apres un magicien, archer sur magicien, chevalier sur magicien, magicien bloque, magicien ferme une colonne, apres un cinq, par dessus un cinq, suivre un 5, que poser sur un magicien, mettre quelque chose sur un magicien, magicien bloque la colonne, carte au-dessus d’un magicien',
  U15: 'bouger, ramener, changer de place, ailleurs, deplacer mon magicien, bouger le magicien, autre colonne, changer de colonne, magicien vers un autre chateau, autre place, transferer magicien, pousser, transporter le magicien, bouger encore, magicien reste pour toujours, magicien peut partir, magicien coince, deplacer plusieurs magiciens, jusqu ou deplacer, chateau voisin, comment deplacer, ou peut on deplacer, vers quelle colonne, meme magicien deplace encore, deplacer un magicien a chaque tour, combien de fois deplacer, magicien revient ou il etait, revenir',
  U16: 'révéler, dévoiler, où va la carte, prix du déplacement, apres deplacement, carte retournee, cout du deplacement, reveler, carte de la pioche, ou va la carte, deplacer termine le tour, punition du deplacement, carte de la pioche apres deplacement, piocher apres deplacement, retourner la carte du dessus, prix d un deplacement, est ce que je pioche quand je deplace un magicien, que se passe apres le deplacement, que retourne t on, quand un magicien se deplace, coût du déplacement, carte de la pioche en plus, révéler après le déplacement',
  B06: 'garder la carte retournee, prendre la carte revelee, recuperer la carte retournee, garder la carte révélée, prendre la carte retournée, carte du déplacement en main',
  B18: 'lequel peut bouger, enterré, dessous, ramener, magicien dessous, magicien recouvert, magicien adverse, meme chateau, quel magicien deplacer, deux magiciens deplacer, seulement magicien du dessus, magicien sous un autre, revenir au meme chateau, magicien revient ou il etait, meme place, magicien sous un autre magicien, même château encore, magicien du dessous bouge',
  B19: 'carte arc-en-ciel retournee, magicien retourne, ou va la carte arc-en-ciel retournee, chateau arc-en-ciel retourne, qui choisit le chateau, chateau arc-en-ciel revele, magicien retourné, carte arc-en-ciel révélée, carte révélée sans symbole',
  B34: 'carte retournee recouvre le chateau arc-en-ciel, banniere retournee sur chateau arc-en-ciel, carte révélée recouvre le château arc-en-ciel, bannière retournée sur le château',
  B42: 'redevient vide, colonne apres depart du magicien, colonne vide apres deplacement, magicien parti, colonne videe, jouer une banniere apres le depart du magicien, colonne redevenue vide, après le départ du magicien, place laissée par le magicien',
  U17: 'défausser, se débarrasser, mettre de côté, quel château, defausser, se debarrasser, jeter, mettre sur un chateau, poser sur le plateau, carte inutile, carte sur chateau, defausser une carte, ranger, jeter sur le chateau, mettre de cote, carte sans utilite, mauvaise carte, jouer sur un chateau, sur quel chateau defausser, carte arc-en-ciel sur n importe quel chateau, choisir le chateau, comment mettre une carte sur un chateau, comment defausser, poser une carte arc-en-ciel sur un chateau, poser un magicien sur un chateau, jeter une carte inutile, defausser ou',
  U18: 'reprendre, récupérer, tout de suite, reprendre aussitot, piocher ma propre carte, carte que je viens de jouer, meme tour, venir de defausser, posee ce tour, reprendre la carte que j ai mise, remise, annuler, changer d avis, piocher la carte qu on vient de mettre, carte que je viens de poser, repiocher ma defausse, repiocher tout de suite, piocher sur un chateau ou je viens de jouer, chateau ou je viens de poser, poser au château et reprendre, repiocher ma propre carte, poser puis reprendre',
  U19: 'à quoi sert, effet, pouvoir, joker, toutes couleurs, pour les deux joueurs, pour l’adversaire aussi, a quoi sert le chateau arc-en-ciel, effet du chateau, toutes les couleurs, n importe quelle banniere, pour les deux, adversaire aussi, combien de temps, chateaux multicolores, chateau colore, a quoi servent, utilite, maison arc-en-ciel, chateau de toutes les couleurs, couleur libre, comment marchent les chateaux, que change un chateau arc-en-ciel, chateau arc-en-ciel sur le dessus, comment fonctionne le chateau arc-en-ciel, tous les emblemes permis, n importe quelle banniere sous le chateau, pourquoi jouer un chateau arc-en-ciel, château joker, château pour tous les emblèmes, toutes les couleurs permises, poser un château arc-en-ciel, que fait un château arc-en-ciel, château arc-en-ciel posé ça fait quoi',
  U20: 'points, score, utilité, à quoi servent, à quoi sert de poser sur un château, cartes au chateau points, cartes sur le chateau, comptent elles, force, pourquoi poser, prendre plus tard, a quoi servent les piles, defausse compte, score des cartes au chateau, stocker, chateau arc-en-ciel compte dans la force, cartes chateau comptent, cartes sur les chateaux comptent, adversaire prend la carte que j ai defaussee, adversaire utilise ma carte, carte defaussee, cartes de chateau donnent de la force, force des cartes de chateau',
  B05: 'reprendre, récupérer, tout de suite, reprendre aussitot, carte que je viens de jouer, meme tour, venir de defausser, autres chateaux, reprendre la carte que j ai mise, annuler, piocher sur un chateau ou je viens de jouer, chateau ou je viens de poser',
  B07: 'reprendre, dessous, recouvrir un chateau arc-en-ciel, annuler, arreter effet, bloquer, decouvrir, carte sous le chateau arc-en-ciel, enlever, se debarrasser, recouvert, carte sur le chateau arc-en-ciel, poser une carte sur le chateau arc-en-ciel, piocher la carte sous le chateau arc-en-ciel, carte dessous, annuler un chateau arc-en-ciel, desactiver un chateau arc-en-ciel, se debarrasser du chateau arc-en-ciel, chateau arc-en-ciel disparait, château arc-en-ciel découvert à nouveau, effet revient, château recouvert puis libéré',
  B08: 'poser une banniere sur un chateau arc-en-ciel, mauvais chateau, autre couleur sur chateau, poser un autre symbole sur le château arc-en-ciel, autre couleur sur le château',
  B09: 'magicien sur un chateau, carte arc-en-ciel sur chateau, pont sur chateau, effet, magicien pose sur un chateau, prendre un magicien sur un chateau, magicien posé sur un château, pont posé sur le château, carte arc-en-ciel sur la pile',
  B11: 'regarder, consulter, ce qu’il y a dessous, voir toute la pile, regarder la pile, fouiller la pile, cartes sous la premiere, ce qui a ete defausse, verifier, peut on regarder les cartes dessous',
  B39: 'jouer un chateau arc-en-ciel, chateau arc-en-ciel dans une colonne, ou va le chateau arc-en-ciel, chateau arc-en-ciel sous un chateau, mettre chateau arc-en-ciel dans une colonne, ou poser un chateau arc-en-ciel, deux châteaux arc-en-ciel superposés, château arc-en-ciel dans ma colonne',
  U21: 'comment pont, qu est ce qu un pont, utiliser un pont, carte manquante, combler un trou, remplacer un chiffre manquant, jouer un pont, arc-en-ciel, comment marchent les ponts, quand construire, sauter avec un pont, aide du pont, manque un 2, remplace, quand utiliser un pont, que fait un pont, pourquoi construire un pont, comment construire un pont, comment jouer un pont, conditions pour un pont',
  U22: 'carte suivante, doit suivre, seul, apres un pont, carte apres le pont, suivre, pont tout seul, immediatement, pont sans carte, deux cartes en une action, pont inacheve, laisser un pont, finir le pont, dois je continuer, que suit un pont, terminer un pont, besoin d une autre carte, pont et banniere ensemble, pont suivi d un magicien, pont seul, magicien sur un pont, quelle carte sur le pont, continuer une colonne apres un pont, deux cartes avec un pont, juste apres le pont, doit on jouer apres, pont et ensuite, et apres le pont',
  U23: 'pont en premier, commencer par un pont, pont sur rien, pont sur un espace vide, pont comme 1, pont au debut d une colonne, pont en premiere carte, pont en bas d une colonne, pont comme premiere carte, rien sous le pont',
  U24: 'vaut, valeur, points, force du pont, vaut pont, points pont, compter un pont, valeur du pont, combien pont, pont vaut toujours un, points d un pont, force ajoutee par un pont, pont dans le total',
  U25: 'décider, choisir, changer, tourner la carte, magicien ou pont, sens de la carte, pivoter la carte, carte double, deux usages, decider, carte arc-en-ciel sert, usages, deux images, a l envers, deux cotes de la carte, demi tour, cote magicien, cote pont, choisir entre magicien et pont, librement, même carte magicien et pont, une carte deux usages, deux en un, magicien ou pont au choix, les deux sens de la carte',
  B14: 'sur un 4, sur un 5, jusqu’où, pont sur magicien, pont sur un cinq, pont sur un 4, pont sur carte forte, ou pont, pont dessus, pont sur un chef, pont sur une bete, pont sur un roi, pont apres un 5, pont interdit, pont sur un magicien, poser un pont sur un magicien, où ne pas construire',
  B15: 'quel chiffre, dans la suite, le pont compte comme, carte sur un pont, un autre 3 apres un pont, pont remplace 3, remplace un rang, compare, continuer apres un pont, renforcer une colonne apres un pont, jouer plus tard sur un pont, mettre une carte sur un pont, rang du pont, ce qui compte au-dessus d’un pont',
  B16: 'meme chiffre sur un pont, quelle carte apres, combien de plus, egal, un autre 3 apres un pont, meme rang sur le pont, pont remplace 3, remplace un rang, exact, rang suivant, pont sur un 1 puis un 2, même rang après un pont, après un pont la même force, pont sur 2 puis 4, pont posé sur un 1',
  B17: 'couleur apres un pont, autre symbole sur un pont, couleur de la carte suivante, pont puis autre couleur, banniere d une autre couleur sur un pont, embleme sur un pont, couleur après le pont, symbole de la carte sur le pont, autre emblème sur un pont',
  B33: 'changer, devenir, transformer, retourner un pont en magicien, magicien en pont, pont en magicien, retourner sur la table, pivoter, changer apres, plus tard, magicien devenir pont, pont devenir magicien, pont joue en magicien, tourner une carte jouee, changer une carte jouee, retourner un pont, faire pivoter un pont, tourner une carte posée',
  B35: 'faut-il la carte suivante, déjà en main, ne pas avoir la carte suivante, sans la carte suivante, piocher entre, avoir en main, pont seul, carte de fermeture, pont sans suite, pont sans la bonne carte en main, pas de carte pour le pont, suite pas en main, pont tout seul',
  U26: 'voler, récupérer, magicien adverse, remplacer, voler un magicien, prendre le magicien adverse, magicien revenir, recuperer mon magicien, echanger magicien, remplacer magicien, propre cote, enlever un magicien, cote adverse, contre un magicien, battre un magicien, contrer un magicien, contre, vaincre, repondre, se defendre, chasser, piquer, je veux mon magicien, donner une banniere pour un magicien, chiper, sauver mon magicien, comment echanger, magicien contre n importe quelle banniere, quelle banniere pour echanger, echanger avec adversaire, que donner, conditions pour echanger un magicien, comment echanger un magicien, comment fonctionne l echange, magicien du rival en main, prendre le magicien du rival',
  U27: 'lequel des deux, plusieurs magiciens, deux magiciens, les deux magiciens, magicien du dessous, magicien du dessus, quel magicien, un par tour, prendre les deux, echanger plusieurs magiciens, magiciens l un sur l autre, magiciens empiles, lequel est echange, échanger le magicien du haut, magicien du bas ou du haut, échanger un magicien parmi deux',
  U28: 'récupérer un pont, reprendre, réparer, echanger pont, voler pont, prendre pont, remplacer pont, enlever pont, recuperer pont, pont adverse, defaire un pont, retirer un pont, reparer, comment echanger un pont, quel pont, remplacer le pont adverse, pont du rival, échanger un pont contre une bannière',
  B20: 'magicien sur un cinq, echanger sur un 5, quelle force pour echanger, quelle carte pour echanger, comparer, carte de reference, a quelle carte compare, force necessaire, magicien sur un autre, quel chiffre pour echanger, force pour remplacer un magicien, quelle force pour échanger, carte sous le magicien, force de la remplaçante',
  B21: 'lequel des deux, plusieurs magiciens, deux magiciens, magicien du dessous, magicien du dessus, quel magicien, prendre les deux, magicien du bas, premier magicien posé, magicien du haut',
  B22: 'quelle carte pour pont, chiffre exact, bonne valeur pour echanger un pont, carte egale, enlever un pont, carte égale pour un pont, même force que la carte du dessous, pont contre une carte de même force, nombre exact pour le pont',
  B24: 'piocher, nouvelle carte, que gagne-t-on, piocher apres echange, apres un echange, main apres echange, apres echange quelle carte, que recoit on d un echange, utiliser la carte echangee, que devient le magicien apres echange, ou va le magicien echange, magicien récupéré en pont, utiliser le magicien pris, magicien repris sert de pont',
  B41: 'voler à l’adversaire, à qui les points, aide adversaire, banniere du cote adverse, donne de la force, a qui la banniere, autre cote, a qui profite, banniere profite adversaire, echange aide adversaire, a qui appartient la carte, carte chez adversaire, bannière échangée en face compte pour qui, à qui est la bannière échangée, bannière de l’autre côté, ma bannière aide l’adversaire',
  U29: 'quand est-ce fini, s’arrête, pioche vide, quand fin, fin du jeu, partie s arrete, pioche epuisee, plus de cartes, il n y a plus de cartes, combien de temps dure, duree, condition de fin, met fin, declenche la fin, finit, derniere carte du paquet, se vide, tas vide, plus de cartes dans le tas, paquet fini, quand a t on fini, plus rien a piocher, duree d une partie, combien de manches, nombre de tours, quand exactement finit, comment finit la partie',
  U30: 'gagner un château, contrôler, compter, gagner un chateau, conquerir, qui possede, qui controle, additionner, force totale, compter les points, decompte, calculer, prendre le controle, qui mene au chateau, a qui est le chateau, plus de points, comparer les forces, additionner les chiffres, qui controle un chateau, total plus eleve, comparer les deux cotes, comment compter la force, calculer la force, somme d une colonne, comment remporter un chateau, comment gagne t on un chateau, chateau remporte, additionner les colonnes, total de force par chateau, qui est plus fort',
  U31: 'même force, à égalité, départager, meme force au chateau, egalite au chateau, meme total, departage, plus de cartes, loi du nombre, ex aequo, a egalite, force identique, qui prend le chateau, chateau nul, on a 6 tous les deux, pareil tous les deux, superiorite numerique, a qui est le chateau, egalite a un chateau, departage au nombre de cartes, departage aux chateaux, chateau a egalite',
  U32: 'comment gagner, victoire, but du jeu, but, objectif, gagner la partie, qui gagne, combien de chateaux pour gagner, plus de chateaux, condition de victoire, combien de chateaux, trois chateaux, comment etre le vainqueur, que dois je faire, chateaux pour gagner, majorite des chateaux, comment gagner la partie, qui remporte la partie',
  B25: 'dernier tour, encore un tour, pioche vide, arret immediat, au milieu de la pioche, derniere carte piochee, autre joueur rejoue, en piochant, s arrete a la derniere carte, arrete tout de suite, deplacement revele la derniere carte, derniere carte retournee, pioche vide pendant le tour, dernier tour pour l adversaire, pioche vide et maintenant, le rival rejoue-t-il, dernière carte en repiochant',
  B26: 'ne pas vouloir la dernière carte, retarder, eviter la fin, retarder la fin, ne pas piocher la derniere, retarder en piochant aux chateaux, gagner du temps, refuser la dernière carte, éviter la dernière carte',
  B27: 'personne ne pioche, sans fin, infini, blocage, au bout de combien de tours, arrêt si personne ne pioche, ne finit jamais, que des chateaux, boucle, tourne en rond, eternellement, longtemps sans pioche, jeu bloque, tours sans piocher, jeu sans fin, seulement piocher aux chateaux, quarante tours, règle des 40 tours',
  B28: 'encore à égalité, personne ne gagne, magiciens en cas d egalite, pont en cas d egalite, comptent comme bannieres, toujours egalite, sans proprietaire, personne n a le chateau, autant de bannieres, loi du nombre, superiorite numerique, magiciens comptent, cartes arc-en-ciel en cas d egalite, aucun joueur n a de carte, personne ne controle, chateau sans cartes, chateau neutre, chateau vide a qui, chateau sans vainqueur, chateau a personne, personne ne gagne un chateau, zero a zero, même nombre de bannières aussi, personne n’a le château, toujours égalité',
  B29: 'match nul, égalité finale, deux châteaux chacun, autant, meme nombre de chateaux, autant de chateaux, deux chateaux chacun, egalite generale, egalite finale, qui gagne, nul, personne ne gagne, egalite totale, en cas de match nul, partie a egalite, tous les deux gagnent, meme nombre de chateaux a la fin, partie nulle, pas de vainqueur, 2 chateaux partout, deux partout, 2 a 2, 2 chateaux chacun, personne n’a plus de châteaux, aucun ne mène, égalité à la fin',
  B31: 'restantes, points, valeur, malus des cartes en main, cartes restantes, cartes encore en main, main a la fin, points negatifs, cartes sur les chateaux, defausse dans le score, a la fin, cartes inutilisees, score, chateau arc-en-ciel compte, chateau arc-en-ciel points, valeur des cartes en main, cartes non jouees, main restante, cartes en main à la fin, points des cartes en main',
  B37: 'comment compte-t-on ces tours, compteur remis à zéro, tours des deux joueurs',
  B40: 'dernier tour, dernier coup, derniere action compte, mon dernier coup, dernier coup compte, moins de cinq à la fin, main incomplète à la fin, dernière action',
  U33: 'unite, union, seulement des 1, commencer par un 1, variante, plus difficile, puissance, regle unite, puissance de l unite, seulement force 1 d abord, que signifie l unite, variante unite, force de depart avec unite, premiere banniere avec unite, seulement des 1 au départ, que des 1 sur le vide, variante commencer par 1, un soldat d’abord, colonnes commencent par un',
  U34: 'deux ponts, enchaîner, à la suite, plus d un pont, plusieurs ponts, ponts consecutifs, ponts a la suite, deuxieme pont, variante, au dela, utiliser plus d un pont, ponts en une fois, plusieurs ponts en une action, quelque part au dela de l arc en ciel, chaine de ponts, regles optionnelles',
  B30: 'deux ponts, enchaîner, à la suite, plus d un pont, plusieurs ponts, ponts consecutifs, repiocher après plusieurs ponts, deux ponts combien de cartes, fermer plusieurs ponts, échanger un des ponts',
  B32: 'magicien en premier avec unite, pont en premier avec unite, unité avec un magicien, unité et pont, magicien d’abord avec l’unité, commencer par un magicien avec l’unité, arc-en-ciel sur le vide avec l’unité',
  B36: 'desactiver des regles, combiner les variantes, options, deux variantes ensemble, quelles options ensemble, variante en partie débutant',
};

export const rules: RuleTexts<RuleId> = {
  U1: {
    title: 'Les cartes',
    text: 'Le jeu compte 47 cartes : 40 bannières, cinq cartes arc-en-ciel et deux châteaux arc-en-ciel. Chaque emblème (eau, plume, nuage, feuille, flamme) a huit bannières : trois soldats de force 1, deux archers de force 2, un chevalier de force 3, une bête de force 4 et un chef de force 5. Le plateau porte cinq châteaux, un par emblème.',
  },
  U2: {
    title: 'La donne',
    text: 'Les 47 cartes sont mélangées ensemble. Chacun reçoit une main de cinq cartes, qu’il est seul à voir. Les 37 autres, face cachée, sont la pioche.',
  },
  U3: {
    title: 'Qui commence',
    text: 'Selon les règles imprimées, le premier tour revient à la tenue la plus vive ou à qui a gagné la partie précédente. B01 dit comment cela se règle ici.',
  },
  U4: {
    title: 'La partie pour débutants',
    text: 'Pour les débutants et les jeunes enfants, certaines règles portent une marque et sont laissées de côté. Ce sont, selon nous, U13, les ponts arc-en-ciel (U21 à U24) et U28.',
  },
  B01: {
    title: 'Qui commence ici',
    text: 'Le hasard désigne qui commence une première partie. Lors d’une revanche, le gagnant de la dernière partie commence ; après une partie nulle, c’est celui qui ne l’avait pas commencée.',
    reason:
      'On ne compare pas des vêtements à travers un écran. Le droit du gagnant est imprimé ; une partie nulle n’a pas de gagnant, le premier tour change donc de main.',
  },
  B23: {
    title: 'Échanges sans les règles marquées',
    text: 'Sans U13, une bannière échangée contre un magicien arc-en-ciel doit seulement avoir le bon emblème (U10) et assez de force (U12). Dans la partie pour débutants, il n’y a pas de pont arc-en-ciel, donc rien à échanger selon U28. Chacune des trois règles marquées peut aussi être retirée séparément, dans les limites de B36.',
    reason: 'Un échange suit les règles en vigueur dans la partie pour jouer une bannière.',
  },
  B43: {
    title: 'Cartes identiques',
    text: 'Les cartes de même face n’en font qu’une : les trois soldats d’un emblème, ses deux archers, les cinq cartes arc-en-ciel, les deux châteaux arc-en-ciel. Si l’adversaire sait que vous avez une carte et que vous en jouez une de même face, c’est un exemplaire connu de lui qui est joué.',
    reason:
      'Personne ne distingue deux exemplaires ; l’un d’eux joué, l’adversaire est sûr d’un exemplaire de moins.',
  },
  B44: {
    title: 'Un autre paquet de cartes',
    text: 'Le nombre d’exemplaires de chaque carte peut être celui d’une autre boîte : pour les bannières selon leur force, pour les cartes arc-en-ciel et pour les châteaux arc-en-ciel. Il y a 47 cartes dans tous les cas.',
    reason:
      'Qui possède une boîte aux cartes différentes peut jouer avec elles ; la durée de la partie reste la même.',
  },
  U5: {
    title: 'Une action',
    text: 'Un tour, c’est une action, ni plus ni moins : jouer une bannière, jouer un magicien arc-en-ciel, déplacer un magicien arc-en-ciel, poser une carte sur un château, construire un pont arc-en-ciel ou échanger contre une carte arc-en-ciel.',
  },
  U6: {
    title: 'Compléter sa main',
    text: 'Votre tour finit avec une main complète : s’il manque des cartes après l’action, vous la ramenez à cinq. Puis c’est le tour de l’adversaire.',
  },
  U7: {
    title: 'D’où viennent les cartes',
    text: 'Pour compléter la main, vous prenez chaque carte soit au-dessus de la pioche, sans la voir, soit au-dessus de la pile d’un château, visible. Un même tour peut mêler les deux.',
  },
  U8: {
    title: 'Les châteaux arc-en-ciel restent',
    text: 'Une fois sur le plateau, un château arc-en-ciel ne va plus dans aucune main.',
  },
  B02: {
    title: 'On ne passe pas',
    text: 'Il est interdit de passer. Ce n’est jamais nécessaire : on peut toujours poser une carte sur un château.',
    reason:
      'Chaque carte a un château où elle peut être posée (U17), et chaque tour commence avec cinq cartes en main.',
  },
  B03: {
    title: 'Une carte après l’autre',
    text: 'Vous choisissez d’où vient chaque carte après avoir vu la précédente.',
    reason:
      'Les cartes se prennent une par une, et rien ne demande d’annoncer d’avance d’où elles viendront toutes.',
  },
  B04: {
    title: 'Deux fois au même château',
    text: 'En complétant votre main, vous pouvez prendre plusieurs cartes de la pile d’un même château.',
    reason:
      'La carte du dessus partie, la suivante devient celle du dessus, et aucune règle ne limite les prises à un même château.',
  },
  B38: {
    title: 'Ce que chacun sait',
    text: 'Le nombre de cartes de la pioche et toutes les cartes posées sur les châteaux sont connus des deux joueurs. L’adversaire connaît les cartes que vous avez prises à un château ou par un échange, mais pas celles qui viennent de la pioche.',
    reason: 'Ce qui était visible, les deux l’ont vu ; ce qui était caché, non.',
  },
  U9: {
    title: 'Jouer une bannière',
    text: 'Sous chaque château, chaque côté a sa colonne. Ajoutez une bannière de votre main, visible, à l’une des vôtres.',
  },
  U10: {
    title: 'L’emblème',
    text: 'Une bannière va sous le château de son emblème. L’emblème n’est libre que si la carte du dessus de la pile du château est un château arc-en-ciel.',
  },
  U11: {
    title: 'Par-dessus, tout reste visible',
    text: 'Une colonne ne grandit que par le dessus. Rien n’y est caché : chaque carte laisse voir son emblème et sa force.',
  },
  U12: {
    title: 'Jamais plus faible',
    text: 'Une bannière n’est jamais plus faible que la carte qu’elle recouvre. À force égale, elle est permise.',
  },
  U13: {
    title: 'Un point de plus au maximum',
    text: 'Une bannière dépasse d’un point de force au plus la carte qu’elle recouvre. Règle marquée (U4).',
  },
  B10: {
    title: 'Les autres emblèmes restent',
    text: 'Les bannières d’un autre emblème restent dans leur colonne et continuent de compter quand le château arc-en-ciel a été recouvert.',
    reason: 'L’emblème n’est vérifié qu’au moment où la bannière est jouée.',
  },
  B12: {
    title: 'La première bannière d’une colonne',
    text: 'Dans une colonne vide, on peut jouer une bannière de n’importe quelle force ; avec « La puissance de l’unité », seulement une bannière de force 1 (U33).',
    reason:
      'U13 compare la bannière à la carte qu’elle recouvre, et ici il n’y en a pas. Les exemples imprimés le confirment.',
  },
  U14: {
    title: 'Jouer un magicien arc-en-ciel',
    text: 'Une carte arc-en-ciel de votre main, jouée comme magicien arc-en-ciel, peut aller sur n’importe laquelle de vos colonnes, même vide, même sur un autre magicien arc-en-ciel. Ni emblème ni force ne la limitent. Un magicien arc-en-ciel a une force de 6.',
  },
  B13: {
    title: 'Sur un magicien arc-en-ciel',
    text: 'Une bannière ne se joue jamais sur un magicien arc-en-ciel. Seul un autre magicien arc-en-ciel le peut.',
    reason:
      'La bannière la plus forte a une force de 5, un magicien arc-en-ciel de 6, et U12 interdit une carte plus faible.',
  },
  U15: {
    title: 'Déplacer un magicien arc-en-ciel',
    text: 'Un magicien arc-en-ciel qui est la carte du dessus d’une de vos colonnes passe sur une autre de vos colonnes, vide ou non. Il y est aussi libre que lorsqu’on le joue (U14).',
  },
  U16: {
    title: 'La carte retournée',
    text: 'Le déplacement coûte à la pioche sa première carte : elle est retournée et va sur le château de son emblème. Vous choisissez le château si c’est une carte arc-en-ciel ou un château arc-en-ciel. Votre tour est alors fini.',
  },
  B06: {
    title: 'La carte retournée reste',
    text: 'Vous ne pouvez pas prendre la carte que votre déplacement vient de retourner.',
    reason:
      'Après un déplacement, votre main compte encore cinq cartes : rien n’est pris et le tour est fini.',
  },
  B18: {
    title: 'Quel magicien arc-en-ciel, et vers où',
    text: 'On ne déplace que la carte du dessus d’une colonne, si c’est un magicien arc-en-ciel. Elle doit aller à un autre château.',
    reason:
      'Seul un magicien arc-en-ciel recouvre un magicien arc-en-ciel (B13) : le plus haut d’une colonne en est donc toujours la carte du dessus.',
  },
  B19: {
    title: 'Une carte retournée sans emblème',
    text: 'L’auteur du déplacement choisit le château pour une carte arc-en-ciel retournée, et aussi pour un château arc-en-ciel retourné.',
    reason:
      'Aucune des deux n’a d’emblème qui désigne un château, et l’exception imprimée vaut pour les deux.',
  },
  B34: {
    title: 'Une bannière retournée sur un château arc-en-ciel',
    text: 'Une bannière retournée va sur le château de son emblème imprimé, même si un château arc-en-ciel y est la carte du dessus. Elle le recouvre et met fin à son effet.',
    reason:
      'Une carte posée sur un château suit son emblème imprimé (B08), et un château arc-en-ciel n’agit que s’il est la carte du dessus (U19).',
  },
  B42: {
    title: 'Une colonne vidée par un déplacement',
    text: 'La colonne est de nouveau vide : une bannière de n’importe quelle force peut y être jouée (avec « La puissance de l’unité », seulement une de force 1). Un pont arc-en-ciel y tient le rang 1, suivi d’une bannière de force 2.',
    reason: 'Il n’y a plus de carte à laquelle se comparer, et ce qui s’y trouvait avant ne compte pas.',
  },
  U17: {
    title: 'Poser une carte sur un château',
    text: 'Au lieu de rejoindre une colonne, une carte de votre main peut aller, visible, sur un château : celui de son emblème. Cartes arc-en-ciel et châteaux arc-en-ciel n’ont pas d’emblème et vont où vous voulez.',
  },
  U18: {
    title: 'Pas dans le même tour',
    text: 'Une carte que vous avez posée sur un château ne revient pas dans votre main le même tour.',
  },
  U19: {
    title: 'Un château arc-en-ciel sur le dessus',
    text: 'Un château arc-en-ciel agit tant qu’il est la carte du dessus de la pile du château : des deux côtés, l’emblème des bannières jouées sous ce château est alors libre.',
  },
  U20: {
    title: 'Les cartes sur les châteaux',
    text: 'Les piles des châteaux ne donnent de force à personne. Elles servent de réserve : aux tours d’après, chacun peut en prendre la carte du dessus (U7), à moins que ce ne soit un château arc-en-ciel (U8).',
  },
  B05: {
    title: 'La carte qu’on vient de poser',
    text: 'La carte que vous avez posée sur un château ce tour-ci ne peut pas être prise ; la pile de ce château vous est donc fermée jusqu’à la fin du tour. Les piles des autres châteaux restent ouvertes.',
    reason:
      'U18 ne parle que de cette carte ; mais seule une carte du dessus peut être prise, elle protège donc celles qu’elle recouvre.',
  },
  B07: {
    title: 'Dessus et dessous d’un château arc-en-ciel',
    text: 'Un château arc-en-ciel ne peut jamais être pris, et les cartes qu’il recouvre sont bloquées. Recouvert, il n’a plus d’effet ; redevenu la carte du dessus après une prise, il le retrouve.',
    reason:
      'Seule une carte du dessus peut être prise (U7), et un château arc-en-ciel n’agit que s’il est la carte du dessus (U19).',
  },
  B08: {
    title: 'Poser une bannière sur un château arc-en-ciel',
    text: 'Une bannière se pose toujours sur le château de son emblème imprimé. Un château arc-en-ciel sur le dessus n’ouvre pas la pile du château aux autres emblèmes.',
    reason:
      'L’exception du château arc-en-ciel (U10) vise les bannières jouées sous un château ; poser une carte sur un château (U17) n’en connaît pas.',
  },
  B09: {
    title: 'Une carte arc-en-ciel sur un château',
    text: 'Une carte arc-en-ciel posée sur un château n’a aucun effet. Elle se prend comme toute autre carte.',
    reason:
      'Seul un château arc-en-ciel rend l’emblème libre (U19), et seuls les châteaux arc-en-ciel ne se prennent pas (U8).',
  },
  B11: {
    title: 'Les piles des châteaux sont publiques',
    text: 'Toute la pile du château, dans l’ordre, est ouverte aux deux joueurs. L’écran en montre le dessus et la hauteur, et le reste à la demande.',
    reason: 'Les deux joueurs ont vu poser chacune de ces cartes.',
  },
  B39: {
    title: 'Où vont les châteaux arc-en-ciel',
    text: 'Un château arc-en-ciel n’entre en jeu que posé sur un château (U17) ou retourné par un déplacement (U16). Il n’est jamais dans une colonne ni donné dans un échange. Il peut recouvrir un autre château arc-en-ciel.',
    reason:
      'Ce n’est ni une bannière ni une carte arc-en-ciel, aucune autre action ne s’en sert donc ; et U17 le laisse aller sur n’importe quel château, quoi qu’il s’y trouve.',
  },
  U21: {
    title: 'Construire un pont arc-en-ciel',
    text: 'Une carte arc-en-ciel de votre main devient pont arc-en-ciel sur une de vos colonnes. Le rang d’une bannière est sa force ; le pont arc-en-ciel tient lieu de la bannière d’un rang plus haut que la carte qu’il recouvre. Règle marquée (U4).',
  },
  U22: {
    title: 'La bannière suivante vient aussitôt',
    text: 'Un pont arc-en-ciel ne reste jamais ouvert : toujours dans la même action, la bannière du rang d’après vient le recouvrir.',
  },
  U23: {
    title: 'Un pont arc-en-ciel dans une colonne vide',
    text: 'Dans une colonne vide, un pont arc-en-ciel tient le rang 1, et une bannière de force 2 le suit.',
  },
  U24: {
    title: 'Un pont arc-en-ciel vaut 1',
    text: 'Peu importe le rang qu’il tient, un pont arc-en-ciel n’ajoute jamais que 1 à la force de sa colonne.',
  },
  U25: {
    title: 'Magicien ou pont',
    text: 'Le choix se fait en jouant : en main, une carte arc-en-ciel est à la fois magicien arc-en-ciel et pont arc-en-ciel, et sur la table elle reste ce pour quoi elle a été jouée.',
  },
  B14: {
    title: 'Où un pont arc-en-ciel peut tenir',
    text: 'Un pont arc-en-ciel se construit dans une colonne vide ou sur un rang 1, 2 ou 3. Il ne se construit jamais sur un rang 4 ou 5, ni sur un magicien arc-en-ciel.',
    reason:
      'Une bannière plus haute de deux rangs doit suivre, et aucune ne dépasse 5. Au-dessus d’un magicien arc-en-ciel, il n’existe aucune bannière suivante.',
  },
  B15: {
    title: 'Le rang d’un pont arc-en-ciel',
    text: 'Une carte au-dessus d’un pont arc-en-ciel se compare au rang que tient ce pont : un de plus que la carte qu’il recouvre. Sa force de 1 ne sert qu’au compte.',
    reason: 'Dans la suite, le pont arc-en-ciel prend la place d’une bannière.',
  },
  B16: {
    title: 'Un rang exactement, deux fois',
    text: 'Le pont arc-en-ciel tient exactement un rang de plus que la carte qu’il recouvre, et la bannière qui suit a encore exactement un rang de plus. Un rang égal n’est pas permis.',
    reason:
      'La règle imprimée demande les deux fois la bannière suivante et, dans une colonne vide, 1 puis 2 (U23).',
  },
  B17: {
    title: 'L’emblème après un pont arc-en-ciel',
    text: 'La bannière jouée sur un pont arc-en-ciel obéit à U10 : l’emblème du château, sauf si un château arc-en-ciel y est la carte du dessus.',
    reason: 'C’est une bannière jouée sous un château comme une autre.',
  },
  B33: {
    title: 'Sur la table, la carte ne tourne plus',
    text: 'Un magicien arc-en-ciel ne devient pas pont arc-en-ciel, ni un pont arc-en-ciel magicien arc-en-ciel, pas même lors d’un déplacement. La carte n’est de nouveau libre qu’en main ou après avoir été posée sur un château.',
    reason:
      'Le sens dans lequel elle a été jouée fixe ce qu’elle est, tant qu’elle est dans une colonne (U25).',
  },
  B35: {
    title: 'La bannière qui ferme',
    text: 'Vous ne pouvez construire un pont arc-en-ciel que si la bannière qui le ferme est déjà dans votre main : le rang exact, et un emblème permis par U10. On ne complète pas sa main entre les deux. Le rang d’une colonne est la force de sa bannière du dessus, quel que soit son emblème, et 0 si la colonne est vide. Avec plusieurs ponts arc-en-ciel (U34), ce rang plus le nombre de ponts ne dépasse pas 4.',
    reason:
      'Pont et bannière forment une seule action, qu’on ne pourrait achever sans la bannière. La plus haute, la 5, doit rester pour fermer.',
  },
  U26: {
    title: 'Échanger contre un magicien arc-en-ciel',
    text: 'Mettez une bannière de votre main à la place d’un magicien arc-en-ciel et prenez cette carte en main. Le magicien arc-en-ciel peut être sous n’importe quel château, d’un côté ou de l’autre. La bannière obéit aux règles pour jouer une bannière à cette place (U10, U12, U13).',
  },
  U27: {
    title: 'Seulement le plus bas',
    text: 'Un tour échange au plus un magicien arc-en-ciel, et toujours le plus bas de sa colonne.',
  },
  U28: {
    title: 'Échanger contre un pont arc-en-ciel',
    text: 'De même, vous pouvez mettre une bannière de votre main à la place d’un pont arc-en-ciel, si elle bouche le trou de la suite et que son emblème convient au château (U10). Règle marquée (U4).',
  },
  B20: {
    title: 'À quoi se compare la bannière',
    text: 'La bannière se compare à la carte située juste sous le magicien arc-en-ciel qu’elle remplace. S’il n’y en a pas, toute force convient (avec « La puissance de l’unité », seulement 1). Les magiciens arc-en-ciel au-dessus ne comptent pas.',
    reason: 'La bannière sera là où était le magicien arc-en-ciel, sur la même carte.',
  },
  B21: {
    title: 'Quel magicien arc-en-ciel',
    text: 'Seul le magicien arc-en-ciel le plus bas d’une colonne, arrivé là le premier, peut être échangé ; un par tour.',
    reason:
      'Les autres recouvrent un magicien arc-en-ciel, où aucune bannière n’a sa place (B13), et un tour est une action (U5).',
  },
  B22: {
    title: 'La bannière exacte pour un pont arc-en-ciel',
    text: 'Seule une bannière du rang exact que tient le pont arc-en-ciel peut prendre sa place.',
    reason:
      'Une bannière aussi forte que la carte du dessous respecterait U12, mais le trou resterait et la suite au-dessus serait rompue.',
  },
  B24: {
    title: 'Après un échange',
    text: 'Votre main compte encore cinq cartes, vous ne prenez donc rien. La carte prise redevient une carte arc-en-ciel, libre d’être magicien arc-en-ciel ou pont arc-en-ciel. L’adversaire sait que vous l’avez.',
    reason:
      'Une carte a quitté votre main et une autre y est entrée, à la vue des deux joueurs. Ce pour quoi elle est jouée ne se fixe que sur la table (U25).',
  },
  B41: {
    title: 'Échanger du côté adverse',
    text: 'La bannière que vous y mettez compte pour l’adversaire, en force comme en cas d’égalité. Pour son emblème (U10), seule importe la carte du dessus de la pile du château maintenant, non celle du moment où le magicien arc-en-ciel a été joué.',
    reason:
      'Une carte compte pour le côté où elle se trouve, et l’emblème se vérifie au moment où la bannière est jouée.',
  },
  U29: {
    title: 'La dernière carte',
    text: 'La pioche livre sa dernière carte : la partie s’arrête à l’instant.',
  },
  U30: {
    title: 'Qui tient un château',
    text: 'À chaque château, on additionne les forces de chaque colonne. Le côté au plus grand total tient le château.',
  },
  U31: {
    title: 'Égalité à un château',
    text: 'Si les deux totaux sont égaux, le château est tenu par le côté qui a le plus de bannières dans sa colonne.',
  },
  U32: {
    title: 'Le gagnant',
    text: 'Qui tient plus de châteaux que l’autre gagne la partie.',
  },
  B25: {
    title: 'À l’instant',
    text: 'La dernière carte de la pioche arrête la partie même pendant qu’on complète une main ou quand un déplacement la retourne. On ne prend plus rien et personne n’a de dernier tour. La dernière carte, si elle est retournée, n’a pas à être posée.',
    reason:
      'La fin imprimée est immédiate et ne laisse place à rien d’autre. Sur un château, la carte ne compterait d’ailleurs pour personne (U20).',
  },
  B26: {
    title: 'Éviter la dernière carte',
    text: 'Vous pouvez prendre des cartes aux châteaux pour ne pas tirer la dernière de la pioche.',
    reason: 'U7 vous laisse choisir d’où vient chaque carte.',
  },
  B27: {
    title: 'Des tours sans la pioche',
    text: 'Si aucune carte ne quitte la pioche pendant 40 tours d’affilée, la partie s’arrête et se compte en l’état. Les options de la partie peuvent fixer un autre nombre.',
    reason:
      'Cette règle est de nous : une partie doit finir même si les deux joueurs évitent la pioche. Qui mène peut toujours y prendre une carte, la règle ne devrait donc presque jamais servir.',
  },
  B28: {
    title: 'Seules les bannières départagent',
    text: 'Pour U31, seules les bannières comptent, pas les magiciens arc-en-ciel ni les ponts arc-en-ciel. Si le nombre de bannières est égal aussi, même 0 à 0, personne ne tient le château.',
    reason:
      'Le départage imprimé nomme les bannières ; magiciens arc-en-ciel et ponts arc-en-ciel sont des cartes arc-en-ciel.',
  },
  B29: {
    title: 'Autant de châteaux',
    text: 'Si les deux joueurs tiennent autant de châteaux, la partie est nulle. En option, la plus grande force totale des cinq colonnes l’emporte ; si elle est égale aussi, la partie reste nulle.',
    reason: 'Les règles imprimées n’en disent rien ; sauf option, nous n’ajoutons donc aucun départage.',
  },
  B31: {
    title: 'Ce qui ne compte pas',
    text: 'Les cartes restées en main et celles posées sur les châteaux ne comptent pas.',
    reason: 'On ne compare que la force des colonnes (U30).',
  },
  B37: {
    title: 'Le compte de ces tours',
    text: 'Pour B27, les tours des deux joueurs se comptent ensemble. Toute carte qui quitte la pioche, pour compléter une main ou par un déplacement, remet le compte à 0.',
    reason: 'Seule une carte qui quitte la pioche rapproche la fin de la partie.',
  },
  B40: {
    title: 'Ce qui compte encore au dernier tour',
    text: 'L’action du dernier tour compte, tout comme un magicien arc-en-ciel qui s’y est déplacé. Une main peut rester à moins de cinq cartes. Une carte prise à un château n’arrête jamais la partie.',
    reason:
      'L’action est faite avant que la dernière carte soit tirée, et seule la pioche mesure la partie (U29).',
  },
  U33: {
    title: 'La puissance de l’unité',
    text: 'Variante : une colonne ne s’ouvre qu’avec une bannière de force 1 ou une carte arc-en-ciel.',
  },
  U34: {
    title: 'Quelque part au-delà de l’arc-en-ciel',
    text: 'Variante : une action peut construire plusieurs ponts arc-en-ciel à la suite dans la même colonne, si la bannière qui vient ensuite les referme.',
  },
  B30: {
    title: 'Plusieurs ponts arc-en-ciel',
    text: 'Chaque pont arc-en-ciel tient le rang suivant, et la bannière qui ferme doit être exactement du rang d’après le dernier. Vous reprenez ensuite autant de cartes que vous en avez joué. Chaque pont arc-en-ciel peut plus tard être échangé séparément contre une bannière de son propre rang.',
    reason: 'Chacun suit les règles d’un pont arc-en-ciel seul (B15, B16, B22).',
  },
  B32: {
    title: 'Unité et cartes arc-en-ciel',
    text: 'Avec « La puissance de l’unité », une colonne vide peut s’ouvrir par un magicien arc-en-ciel, ou par un pont arc-en-ciel suivi d’une bannière de force 2.',
    reason:
      'La variante excepte les cartes arc-en-ciel qui peuvent s’y trouver, et c’est le cas des deux (U14, U23).',
  },
  B36: {
    title: 'Options combinées',
    text: 'Si U13 est retirée et que les ponts arc-en-ciel sont en jeu, B16 et B22 restent exactes. Sans ponts arc-en-ciel, U28 est retirée aussi, et « Quelque part au-delà de l’arc-en-ciel » ne peut pas être choisie. « La puissance de l’unité » se combine avec la partie pour débutants.',
    reason:
      'Les rangs exacts tiennent au pont arc-en-ciel, non à U13. Sans ponts arc-en-ciel, il n’y en a ni à échanger ni à aligner. L’unité ne concerne que les colonnes vides, et toute partie en a.',
  },
};
