import type { RuleIndex, RuleTexts } from '#core/rulebook';
import type { Part, RuleId } from './rulebook.ts';

export const parts: Record<Part, string> = {
  setup: 'Mise en place',
  turn: 'Le tour',
  collect: 'Collecter',
  negotiate: 'Négocier',
  create: 'Réaliser',
  anytime: 'À tout moment',
  end: 'Fin de la partie',
  advantages: 'Les avantages',
  challenge: 'Le Challenge (solo)',
  festival: 'Le Festival du verre',
  grandmaster: 'Le Challenge du Grand Maître (expert)',
};

/** What people call the things and actions of the game: words for one of them a line. */
export const synonyms: readonly string[] = [
  'eclat, pierre, gemme, verre, bille, cristal, perle, morceau',
  'transparent, joker, incolore, sans couleur',
  'tient lieu, remplace, joker, n importe quelle couleur',
  'oeuvre, carte, creation, objet, piece',
  'plan de travail, etabli, plateau individuel',
  'anneau, roue, couronne',
  'tourner, rotation, pivoter, tourne',
  'sens, horaire, antihoraire, direction, inverse',
  'entrepot, reserve, stock, bol',
  'a court, manque, manquant, plus de, epuise, ne reste plus',
  'surplus, trop, plus de huit, plan plein, travail est plein, deborde',
  'echanger, echange, troquer',
  'acheter, achat',
  'vendre, vente, vendant, rend',
  'avantage, pouvoir, bonus, capacite',
  'hibou, chouette',
  'activer, utiliser, utilise, employer',
  'ordre, reorganiser, trier, ranger, arranger, changer l ordre',
  'restees en main, reste en main, en main, non terminees, inachevees, non realisees',
  'premiere partie, debuter, debutant',
  'recoit, distribue, combien de cartes',
  'mise de cote, mises de cote, depensee, utilisee',
  'moins, une partie, seulement',
  'obligatoire, facultatif, oblige, libre, force',
  'premiere oeuvre, seule, deuxieme carte, deuxieme oeuvre',
  'plein, occupe, occupes, pleins',
  'fois, une seule fois, deux fois, combien de fois',
  'rapporte, gagne, gagner, recevez',
  'couleur, sorte, bleu, rouge, vert, jaune',
  'paire, deux eclats, les deux',
  'refuser, refus, s en passer, oblige prendre, devoir prendre, decliner',
  'combien, nombre',
  'egalite, meme argent, autant d argent, ex aequo, depart',
  'grand maitre, rang, titre, niveau',
  'seul, solo, tout seul, un joueur',
  'voir, voient, visible, cache, secrete, montrer',
  'manche, derniere manche, dernier tour, fin',
  'passer, ni ni, rien, bloque, impossible',
  'defi, revelee, evenement',
  'combiner, cumuler, ensemble, combinaison',
  'commence, depart, debut, initial',
  'supplement, bonus, prime, en plus',
  'derriere, devant, ordre de main, premiere de main',
  'selecteur, fleche, pointeur, aiguille, curseur, indicateur, cadran',
  'marche, coin, etal, boutique, magasin',
  'categorie, symbole, icone, type, tuile',
  'place, case, emplacement, espace, libre',
  'cran, pas, position',
  'hibou, oiseau, statue, jeton',
  'alvise, automate, robot, bot',
  'surplus, neuf, 9, plus de 8',
  'banque, caisse, reserve',
  'rang, palier, paliers, niveau, grade, titre',
  'transparent, blanc, invisible, translucide',
  'couleur, teinte, nuance',
  'rapporte, touche, toucher, revenu, benefice, recompense',
  'recette, ingredients, besoin, necessaire, faut',
];

/** By what else a rule is looked up. */
export const index: RuleIndex<RuleId> = {
  L1: 'combien de chaque couleur, en tout, nombre, boîte, au centre du plateau, au milieu, matériel, contenu, composants, combien d eclats, combien de verre, de chaque couleur, dans la boite, combien de transparents, parties du plateau, pieces du jeu, bouts de verre, combien de rouges, combien de bleus, dix, 46, qu y a t il au milieu, a quoi ressemble le plateau, materiel du jeu, nombre total d eclats, combien en tout',
  L2: 'quelle face, anneau recto verso, deux faces, retourner l anneau, choisir la roue, face de la roue, quelle face choisir, verso de la roue',
  L3: 'mise en place, installer, preparer le plateau, placer les eclats, ou met on le verre, fleche au depart, coupelle centrale, preparation, comment preparer le jeu, comment installer le jeu, éclats au départ, mettre tout le verre, remplir l’entrepôt',
  L4: 'combien de cartes, taille de la main, à deux, au début, cartes non distribuées, cartes inutilisées, main de cartes, distribuer, combien de cartes oeuvre, nombre de cartes, a 2 joueurs, a 3 joueurs, a 4, cinq cartes, six cartes, main de depart, combien d images, cartes par joueur, limite de main, combien d oeuvres chacun, cartes non distribuees, reste des cartes, melanger les cartes oeuvre, distribuer les oeuvres, battre les cartes, cartes en main au debut',
  L5: 'que contiennent les marchés, au début, preparer les marches, coins, remplir les marches, sur chaque marche, eclats sur les marches au depart, marche au debut, marches communs, combien de marches, remplir a nouveau les marches, remettre des eclats sur les marches, comment preparer les marches',
  L6: 'argent de départ, combien d’argent, commencer, argent de depart, pieces au depart, combien de lires, commencer avec argent, lires au debut, capital, donner des pieces, pieces a chaque, chaque enfant, argent de poche, chacun recoit',
  L7: 'qui joue en premier, premier joueur, joueur de depart, marqueur, plus jeune, qui debute, qui demarre, qui commence, qui commence la partie, premier a jouer',
  L8: 'combien d’avantages, quels avantages, au hasard, choisir les avantages, pouvoirs en jeu, mise en place des avantages, cartes avantage, piocher, tuiles categorie, quatre pouvoirs, tires au hasard, cartes pouvoir, selection des pouvoirs, a quoi servent les tuiles categorie, ou sont les cartes avantage, disposer les avantages, comment sont places les avantages, ou mettre les cartes avantage, distribution des avantages, répartir les avantages',
  L9: 'débuter, débutants, quels avantages choisir, facile, premiere fois, recommande, conseille, partie d initiation, cartes debutants, pouvoirs faciles, nouveaux joueurs, novices, meilleures cartes, bonnes pour debutants, apprendre, toute premiere, en famille, partie en famille, facile pour commencer',
  M01: 'verso du plateau, autre face du plateau, face du cercle, plateau recto verso',
  M02: 'ou commence la fleche, fleche pointe au depart, position de depart du selecteur, position initiale',
  M03: 'ou commence l anneau, anneau au hasard, position de l anneau, position de l’anneau au départ, comment placer la roue',
  M04: 'choisir mon ordre, trier ma main au debut, melanger mes cartes, choisir l ordre de mes cartes au depart, ranger ma main au debut, quelle carte en premier au depart',
  M05: 'voir mes cartes, montrer, montrer ma premiere carte, carte de devant visible, cacher mes cartes, jouer cartes ouvertes, cartes visibles',
  M06: 'voir les cartes des autres, secret, montrer, mains cachees, cartes des autres, voir ce que les autres ont, information publique, garder secret, regarder mes cartes, cartes du voisin, regarder les cartes defi a l avance',
  M08: 'qui joue en premier, revanche, premier joueur, commencer, deuxieme partie, plus jeune, qui debute, qui demarre, qui commence, qui commence la partie, premier a jouer, partie suivante premier joueur, nouvelle partie',
  M80: 'cartes débutant avec expert, cartes faciles en variante experte, mélanger débutant et expert, première partie avec le festival',
  M91: 'argent de depart dans tous les modes, argent solo, même argent en solo, lires dans chaque variante',
  M103: 'mon édition, ma boîte, photo, imprimé, paquet, vrai jeu',
  L10: 'déroulement, étapes du tour, que faire tour, tour de jeu, structure du tour, phases du tour, etapes du tour, deroulement, dans quel ordre, mon tour, avant de collecter, changer l ordre des phases, echanger d abord, premiere etape, premiere etape du tour, realiser avant de negocier, oeuvre avant le marche, vendre avant de collecter, autre ordre, inverser les phases, sauter une phase, comment se deroule un tour, comment joue t on, que fait on dans un tour, tour complet',
  L11: 'a tout moment, n importe quand, actions libres, tour d un autre, tour des autres, hors de mon tour, actions supplementaires, autant de fois, plusieurs fois par tour, pendant mon tour, entre temps',
  L12: 'à qui le tour, sens du jeu, sens des aiguilles autour de la table, a gauche, joueur suivant, a qui le tour, autour de la table, ordre des joueurs, le tour ensuite, apres moi, qui est apres, personne a gauche, a moi',
  M27: 'acheter après, revenir en arrière, ensuite, negocier apres, revenir en arriere, retourner au marche, vendre apres oeuvre, echanger apres, realiser puis negocier, vendre apres une oeuvre, acheter apres une oeuvre, faire des achats après une œuvre, revenir à la phase deux, acheter après avoir réalisé, encore négocier ensuite, vendre après une œuvre',
  M89: 'finir mon tour, terminer son tour, sans rien créer, terminer mon tour, quand finit mon tour, quand finir mon tour, arrêter mon tour, dans quelle phase suis-je, terminer sans œuvre',
  L13: 'flèche, bouge à chaque tour, gratuit, tourner le sélecteur coûte, avancer la fleche, bouger le selecteur, curseur, aiguille, de combien, un cran, obligatoire, a chaque tour, sens du selecteur, pointeur, avancer, avant de prendre, en premier, faire tourner, cadran, laisser la fleche, fleche rester, un clic, premiere etape, debut de mon tour, comment se deroule la collecte, deroulement de la collecte, faire avancer',
  L14: 'que reçoit-on, recevoir, quels eclats prendre, deux eclats, indiques par la fleche, que collecter, les deux, phase de collecte, interieur et exterieur, ramasser, recevoir les deux, quelles couleurs, recolter, selecteur montre un transparent, fleche sur transparent, comment obtenir un joker, obtenir transparents, comment se deroule la collecte, prendre le verre, que prend on, quels éclats au début de mon tour, ce que je prends d’abord, mes deux éclats, prendre les éclats de la paire',
  L15: 'plus de cette couleur, réserve vide, épuisé, à la place, plus assez, couleur epuisee, entrepot vide, plus rien, pas disponible, rupture, il n y a plus, ne reste plus, a sec, vide, indisponible, couleur finie, penurie, insuffisant, plus de vert, plus de rouge, plus de bleu, plus de jaune, centre vide, au centre, bol, stock vide, eclats epuises, aucun eclat disponible, verre pas disponible, eclat a prendre manque, rien dans l entrepot, si l eclat n est plus la, reste un des deux eclats de la paire, un seul de la paire, paire incomplete',
  L16: 'plan plein, plan déborde, trop, limite, maximum, défausser, combien en garder, combien de places, combien de cases, établi, plus de 8, maximum d eclats, combien garder, trop de verre, deborde, huit places, stocker, garder neuf, conserver neuf, capacite, stockage, depasser, neuf eclats, plus de place, de la place, bouts de verre, neuf morceaux, plateau plein, trop de pierres, place sur mon plateau, trop d eclats apres achat, plein apres echange, maximum sur le plan, limite d eclats, garder plus de huit, combien d eclats sur le plan, remettre le surplus, rendre en trop, plus de place pour un eclat, aucune place, nulle part ou mettre, neuvieme eclat, un eclat de trop, combien d’éclats tiennent sur mon plan, place sur mon plan',
  M09: 'tourner avant de collecter, d’abord tourner, tourner l anneau avant de prendre, anneau d abord, changer la paire, tourner avant de prendre, apres le selecteur, tourner la roue avant de prendre, anneau avant de collecter, roue avant mes deux éclats, tourner après le sélecteur',
  M11: 'plan plein, lesquels défausser, plus de 8, lesquels rendre, choisir quoi remettre, rendre, neuvieme eclat, quel eclat rendre, rendre ceux que je viens de prendre, plan qui déborde, garder les anciens',
  M12: 'refuser, obligé de prendre les deux, un seul, laisser un eclat, pas besoin, forcer a prendre, non voulu, prendre un seul, laisser un des deux, ne pas prendre, refuser un des deux, laisser un éclat de la paire, ne pas vouloir une couleur',
  M13: 'plus de cette couleur, épuisé, lequel à la place, remplacement, choisir une autre couleur, autre chose, a la place, remplacant transparent, quelle couleur a la place, joker en remplacement, remplacant lors de la collecte, choisir le remplacant, ne rien prendre a la place, transparent quand une couleur manque, prendre un transparent à la place',
  M14: 'deux fois la meme couleur, deux jaunes, n en reste qu un, un seul reste, couleur double, paire de meme couleur, un seul sur deux',
  M73: 'reste un des deux eclats de la paire, un seul de la paire, prendre d’abord l’autre, lequel en premier, un manque l’autre est là, d’abord celui qui reste',
  L17: 'combien d’actions, que peut-on faire, acheter et vendre, les deux au même tour, phase de negociation, negocier, combien d actions, choisir une action, acheter ou vendre, options au marche, dois je negocier, un seul marche, une action de marche, gratuit, cout de la negociation, que faire au marche, acheter vendre ou echanger, un des trois, deux marches dans un tour, acheter deux marches, acheter et echanger, plus d une action, deux fois par tour, trois actions, options de negociation, que faire en negociant, comment negocier, combien de fois négocier, une seule affaire par tour, nombre de négociations',
  L18: 'troquer, comment marche, comment echanger, echange au marche, donner un recevoir, poser un eclat au marche, recoit, que recoit on, obtenir, cout de l echange, echange gratuit, payer pour echanger, combien pour un, troc, poser une pierre au marche, obtenir en retour, changer une pierre, eclats de l anneau ou du marche, quels eclats a l echange, prendre du marche, eclats montres sur l anneau, combien d eclats pour un, que recevoir en echange, a quel marche, choisir le marche, comment fonctionne l echange, faire un echange, deposer un eclat, que gagne t on a l echange, marche qui a deja deux eclats, echanger ou il y en a deux, poser le troisieme',
  L19: 'transparent en echangeant, obtenir un transparent, joker par echange, transparent sur l anneau, pourquoi pas le joker, joker a l echange, prendre le transparent, echange donne des transparents, recevoir un transparent a l echange, transparents dans l echange, transparent en face du marche, un des eclats montres est transparent, transparent sur l anneau a l echange',
  L20: 'marché plein, pas de place, occupé, combien d’éclats par marché, place au marché, marche plein, trois eclats au marche, marche occupe, plus de place, capacite, 3 eclats, plus de case libre, troisieme eclat, quatrieme eclat, capacite d un marche, places au marche, echanger dans un marche plein, marche complet, trois eclats deja, marche qui a deja deux eclats, marche a deja trois',
  L21: 'prix d’un marché, coûte, une partie, seulement, cout d achat, combien coute un marche, payer 2, tout acheter, marche entier, tous les eclats, un seul, ou va l argent, argent depense, banque, rafler un marche, vider un marche, prendre tout le lot, prix pour acheter, acheter une partie, lires pour un marche, une seule lire, moins cher, payer le verre, acheter des pierres, marche avec un seul eclat, prix plein, quand meme 2 lires, tout prendre a l achat, un seul eclat, comment acheter, acheter tous les eclats, acheter au marche, cout d un marche',
  L22: 'combien pour une vente, gagner, se débarrasser, où vont les éclats vendus, vendre, vendre du verre, argent pour vente, vendre un, tout vendre, combien vendre, prix de vente, limite vente, se debarrasser, ecouler, rendre des eclats, que rapporte la vente, revendre, avoir des pieces, besoin d argent, plus d argent, comment avoir de l argent, couleurs differentes, vendre des couleurs melangees, vendre transparent, vendre un transparent, eclat transparent vendu, gagner en vendant, comment vendre, minimum a vendre, vendre combien, au moins un, ou vont les eclats vendus, eclats vendus au marche',
  M15: 'plus de cette couleur, épuisé, rien, couleur epuisee en echange, manque pendant echange, remplacement, reprendre mon eclat, reprendre eclat donne au marche, rien en echange, echange avec couleur manquante, couleur absente a l echange',
  M16: 'moins, seulement une partie, en laisser, choisir, tout prendre a l echange, choisir lesquels, pas tous, oblige de tout prendre, prendre moins d eclats a l echange, laisser des eclats, n’en prendre qu’un à l’échange, ne pas tout prendre à l’échange, refuser un éclat de l’échange',
  M17: 'joker au marché, donner, echanger un transparent, mettre un joker au marche, deposer transparent, echanger un eclat transparent, transparent au marche, troquer un joker',
  M18: 'acheter rien, vide, acheter un marche vide, marche sans rien, aucun eclat, marche sans eclats',
  M19: 'ne rien pouvoir faire, pas d’argent, plus d’argent, ni, bloqué, aucune negociation possible, ne peux pas echanger, rien a vendre, pas d argent, fauche, plan vide, aucune action, sans verre, ni verre ni argent, rien a echanger, ne peux rien acheter, pas de verre, n ai rien, aucun marche possible, rien de possible',
  M20: 'plusieurs, trois, plus d’argent, chacun, par eclat ou au total, chaque eclat, vendre 2, vendre 3, vendre 4, combien pour plusieurs, plus d eclats plus d argent, deux eclats deux lires, quatre eclats',
  M72: 'ne rien pouvoir faire, passer, sauter la negociation, sauter la phase, passer le marche, sauter la négociation, passer la phase deux, ne pas négocier, avantage avant de passer',
  M95: 'échange pour rien, échanger sans rien recevoir, échange alors qu’il ne reste rien, échange inutile, toutes les couleurs épuisées',
  L23: 'deuxième carte, une autre carte, n’importe quelle carte, laquelle, quelle carte realiser, realiser d abord, n importe quelle carte, choisir une oeuvre, carte de devant, seulement premiere, faire la deuxieme, construire, dans l ordre, suivre l ordre, sauter la premiere carte, celle que je veux, dessin, image, pas devant, derriere, derniere carte, autre dessin, terminer une autre carte d abord, n importe quelle oeuvre de ma main, choisir quelle oeuvre, quelle oeuvre terminer, quelle oeuvre realiser, realiser dans l ordre',
  L24: 'joker, de quoi ai-je besoin, à quoi sert le transparent, que faut il pour realiser, quatre eclats, ingredients, transparent comme, remplacer une couleur, verre necessaire, finir une carte, sert transparent, suivre la recette, verre pour une carte, conditions d une oeuvre, a quoi sert transparent, usage du joker, comment faire une carte, quel verre, couleurs necessaires, trois sur quatre, manque une couleur, couleurs exactes, bonnes couleurs, couleurs de la carte, comment terminer une oeuvre, comment realiser une oeuvre, finir une oeuvre, achever une oeuvre, comment construire, completer une carte, eclat transparent est un joker, transparent joker, combien d’éclats pour une œuvre, nombre d’éclats d’une œuvre, ce qu’il faut pour une œuvre',
  L25: 'vaut, valeur, combien d’argent, points, rapporte une œuvre finie, ce que donne une œuvre, à quoi servent les œuvres, gain, revenu, paiement, recompense, combien de points, valeur d une carte, argent pour une oeuvre, cases vides, calculer, marquer, lires par oeuvre, marquer des points, faire des points, gagner de l argent, combien je touche, paye, trois eclats restants sur le plan, argent en finissant, moins d eclats plus d argent, gagner des lires, rendre les verres, garder le verre, fabriquer le vase, ou vont les eclats utilises, finir un dessin, ou vont les oeuvres terminees, placer les cartes finies, que deviennent les quatre eclats, eclats apres une oeuvre, combien au maximum, comment calculer le gain, gain d une oeuvre, que gagne t on, combien de lires gagne t on, gagner plus par oeuvre, plus d argent par oeuvre, montrer mon oeuvre finie, poser l oeuvre, oeuvre faite',
  L26: 'deux dans le même tour, bonus, plus d’une, deux oeuvres, deuxieme oeuvre, plus d une oeuvre, plusieurs en un tour, doubler, 2 en un tour, combo, double oeuvre, plusieurs a la fois, enchainer, deux objets, deux choses, deux dessins, deux vases, trois oeuvres en un tour, encore une oeuvre le meme tour, supplement pour deux, deux oeuvres en un tour prime, lires en plus, supplement, realiser la carte suivante aussitot, carte suivante dans le meme tour, continuer avec l oeuvre suivante',
  M23: 'transparent alors que j ai la couleur, plusieurs transparents, deux jokers, payer avec joker, bonne couleur, cout du transparent dans le jeu de base, combien de jokers par oeuvre, joker bien que j aie la couleur, plusieurs jokers dans une oeuvre',
  M24: 'avant ou après le paiement, compter les cases vides avant ou apres, rendre d abord, quand compter, rendre les verres d abord, remettre les eclats, compter apres avoir paye, cases vides apres',
  M25: 'deux dans le même tour, trois, bonus, troisieme oeuvre, trois en un tour, encore un bonus, quatre oeuvres',
  M26: 'obligé, devoir, attendre, garder, sans rien créer, finir mon tour sans créer, retarder, finir plus tard, pas encore, force de realiser, oblige de finir, garder pour plus tard, dois je realiser, carte prete, garder une carte complete, impose, realiser impose, volontaire, puis je attendre, quatre eclats reunis, differer, peut on attendre, repousser une oeuvre',
  L27: 'réorganiser, trier, regarder mes cartes, changer ordre main, reculer la premiere carte, cout du changement, mettre derriere, regarder sa main, carte de devant a la fin, intervertir, ramener une carte devant, avancer une carte, autre carte en premier, reorganiser la main, melanger ma main, gratuitement, cout pour trier, retarder une carte, changer de carte, carte de devant mauvaise, en vouloir une autre d abord, deplacer la premiere carte, cout pour changer l ordre, mettre la carte au fond, decaler une carte, inverser l ordre de mes oeuvres, changer l ordre des oeuvres, payer deux fois pour deplacer deux cartes, deplacer deux cartes, payer encore pour reordonner, se débarrasser de ma première carte, première carte gênante, carte pour plus tard, repousser une carte',
  L28: 'rotation, prix, coûte, roue, cout de la roue, prix par cran, plusieurs crans, tourner la couronne, pieces pour tourner, roue exterieure, sens de l anneau, jusqu ou tourner, ajuster l anneau, faire pivoter, payer pour tourner, lire par cran, bouger l anneau, payant, tourner dehors, tourner l anneau deux fois, anneau plusieurs fois par tour, combien de fois tourner, anneau en arriere, cout de rotation, de combien de crans',
  L29: 'comment utiliser, jouer, déclencher, payer, à quoi servent les œuvres terminées, dépenser une œuvre, comment utiliser un pouvoir, pouvoir special, capacite, activer pouvoir, tuile categorie, perdre mon oeuvre, payer avec une carte finie, mettre de cote, declencher, bonus de categorie, encaisser, effet de tuile, action speciale, comment marchent les pouvoirs, a quoi servent les cartes finies, truc special, utiliser mon vase, oeuvre d un tour precedent, oeuvre anterieure, meme avantage qu un autre joueur, deux joueurs meme avantage, utilite des tuiles categorie, avantages pour tous, que donner pour un avantage, cout d un avantage, comment obtenir un avantage, sacrifier une oeuvre, cartes apres usage de l avantage, que devient la carte apres l avantage, avantage a usage unique',
  L30: 'deux symboles, les deux avantages, deux categories, deux icones, les deux categories, choisir une des deux, double categorie, bijoux et art, vaisselle, animaux, les deux pouvoirs, droit aux deux, carte a double categorie, lequel des deux avantages',
  L76: 'symbole sur la carte, icône, quel genre, modifie, action en plus, icones des avantages, signification des icones, symboles sur cartes avantage',
  M10: 'quand a tout moment, au milieu d une action, interrompre, entre deux actions, à quel moment exactement, entre quelles étapes, au milieu d’un échange, moment précis, pendant un achat',
  M21: 'réorganiser, trier, où, a la fin, quelle place, derniere position, milieu de main, repeter, payer deux fois pour deplacer deux cartes, où va la première carte, où ranger la carte, mettre en deuxième, quelle place pour la carte déplacée, tout au fond de la main',
  M22: 'dans l’autre sens, deux sens, quel sens, anneau sens horaire, roue vers la droite, inverser l anneau, en arriere, sens contraire',
  M28: 'deux fois le même, plusieurs fois, une fois par carte, repeter un pouvoir, plusieurs avantages par tour, meme tour, utiliser tout de suite, reutiliser, carte finie ce tour, deux avantages dans un tour, plusieurs avantages, meme avantage deux fois, deux joueurs meme avantage, meme avantage encore, avantage a chaque tour, avantage avec une carte que je viens de finir, carte tout juste finie, avantages a usage unique, usage unique, une seule utilisation',
  M29: 'dépensée, utilisée, compte encore, oeuvre utilisee compte, carte depensee compte, toujours realisee, declencher la fin, oeuvre mise de cote compte, oeuvres utilisees comptent pour la fin, oeuvres utilisees en cas d egalite, cartes apres usage de l avantage',
  M90: 'les autres voient mon nouvel ordre, ordre secret, les autres voient où je la mets, nouvel ordre caché, ordre secret après le Magicien',
  L31: 'quand est-ce fini, quand finit la partie, s’arrête, encore un tour, combien de manches, combien de temps, durée, quand fin, fin du jeu, partie terminee, dernier tour, meme nombre de tours, declencher la fin, tout le monde joue, quelqu un finit toutes ses cartes, s arrete, condition de fin, derniere oeuvre, ce qui declenche la fin, quand a t on fini, quelqu un en a cinq, cinq oeuvres finies, condition de fin a deux, quand le jeu se termine, qui declenche la fin, apres la cinquieme oeuvre, quelqu un termine la cinquieme, derniere carte finie, un joueur a fini, quelqu un a fini, ai je encore un tour, encore un tour pour moi',
  L32: 'comment gagner, égalité, même argent, victoire, but, objectif, qui gagne, gagner la partie, plus d argent, plus riche, condition de victoire, egalite, meme argent, ex aequo, autant de sous, qui a gagne, deux joueurs autant, classement, plus de sous, le plus riche gagne, ce qui compte a la fin, combien de lires pour gagner, utiliser toutes mes lires, argent a la fin, argent non depense, qui l emporte, lires a egalite, comment determine t on le vainqueur',
  M63: 'encore un tour, les autres jouent encore, dernière manche, finir la manche, autant de tours, dernier joueur, chacun joue encore, apres la cinquieme oeuvre, les autres apres, ai je encore un tour, un joueur a fini',
  M64: 'égalité, même argent, departage, meme argent, ex aequo, moins de cartes, autant de sous, deux joueurs autant, departager',
  M65: 'non terminées, pénalité, perdre des points, cartes restantes, cartes en main a la fin, points negatifs, malus, cartes pas finies, cartes que j ai encore, mauvais a la fin, cartes inachevees dans le jeu de base, penalite dans la partie normale',
  M76: 'personne ne réalise, sans fin, personne ne realise, personne ne finit, ne finit jamais, blocage, trop long, 12 manches, personne ne termine, partie sans fin',
  L33: 'rouge ou vert, carte present, obtenir un eclat rouge, eclat gratuit, difference entre present et cadeau, que fait present, choisir rouge ou vert, éclat vert gratuit, prendre un rouge',
  L34: 'jaune ou bleu, carte cadeau, obtenir un eclat bleu, eclat gratuit, difference entre present et cadeau, que fait cadeau, choisir jaune ou bleu, éclat bleu gratuit, prendre un jaune',
  L35: 'acheter gratuitement, achat gratuit, sans payer, que fait gratuit, carte gratuit, gratuit pour echange, gratuit seulement achat, acheter sans argent, zero lire pour un marche, marché gratuit, prendre un marché sans payer',
  L36: 'vendre pour 4, meilleur prix, carte marchand, que fait marchand, a quoi sert le marchand, vendre plus cher, quatre lires la vente, mieux vendre',
  L37: 'carte expert, choisir a l echange, transparent par echange, choisir quoi prendre a l echange, prendre un joker a l echange, choisir ce que je prends à l’échange, transparent par échange, échange au choix',
  L38: 'transparent apres achat, joker a l achat, que fait gourmand, a quoi sert gourmand, transparent après achat, joker en achetant, éclat transparent avec l’achat, bonus à l’achat',
  L39: 'transparent apres vente, joker a la vente, que fait joueur, carte joueur, transparent après vente, joker en vendant, éclat transparent avec la vente, bonus à la vente',
  L40: 'carte magicien, tout reorganiser, trier toute la main, melanger ma main gratuitement, trier sans payer, que fait magicien, a quoi sert le magicien, ranger toute ma main, trier toutes mes cartes, remettre ma main en ordre, main dans l’ordre voulu',
  L41: 'vendre un transparent, 3 lires pour un joker, que fait favoritisme, transparent contre argent, échanger un transparent contre des lires, joker contre 3 lires, vendre un joker',
  L42: 'deux échanges, négocier deux fois, deuxième action, deux actions negocier, acheter deux fois, vendre deux fois, action double, deuxieme action, que fait privilegie, deux affaires, une action de plus, payer pour une deuxième action',
  L43: 'ne pas tourner le selecteur, fleche reste, garder le pointeur, que fait prevoyant, eviter de tourner le selecteur, selecteur reste, ne pas bouger le sélecteur, laisser la flèche, flèche immobile, sélecteur reste en place, même paire encore, ne pas tourner le sélecteur, arrêter la flèche, bloquer le sélecteur, figer le sélecteur',
  L44: 'collecter deux fois, quatre eclats, reprendre, que fait repetition, double collecte, prendre deux fois la paire, quatre éclats du sélecteur',
  L45: 'deplacer un eclat entre marches, d un marche a l autre, que fait voyageur, eclat d un marche a un autre, deplacer entre marches, déplacer vers un autre marché, d’un marché à un autre, changer un éclat de marché',
  L46: 'huit lires, 2 de plus, prix maximum, cote, que fait cote, 8 lires, toutes les cases vides, dix lires, 2 lires de plus plan vide, bonus sur huit, deux de plus avec plan vide',
  L47: 'echanger avec l entrepot, changer la couleur d un eclat, deux eclats, que fait opportuniste, changer une couleur contre une autre, changer la couleur de mes éclats, remplacer mes éclats',
  L48: 'rotation gratuite, tourner la roue gratuitement, anneau partout, que fait visionnaire, tourner sans payer, anneau où je veux, roue gratuite, placer l’anneau librement',
  M30: 'combiner avantages, deux pouvoirs a la fois, cumuler, plusieurs pouvoirs, gratuit et gourmand, cumul, meme achat, marchand et joueur, plusieurs avantages a la fois, combiner deux pouvoirs',
  M31: 'trois actions, privilegie deux fois, repetition deux fois, trois actions avec Privilégié, deux Répétitions, six éclats d’un coup',
  M32: 'annoncer avant ou après, quand déclarer un avantage, le dire à l’avance, trop tard pour un avantage',
  M33: 'expert tout l anneau, combien d eclats avec expert, Expert trois éclats, Expert seulement en face du marché',
  M34: 'Côte en variante experte, Côte et bonus de deux, huit après déduction',
  M35: 'cout opportuniste, payer deux fois, deux echanges, paie une ou deux fois, combien coute opportuniste',
  M36: 'Répétition et Prévoyant ensemble, Favoritisme combien de fois, Voyageur sans place, plus de transparent pour Gourmand',
  M66: 'privilegie plus tard, repetition plus tard, apres la premiere action, Privilégié après la première action, Répétition après avoir pris, décider après coup',
  M67: 'quand gourmand, quand joueur, apres achat, apres vente, combien de temps après l’achat, Gourmand plus tard, Joueur trop tard',
  M68: 'avantage perdu, action juste après, annuler un avantage, quelque chose entre les deux',
  M69: 'Côte pour elle-même, la carte finance sa propre Côte, deux fois Côte',
  M70: 'reprendre la même couleur, choix inutile, échanger contre pareil, sans changement',
  M71: 'Expert sans rien prendre, Expert zéro éclat, ne rien prendre avec Expert',
  M74: 'Magicien avec une seule carte, Magicien sans carte, Magicien juste pour la lire',
  M78: 'deuxième prise oubliée, Répétition perdue, prendre après avoir négocié',
  M79: 'Privilégié sans action possible, Privilégié sans éclat',
  M84: 'Répétition et tourner l’anneau, autre paire la deuxième fois, anneau entre les deux prises',
  M85: 'present plus de rouge, cadeau couleur epuisee, Présent sans rouge, Cadeau sans bleu, une couleur du cadeau manque',
  M92: 'pas d argent pour un avantage, 0 lire, avantage payant, avantage sans argent, ne pas pouvoir payer l’avantage, zéro lire et avantage, pas de lire pour Répétition, Privilégié sans lire, Opportuniste sans lire, pas une lire à payer',
  M93: 'avant de collecter, echanger d abord, vendre d abord, trop tot, avantage avant de collecter, Marchand avant de prendre',
  M94: 'Opportuniste un seul échange, Opportuniste même couleur, entre les deux échanges',
  M99: 'avantage avec plan plein, cadeau plan plein, prendre un cadeau avec plan plein, Présent avec huit éclats, plateau plein et cadeau',
  M100: 'deplacer transparent entre marches, voyageur marches pleins, tous les marchés pleins Voyageur, tous les marchés vides Voyageur',
  L49: 'tout seul, un joueur, comment jouer, solitaire, jouer tout seul, mise en place solo, alvise, automate, combien de cartes solo, regarder les cartes defi, cartes defi a l avance, combien de cartes defi, comment preparer le solo, comment jouer seul, installation du mode solo, préparer le solo',
  L50: 'tout seul, un joueur, comment jouer, cartes defi, que fait alvise, tour solo, cartes evenement, reveler une carte, quand defi, automate a chaque tour, chaque tour, apres mon tour seul, quand retourne t on une carte defi, tour d alvise, comment se deroule le solo, tour en solo',
  L51: 'combien de tours, gagner seul, gagner en solo, battre alvise, but solo, dernier tour solo, six oeuvres, plus de cartes defi, derniere carte defi, pile defi vide, comment gagner seul, quand finit le solo, victoire en solo, les six oeuvres',
  L52: 'combien de lires faut-il, score, titre, points, devenir grand maitre, etre maitre, tableau des scores, points solo, resultat solo, classement, apprenti, artisan, bon score, paliers, score solitaire, niveaux, bon score seul, pieces pour etre grand maitre, atteindre grand maitre, score pour artisan, score pour maitre, score pour apprenti, quel niveau, points pour être artisan, est-ce un bon résultat',
  L53: 'defi tourne l anneau, alvise tourne l anneau, carte défi anneau, combien de fois tourne l’anneau, deux cartes anneau',
  L54: 'defi tourne le selecteur, alvise tourne le selecteur, carte défi sélecteur, la flèche avance toute seule',
  L55: 'défi éclat rouge, rouge imposé, éclat rouge en solo',
  L56: 'défi éclat vert, vert imposé, éclat vert en solo',
  L57: 'défi éclat bleu, bleu imposé, éclat bleu en solo',
  L58: 'défi éclat jaune, jaune imposé, éclat jaune en solo',
  L59: 'vider le marche defi, marche le plus rempli, defi vide un marche, marche vide en solo, quel marché est vidé, Alvisé vide un marché',
  L60: 'carte defi sans effet, carte rien, carte défi vide, rien ne se passe en solo',
  M45: 'durée, combien de tours, combien de manches, nombre de tours solo, combien de tours seul, sept tours, plus de cartes defi, paquet defi epuise',
  M46: 'finir tot, sixieme oeuvre, tout fini avant la fin, solo fini avant la fin, continuer après six œuvres, s’arrêter plus tôt, six œuvres en avance',
  M47: 'deux marches a egalite, marches egaux, autant d eclats, quel marche vider, quel marche est vide, deux marches les plus remplis',
  M48: 'anneau interieur defi, selecteur defi, pas d’éclats pour le défi sélecteur, quel anneau bouge, cercle intérieur tourne',
  M49: 'eclat defi plan plein, couleur manquante, defi ajoute un eclat sur un plan plein, eclat de defi quand plein, éclat impossible à placer en solo, éclat du défi épuisé',
  M50: 'perdre, rater, échouer, perdre en solo, echec solo, pas fini les six, riche mais perdu en solo, cinq œuvres sur six, beaucoup d’argent mais pas six',
  M51: 'argent solo, avantages solo, marches solo, marches remplis en solo, remettre des eclats sur les marches, marchés en solitaire, avantages tout seul',
  M52: 'solo expert, expert seul, solo avec variante, variante experte tout seul, solo plus expert',
  M75: 'dernière carte défi après six œuvres, révéler un défi quand j’ai fini, carte défi une fois fini, encore une carte défi',
  M86: 'avantage pendant un défi, réagir à une carte défi, décider après mon tour, empêcher un défi',
  L61: 'comment se passe, choisir, passer, draft, drafter, choisir ses cartes, passer les cartes, voisin, choisir mes oeuvres, voisin de gauche, passer a gauche, en garder une, choisir et passer, combien de cartes au draft, cartes distribuees au draft, regles du draft, cartes du draft, début du draft, composer sa main',
  L62: 'cartes interactives, plus d interaction, combien d interactives, attaque, festival, ajouter, nombre de cartes interactives, avantage interactif, cartes du festival, regles interactives',
  L63: 'voler un adversaire, prendre à un autre joueur, autoritaire, prendre un eclat a un joueur, voler, prendre a un adversaire, payer un joueur, que fait autoritaire, carte autoritaire, voler un eclat, prendre chez un autre, voler un éclat, quel éclat voler, piquer un éclat, prendre du verre à un rival',
  L64: 'revendeur, donner un eclat a un joueur, forcer, prendre de l argent a un joueur, que fait revendeur, sert revendeur, oblige a acheter, forcer un joueur, imposer un eclat, refiler un éclat, donner un éclat à un adversaire, argent d’un adversaire',
  L65: 'maladroit, tout le monde defausse, tous perdent un eclat, que fait maladroit, qui choisit l eclat defausse, tout le monde perd un éclat, chacun jette un éclat, tout le monde rend un éclat, chacun doit défausser, tous perdent du verre',
  L66: 'voler un adversaire, échanger avec un autre joueur, collectionneur, echanger avec un joueur, troc entre joueurs, eclat adverse, que fait collectionneur, sert collectionneur, echanger avec un autre joueur, troc avec joueur',
  M37: 'choisir la carte interactive, quelle interactive, au hasard, comment choisir l’avantage interactif, les quatre cartes interactives ensemble',
  M38: 'comment se passe, choisir, passer, ordre du draft, simultane, quel sens, premier choix, derniere carte, tous draftent en même temps, ordre des cartes draftées, dernière carte du paquet',
  M39: 'draft avec interactif, les deux modes, combiner les modules, draft sans mode interactif, modes séparés, draft en solo',
  M40: 'autoritaire qui choisit, choisir l eclat vole, qui choisit l’éclat volé, victime sans couleur, Autoritaire sans argent, prendre un éclat précis, choisir l’éclat à voler, la victime choisit l’éclat',
  M41: 'revendeur plan plein, revendeur pas d argent, joueur sans argent, donner un joker, cible sans argent, Revendeur donner un transparent, victime pleine',
  M42: 'maladroit moi aussi, est ce que je defausse, moi meme, qui defausse, est-ce que je perds aussi, choisir en secret, plan vide et Maladroit, qui choisit l’éclat perdu',
  M43: 'collectionneur qui choisit, collectionneur transparent, echanger un joker, qui choisit dans l’échange, Collectionneur prendre un transparent, refuser l’échange',
  M44: 'interactif au tour d’un autre, réagir avec une carte interactive, interactif en solo',
  M81: 'l’utiliser sur moi-même, Collectionneur sur moi-même, me choisir moi-même',
  M82: 'Maladroit sans éclat, mon plan est vide Maladroit',
  M83: 'Revendeur neuvième éclat, quel éclat rend la cible',
  M96: 'voler un joueur qui a fini, cible après son dernier tour, attaquer un joueur fini',
  M97: 'voler avec un plan plein, Autoritaire neuvième éclat',
  M98: 'attendre les autres, qui décide d’abord, les autres répondent avant',
  M102: 'se souvenir du draft, ce que j’ai vu au draft, savoir ce que les autres ont pris',
  L67: 'retirer la carte 11, enlever, mise en place expert, preparer la variante experte, preparation expert, challenge du grand maitre, carte 11 en expert, prevoyant en expert',
  L68: 'expert combien de cartes, main en expert, six ou sept, preparer la variante experte, main experte, cartes en expert, taille de main en expert, combien d oeuvres en expert, nombre de cartes en expert, cartes par personne variante experte, distribution experte, plus de cartes',
  L69: 'pièces sur le plateau, expert, pieces expert, argent sur l anneau, combien de pieces sur le plateau, mise en place expert, pieces au milieu, a quoi servent les pieces, expert combien de lires sur le plateau, preparer la partie experte, preparer la variante experte, comment preparer le mode expert',
  L70: 'demi pas, demi cran, midi, douze heures, depart du selecteur expert, preparer la variante experte, ou commence le selecteur en expert, midi mise en place, 12 h, selecteur entre deux paires',
  L71: 'qui reçoit la pièce, pièces sur le plateau, selecteur passe une piece, fleche depasse, qui recoit la piece, meneur, plus d oeuvres, lire sur le plateau, que se passe quand le selecteur passe une piece, lire entre deux eclats, meneurs a egalite, lire du plateau, lire prise, pièce quand la flèche passe, prendre une pièce du plateau, qui prend la lire',
  L72: 'malus transparent, joker coute en expert, transparent enleve, mode difficile, gagner moins, perd par transparent, combien perd on par transparent, moins par transparent en expert, transparent en expert, joker expert, transparents experts, verre transparent pénalisant, moins un par transparent, joker coûte une lire',
  L73: 'à quoi sert, comment marche, jeton hibou, utiliser le hibou, qui a le hibou, donner le hibou, oiseau, statue, qui recoit le hibou au debut, hibou au depart, détenteur du hibou, pouvoir de la chouette, statue du hibou',
  L74: 'fin expert, derniere piece, quand finit le mode expert, comment finit la partie experte, dernier tour expert, quand finit la partie experte, fin du mode expert, dernière pièce partie, toutes les pièces prises, un tour après la dernière pièce',
  L75: 'non terminées, pénalité, perdre des points, moins deux, cartes restantes en expert, perdre 2, cartes restantes expert perdre, combien perd on par carte, moins pour les cartes en main, œuvres restantes expert',
  M07: 'cartes retirees en expert, enlever des cartes, quelles cartes enlever, sans quelles cartes, cartes 1 et 2 en expert, 1 2 et 11, present et cadeau en expert',
  M53: 'placer les pieces, ou pieces, combien de pieces sur le plateau, a 2 joueurs, a 3 joueurs, a 4 joueurs, ou sont les pieces, pieces a 6 et 12 heures',
  M54: 'premiere piece a 12 heures, demi pas piece, pièce au tout premier tour, passer midi au départ',
  M55: 'egalite pour la piece, personne en tete, autant d oeuvres, egalite au passage, ou va la lire, deux joueurs en tete',
  M56: 'quand compte-t-on le meneur, œuvre finie avant la pièce, meneur à quel moment',
  M57: 'derniere manche expert, manche 7, apres la derniere piece, finir la manche expert, sept manches expert',
  M58: 'perdre des points expert, en dessous de zero, score negatif, penalite de fin, toute partie experte, s applique',
  M59: 'soustraire transparent, deux transparents expert, gain négatif avec transparents, quatre transparents expert, moins pour les jokers',
  M60: 'à quoi sert, quand, hibou deux fois, quand utiliser le hibou, cout du hibou, hibou pendant le tour d un autre, quand hibou, hibou combien de fois, prix du hibou, combien de fois hibou, chouette plusieurs fois, hibou encore',
  M61: 'draft expert quatre joueurs, cartes draft expert, combien de cartes draft expert, draft et expert ensemble',
  M62: 'six ou sept œuvres finies expert, fin normale experte',
  M77: 'carte 11 quand même en expert, Prévoyant en variante experte',
  M87: 'dernière pièce et dernière œuvre ensemble, deux fins à la fois',
  M88: 'égalité en expert, même argent expert, égalité après déduction',
  M101: 'hibou a qui, sens du hibou, voisin de droite, à qui va le hibou, passer la chouette, hibou à gauche ou à droite',
};

export const rules: RuleTexts<RuleId> = {
  L1: {
    title: 'Le matériel',
    text: 'Il y a 46 éclats : dix bleus, dix verts, dix jaunes, dix rouges et six transparents. Au milieu du plateau se trouve l’entrepôt, autour de lui le cercle, fixe, qui ne montre que des couleurs, et autour du cercle l’anneau, à deux faces, qui tourne. Cercle et anneau forment douze paires d’éclats ; le sélecteur en désigne une. Les coins sont quatre marchés de trois emplacements chacun. S’y ajoutent 24 œuvres, 16 avantages, quatre catégories (art, bijoux, vaisselle, animaux), quatre plans de travail de huit emplacements chacun, et des lires : 37 pièces de 1 L, 10 de 5 L et 18 de 10 L. Les modules apportent dix cartes défi, quatre avantages interactifs et le hibou.',
  },
  L2: {
    title: 'La face de l’anneau',
    text: 'Avant la partie, on décide quelle face de l’anneau servira.',
  },
  L3: {
    title: 'Sélecteur et entrepôt',
    text: 'Le sélecteur désigne une paire d’éclats, l’un sur le cercle, l’autre sur l’anneau. Au départ, les 46 éclats sont dans l’entrepôt.',
  },
  L4: {
    title: 'La main',
    text: 'Chacun reçoit au hasard cinq œuvres, ou six dans une partie à deux. Elles se suivent dans la main ; celle de devant est la première œuvre. Seules des actions particulières modifient cet ordre. Les œuvres non distribuées ne servent pas dans la partie.',
  },
  L5: {
    title: 'Les marchés',
    text: 'Un éclat rouge, un jaune, un vert et un bleu passent de l’entrepôt aux marchés, un par marché, au hasard.',
  },
  L6: {
    title: 'Plan de travail et lires',
    text: 'Chacun commence avec un plan de travail vide et 4 L.',
  },
  L7: {
    title: 'Premier joueur',
    text: 'Un joueur commence et garde le marqueur de premier joueur pendant la partie. M08 dit lequel.',
  },
  L8: {
    title: 'Les quatre avantages',
    text: 'Quatre des 16 avantages sont tirés au hasard. Chaque catégorie en reçoit un, là aussi au hasard.',
  },
  L9: {
    title: 'Une première partie',
    text: 'Pour une première partie, le conseil imprimé est de ne rien tirer au sort et de prendre Présent (1), Cadeau (2), Gratuit (3) et Marchand (4).',
  },
  M01: {
    title: 'La face du cercle',
    text: 'Le cercle montre sa face I. En option, c’est sa face II.',
    reason: 'Le plateau publié a deux faces, mais sa mise en place ne laisse choisir que celle de l’anneau.',
  },
  M02: {
    title: 'Où commence le sélecteur',
    text: 'Le hasard place le sélecteur sur l’une des douze paires. Dans la variante experte, il commence à 12 h (L70).',
    reason:
      'La mise en place imprimée accepte toute paire, et le sélecteur avance avant que quiconque s’en serve.',
  },
  M03: {
    title: 'Où commence l’anneau',
    text: 'Le hasard met l’anneau dans l’une de ses douze positions, dans tous les modes.',
    reason:
      'La règle de base ne nomme aucune position ; la feuille experte anglaise présente le hasard comme l’habitude, la française se contente de le prescrire.',
  },
  M04: {
    title: 'L’ordre de la main',
    text: 'L’ordre de la main est dû au hasard ; on ne le choisit pas. Le draft est l’exception (M38).',
    reason: 'La mise en place imprimée fait mélanger les cartes avant de les prendre en main.',
  },
  M05: {
    title: 'La première œuvre est secrète',
    text: 'Personne d’autre ne voit votre première œuvre. En option, la première œuvre de chacun est visible de tous.',
    reason:
      'La remarque imprimée sur une carte que rien ne recouvre décrit un éventail tenu devant soi. Les critiques publiées jouent des deux façons, d’où l’option.',
  },
  M06: {
    title: 'Ce qui est visible, ce qui est caché',
    text: 'Visibles de tous : le nombre d’œuvres en main de chacun, les œuvres réalisées, les lires et les plans de travail. Cachés : les œuvres en main, les paquets et les choix d’un draft, les œuvres non distribuées, la pile du solo avec son ordre et les quatre cartes défi inutilisées.',
    reason:
      'Hormis les cartes tenues en main ou face cachée, tout se trouve sur la table, à la vue de chacun.',
  },
  M08: {
    title: 'Qui commence',
    text: 'Le hasard désigne qui commence. Dans une revanche, c’est la place suivante.',
    reason: 'La mise en place imprimée demande un premier joueur sans dire comment le trouver.',
  },
  M80: {
    title: 'Les avantages de première partie et les modules',
    text: 'Les avantages de première partie (L9) ne se combinent ni avec la variante experte ni avec un avantage interactif. Une telle partie est refusée à sa création.',
    reason:
      'La variante experte retire Présent (1) et Cadeau (2) (M07) ; l’option « Retirés pour les experts » peut les laisser en jeu, mais ce sont alors deux avantages parmi d’autres et non un choix pour débuter. Et ces quatre avantages occupent toutes les catégories : il ne reste pas de place pour un avantage interactif.',
  },
  M91: {
    title: 'Pareil dans tous les modes',
    text: 'Chacun commence avec 4 L dans tous les modes. Les avantages de première partie vont au hasard sous les catégories.',
    reason:
      'Les feuilles des modules ne le répètent pas. Le reste de ce que ce numéro réunissait se trouve sous L3 à L5, L20 à L22, L30, L42, L49 et L68.',
  },
  M103: {
    title: 'Une autre boîte',
    text: 'Ce qui est imprimé varie d’une boîte à l’autre : les deux faces de l’anneau, les deux cercles, les 24 œuvres avec recette et catégories, la place des lires dans une partie experte et l’icône de chaque avantage. On peut jouer avec les données d’une autre boîte ; tout le reste demeure.',
    reason:
      'Les livrets publiés nous sont parvenus sans leurs images. Qui possède la boîte peut y regarder, et n’a pas à jouer avec ce que nous avons mis à leur place.',
  },
  L10: {
    title: 'Trois phases',
    text: 'Un tour a trois phases, toujours dans cet ordre : collecter, négocier, réaliser.',
  },
  L11: {
    title: 'Les actions à tout moment',
    text: 'Trois actions ne dépendent d’aucune phase : changer l’ordre de sa main (L27), tourner l’anneau (L28) et activer des avantages (L29). Elles vous sont ouvertes tout au long de votre propre tour, sans limite et dans l’ordre qui vous convient.',
  },
  L12: {
    title: 'Au suivant',
    text: 'Quand vous avez fini, le tour passe à votre gauche, et ainsi de suite jusqu’à la fin de la partie.',
  },
  M27: {
    title: 'Pas de retour',
    text: 'Après une œuvre, on ne revient pas à la négociation. Tout ce qui est permis à tout moment, avantages compris, le reste.',
    reason: 'L’ordre imprimé des phases est strict ; seul y échappe ce qui est permis à tout moment.',
  },
  M89: {
    title: 'Où finit une phase',
    text: 'Vous restez dans une phase jusqu’à ce que vous fassiez quelque chose de la suivante. Vous pouvez finir votre tour dès que la négociation est faite ou passée.',
    reason:
      'Les phases imprimées ont un ordre mais pas de clôture, et seules les deux premières sont obligatoires (M26).',
  },
  L13: {
    title: 'Tourner le sélecteur',
    text: 'D’abord, le sélecteur avance obligatoirement d’un cran, dans le sens horaire, jusqu’à la paire suivante.',
  },
  L14: {
    title: 'Prendre la paire',
    text: 'L’entrepôt vous donne alors les deux éclats de cette paire, celui du cercle et celui de l’anneau. Chacun occupe un emplacement libre de votre plan de travail.',
  },
  L15: {
    title: 'Un éclat manquant',
    text: 'Si l’entrepôt est à court de l’un des deux, vous pouvez prendre à la place un éclat d’une autre sorte, ou vous en passer.',
  },
  L16: {
    title: 'Huit au plus',
    text: 'Un plan de travail ne garde jamais plus de huit éclats. Le surplus retourne aussitôt à l’entrepôt ; à vous de choisir lesquels.',
  },
  M09: {
    title: 'L’anneau avant la prise',
    text: 'Vous pouvez tourner l’anneau après le sélecteur et avant de prendre les éclats.',
    reason:
      'L’anneau se tourne à tout moment (L28), et l’astuce imprimée à ce sujet cite justement cet usage.',
  },
  M11: {
    title: 'Trop d’éclats',
    text: 'Vous prenez d’abord tout. Puis, avant toute autre chose et sans avantage entre les deux, vous rendez le surplus. Vous pouvez rendre n’importe quels éclats, même ceux que vous venez de prendre.',
    reason:
      'La règle imprimée fait rendre le surplus aussitôt et vous laisse le choix ; elle ne limite pas la prise.',
  },
  M12: {
    title: 'Pas de refus',
    text: 'Vous ne pouvez pas refuser un éclat de la paire. Seul le remplaçant d’un éclat manquant (L15) peut être refusé.',
    reason: 'Prendre la paire est obligatoire ; s’en passer n’est imprimé que pour un éclat manquant.',
  },
  M13: {
    title: 'Quel remplaçant',
    text: 'Pour chaque éclat manquant, vous choisissez n’importe quelle sorte présente dans l’entrepôt, transparent compris, ou rien.',
    reason: 'La règle imprimée vous laisse la sorte et ne fait pas d’exception.',
  },
  M14: {
    title: 'Une paire d’une seule couleur',
    text: 'Si les deux éclats de la paire sont de la même couleur et qu’il n’en reste qu’un, vous le prenez. L’autre compte comme manquant (M13).',
    reason: 'Chaque éclat de la paire est considéré à part.',
  },
  M73: {
    title: 'D’abord ce qui est là',
    text: 'Si un éclat de la paire manque et l’autre non, vous prenez d’abord celui-ci. Le remplaçant vient de ce qui reste ensuite.',
    reason: 'C’est la paire qui fait la règle ; un remplaçant ne comble que le manque qui subsiste.',
  },
  L17: {
    title: 'Une action sur trois',
    text: 'Dans cette phase, vous faites exactement une chose sur trois : échanger, acheter ou vendre.',
  },
  L18: {
    title: 'Échanger',
    text: 'Cédez un de vos éclats à un marché où il reste de la place. En retour, l’entrepôt vous donne ceux que l’anneau montre le long de ce marché ; chaque marché en a trois devant lui.',
  },
  L19: {
    title: 'Pas de transparent par échange',
    text: 'Un éclat transparent de l’anneau ne rapporte rien dans un échange.',
  },
  L20: {
    title: 'Pas vers un marché plein',
    text: 'Chaque emplacement d’un marché reçoit un seul éclat. Là où les trois sont occupés, on ne peut pas échanger.',
  },
  L21: {
    title: 'Acheter',
    text: 'Pour 2 L, vous videz un marché : tous ses éclats passent sur votre plan de travail, sans en laisser un seul. Les lires vont à la banque.',
  },
  L22: {
    title: 'Vendre',
    text: 'Rendez à l’entrepôt un ou plusieurs de vos éclats, le nombre est libre. Cela vous rapporte 1 L.',
  },
  M15: {
    title: 'Une couleur manque dans un échange',
    text: 'Pour une couleur épuisée, vous ne recevez rien. L’éclat cédé est sur le marché et ne se reprend pas.',
    reason: 'Un remplaçant n’est imprimé que pour la collecte (L15).',
  },
  M16: {
    title: 'Tous les éclats',
    text: 'Dans un échange, vous prenez tous les éclats qui vous reviennent et que l’entrepôt possède. Vous ne pouvez pas en prendre moins.',
    reason: 'N’en prendre qu’une partie, c’est l’effet d’Expert (5).',
  },
  M17: {
    title: 'Un transparent vers un marché',
    text: 'Vous pouvez céder un éclat transparent à un marché. Qui achète ce marché l’obtient.',
    reason: 'La règle imprimée demande un éclat, sans préciser lequel.',
  },
  M18: {
    title: 'Un marché vide ne s’achète pas',
    text: 'Vous ne pouvez pas acheter un marché sans éclat.',
    reason: 'Il n’y a rien à acheter ; pour 2 L, ce serait une façon de passer.',
  },
  M19: {
    title: 'Quand rien n’est possible',
    text: 'Si vous ne pouvez ni échanger, ni acheter, ni vendre, vous passez la phase, et vous le dites (M72). Il faut pour cela un plan de travail vide et, en plus, moins de 2 L ou quatre marchés vides.',
    reason: 'La règle imprimée exige une des trois actions et ne dit rien du cas où il n’y en a pas.',
  },
  M20: {
    title: 'Ce que rapporte une vente',
    text: 'Vendre rapporte 1 L en tout, quel que soit le nombre d’éclats rendus.',
    reason: 'Dans l’exemple imprimé, deux éclats sont vendus pour 1 L.',
  },
  M72: {
    title: 'Passer la phase',
    text: 'On ne peut passer que si aucune des trois actions n’est possible. Les avantages non encore utilisés n’entrent pas en ligne de compte. Vous pouvez d’abord en utiliser un ; s’il rend une action possible, négocier redevient obligatoire. Passer ferme la phase pour de bon : les avantages 3 à 7 et 10 sont ensuite refusés, même si 10 a été payé.',
    reason:
      'Négocier est obligatoire, passer doit donc rester le dernier recours ; mais personne n’a à dépenser une œuvre pour l’éviter.',
  },
  M95: {
    title: 'Un échange pour rien',
    text: 'Vous pouvez échanger même si toutes les couleurs devant le marché sont épuisées : votre éclat est placé et vous ne recevez rien. L’écran vous en avertit d’abord.',
    reason: 'L’échange peut se faire, et ce qu’on reçoit dépend de l’entrepôt (M15).',
  },
  L23: {
    title: 'Seulement la première',
    text: 'La première œuvre de votre main est la seule que vous puissiez réaliser.',
  },
  L24: {
    title: 'La recette',
    text: 'Il lui faut les quatre éclats de sa recette, tous présents sur votre plan de travail. Un éclat transparent vaut pour toute couleur.',
  },
  L25: {
    title: 'Ce qu’elle rapporte',
    text: 'Les quatre éclats retournent à l’entrepôt. Chaque emplacement désormais vide de votre plan de travail vous rapporte 1 L. L’œuvre réalisée reste visible devant vous.',
  },
  L26: {
    title: 'Plusieurs œuvres',
    text: 'L’œuvre suivante de votre main devient la première, et vous pouvez continuer avec elle dans le même tour. Deux œuvres en un tour rapportent 2 L de plus.',
  },
  M23: {
    title: 'Payer avec des transparents',
    text: 'Vous choisissez les éclats avec lesquels vous payez, et pouvez utiliser un transparent même si vous avez la couleur. L’écran propose d’abord les couleurs.',
    reason:
      'La règle imprimée laisse un transparent remplacer une couleur, sans exiger que la couleur manque.',
  },
  M24: {
    title: 'Payer, puis compter',
    text: 'Les quatre éclats partent d’abord. Ensuite, on compte les emplacements vides.',
    reason: 'C’est ainsi que l’exemple imprimé arrive à sept emplacements vides.',
  },
  M25: {
    title: 'La prime une seule fois',
    text: 'Les 2 L de L26 sont versées une fois par tour, avec la deuxième œuvre. Une troisième ou une suivante n’ajoute rien.',
    reason: 'La règle imprimée parle de deux œuvres dans un tour et d’une seule prime.',
  },
  M26: {
    title: 'Réaliser est facultatif',
    text: 'Seules les deux premières phases sont obligatoires. Vous pouvez garder en main une œuvre que vous pourriez réaliser.',
    reason:
      'L’obligation imprimée porte sur l’ordre des phases, et un compte rendu publié ne donne que les deux premières pour obligatoires.',
  },
  L27: {
    title: 'Changer l’ordre',
    text: 'Contre 1 L, et encore tant que vous pouvez payer, vous reculez la première œuvre de votre main. Regarder ses propres œuvres est toujours libre.',
  },
  L28: {
    title: 'Tourner l’anneau',
    text: 'Chaque cran de l’anneau vous coûte 1 L, dans le sens antihoraire, sans limite de nombre.',
  },
  L29: {
    title: 'Activer un avantage',
    text: 'Un avantage se paie d’une œuvre réalisée : mettez-la de côté, et l’avantage placé sous sa catégorie prend effet. Plusieurs œuvres peuvent servir ainsi.',
  },
  L30: {
    title: 'Deux catégories',
    text: 'Une œuvre à deux catégories active l’avantage de l’une d’elles, celle que vous voulez, jamais les deux.',
  },
  L76: {
    title: 'Deux icônes',
    text: 'Chaque avantage porte l’une de deux icônes. L’une signifie qu’il modifie une action que vous faites, l’autre qu’il est une action supplémentaire. Le moment où il s’utilise est dit par son texte ; l’icône ne décide de rien d’autre.',
  },
  M10: {
    title: 'Entre deux étapes',
    text: 'Les actions à tout moment se placent entre les étapes : au début du tour, après le sélecteur, après chaque prise, avant et après chaque échange, achat ou vente, entre deux œuvres et avant la fin du tour. Elles n’interrompent jamais un paiement ni une prise.',
    reason:
      'Les règles imprimées les permettent à tout moment sans découper le temps plus finement ; une étape à moitié faite laisserait incertain ce qui compte.',
  },
  M21: {
    title: 'Où va la première œuvre',
    text: 'Elle va à n’importe quelle autre place de la main, de la deuxième à la dernière. Vous pouvez recommencer. Il faut au moins deux œuvres en main.',
    reason: 'La règle imprimée permet toutes les positions ; rester devant ne changerait rien.',
  },
  M22: {
    title: 'Le sens de l’anneau',
    text: 'Les crans payés ne vont que dans le sens antihoraire. Visionnaire (16) met l’anneau dans n’importe quelle position.',
    reason: 'La règle imprimée nomme ce seul sens, et le texte de 16 n’en nomme aucun.',
  },
  M28: {
    title: 'Combien de fois',
    text: 'Chaque œuvre réalisée active un avantage une fois. Dans un tour, vous pouvez en utiliser autant que vous voulez, même pour le même avantage. Une œuvre réalisée pendant ce tour peut servir aussitôt.',
    reason:
      'La règle imprimée laisse mettre de côté une ou plusieurs œuvres à chaque instant et n’ajoute pas de limite.',
  },
  M29: {
    title: 'De côté, mais réalisée',
    text: 'Une œuvre mise de côté compte toujours comme réalisée : pour la fin de la partie, pour les égalités et pour savoir qui mène dans la variante experte.',
    reason: 'La mettre de côté montre qu’elle a servi, non qu’elle n’a pas été réalisée.',
  },
  M90: {
    title: 'Ce que voient les autres',
    text: 'Quand quelqu’un paie pour changer l’ordre ou utilise le hibou, tous voient la place où va l’œuvre ou celle d’où elle vient, mais pas sa face. Le nouvel ordre après Magicien (8) est secret. Ce qu’un joueur a appris, par exemple des paquets d’un draft, ne lui reste connu que dans la mesure où une vraie table le permettrait.',
    reason:
      'À une table, on voit une carte bouger dans une main, pas ce qu’elle est ; une main réarrangée en secret ne se suit pas.',
  },
  L31: {
    title: 'La fin',
    text: 'La fin arrive quand quelqu’un a réalisé ses cinq œuvres (six à deux joueurs). Les autres jouent encore, autant qu’il faut pour que personne n’ait eu moins de tours qu’un autre.',
  },
  L32: {
    title: 'Le gagnant',
    text: 'La victoire va à qui possède le plus de lires. À égalité, elle va, parmi les premiers, à qui compte le moins d’œuvres réalisées ; s’ils sont encore plusieurs, ils la partagent.',
  },
  M63: {
    title: 'La manche est terminée',
    text: 'La manche où la fin se déclenche est jouée jusqu’au bout. Si c’est la dernière place de la manche qui la déclenche, la partie est finie avec ce tour.',
    reason: 'Personne n’a ainsi moins de tours qu’un autre, et après la dernière place c’est déjà le cas.',
  },
  M64: {
    title: 'Égalités',
    text: 'Le moins d’œuvres réalisées, puis la victoire partagée : il en va ainsi dans tous les modes. Les œuvres mises de côté comptent comme réalisées.',
    reason:
      'Nous prenons la règle imprimée telle quelle. Entre bots simples, 6 à 16 parties sur 100 finissent à égalité en tête.',
  },
  M65: {
    title: 'Les œuvres restées en main',
    text: 'Dans le jeu de base, elles ne coûtent rien.',
    reason: 'Les 2 L pour chacune appartiennent à la variante experte (L75).',
  },
  M76: {
    title: 'Des manches sans œuvre',
    text: 'Après 12 manches d’affilée où personne n’a réalisé d’œuvre, la manche est terminée et on compte les lires. Les options de la partie disent ce nombre et peuvent en fixer un autre ; les joueurs sont avertis trois manches avant. Cela vaut pour les parties de base, avec draft et interactives ; les parties solo et expertes ont leur propre horloge.',
    reason:
      'Cette règle est de nous : rien n’oblige à réaliser une œuvre (M26), une partie pourrait donc ne jamais finir.',
  },
  L33: {
    title: 'Présent (1)',
    text: 'À tout moment : l’entrepôt vous donne un éclat, rouge ou vert à votre choix.',
  },
  L34: {
    title: 'Cadeau (2)',
    text: 'À tout moment : l’entrepôt vous donne un éclat, jaune ou bleu à votre choix.',
  },
  L35: {
    title: 'Gratuit (3)',
    text: 'Négocier : quand vous achetez, vous ne payez rien.',
  },
  L36: {
    title: 'Marchand (4)',
    text: 'Négocier : quand vous vendez, la vente vaut 4 L et non 1 L.',
  },
  L37: {
    title: 'Expert (5)',
    text: 'Négocier : quand vous échangez, vous choisissez librement parmi les éclats que l’anneau montre au marché. L’un de ceux que vous prenez peut être transparent.',
  },
  L38: {
    title: 'Gourmand (6)',
    text: 'Négocier : quand vous avez acheté, l’entrepôt ajoute un éclat transparent.',
  },
  L39: {
    title: 'Joueur (7)',
    text: 'Négocier : quand vous avez vendu, l’entrepôt vous donne un éclat transparent.',
  },
  L40: {
    title: 'Magicien (8)',
    text: 'À tout moment : vous réarrangez toute votre main à votre guise et recevez 1 L.',
  },
  L41: {
    title: 'Favoritisme (9)',
    text: 'À tout moment : un éclat transparent de votre plan de travail retourne à l’entrepôt et vous rapporte 3 L.',
  },
  L42: {
    title: 'Privilégié (10)',
    text: 'Négocier : contre 1 L, vous pouvez échanger, acheter ou vendre une seconde fois dans cette phase. Faire deux fois la même chose est permis.',
  },
  L43: {
    title: 'Prévoyant (11)',
    text: 'Collecter : le sélecteur reste où il est, vous recevez 1 L et prenez comme d’habitude les deux éclats de sa paire.',
  },
  L44: {
    title: 'Répétition (12)',
    text: 'Collecter : contre 1 L, vous pouvez prendre une seconde fois les deux éclats de la paire.',
  },
  L45: {
    title: 'Voyageur (13)',
    text: 'À tout moment : un éclat passe de son marché à un autre.',
  },
  L46: {
    title: 'Côte (14)',
    text: 'Réaliser : une œuvre qui rapporterait 8 L en rapporte 10.',
  },
  L47: {
    title: 'Opportuniste (15)',
    text: 'À tout moment : contre 1 L, vous rendez un de vos éclats à l’entrepôt et en prenez un de couleur à sa place ; puis, si vous voulez, encore une fois. Un éclat transparent ne se prend pas ainsi.',
  },
  L48: {
    title: 'Visionnaire (16)',
    text: 'À tout moment : vous mettez l’anneau dans la position de votre choix, sans frais.',
  },
  M30: {
    title: 'Plusieurs avantages sur une action',
    text: 'Des avantages différents peuvent modifier la même action, comme Gratuit (3) et Gourmand (6). Chacun de 3, 4, 5, 11 et 14 s’applique au plus une fois à une action ou à une œuvre, même là où une seconde utilisation rapporterait. Seuls Gourmand (6) et Joueur (7) peuvent se répéter ; chaque utilisation apporte un éclat transparent, si l’entrepôt en a.',
    reason:
      'Chacun de ces cinq dit ce que l’action même coûte, rapporte ou fait ; 6 et 7 ajoutent quelque chose après elle.',
  },
  M31: {
    title: 'Deux au plus',
    text: 'Privilégié (10) permet deux actions et Répétition (12) deux prises, jamais plus : une seconde utilisation dans la même phase est refusée. Un avantage qui modifie une action s’applique à l’une des deux.',
    reason: 'Les deux textes doublent la chose, sans plus.',
  },
  M32: {
    title: 'Quand les activer',
    text: 'Gratuit (3), Marchand (4) et Expert (5) viennent avant leur action, Prévoyant (11) à la place du cran du sélecteur, Côte (14) avec l’œuvre. Pour 6, 7, 10 et 12, voir M66, M67 et M78.',
    reason: 'Ce qui modifie une action doit être connu avant qu’elle s’accomplisse.',
  },
  M33: {
    title: 'Jusqu’où va Expert',
    text: 'Expert (5) concerne les trois éclats de l’anneau qui font face au marché : n’importe lesquels d’entre eux, avec au plus un transparent.',
    reason: 'Les mots imprimés pourraient désigner tout l’anneau, ce qui donnerait huit éclats ou davantage.',
  },
  M34: {
    title: 'Quand une œuvre rapporte 8 L',
    text: 'Pour Côte (14), c’est la somme réellement reçue qui compte. Dans une partie experte, c’est après la retenue de L72 : il ne faut donc aucun transparent. Les 2 L de L26 n’en font pas partie.',
    reason: 'La condition imprimée regarde ce que l’œuvre fait gagner.',
  },
  M35: {
    title: 'Un seul paiement',
    text: 'Opportuniste (15) coûte 1 L en tout, pour deux trocs au plus. Vous pouvez donner un transparent, jamais en prendre un.',
    reason:
      'Le paiement est imprimé avant l’action qui peut se faire deux fois, et seule la prise exclut les transparents.',
  },
  M36: {
    title: 'Conditions et combinaisons',
    text: 'Prévoyant (11) et Répétition (12) peuvent servir ensemble. Voyageur (13) demande un emplacement libre sur un autre marché, et ne déplacer aucun éclat n’est pas proposé. Chaque utilisation de Favoritisme (9) rend un éclat transparent, qui doit être sur votre plan de travail. Présent (1), Cadeau (2), Gourmand (6) et Joueur (7) sont refusés quand l’entrepôt n’a rien de ce qu’ils donnent.',
    reason: 'Aucune règle imprimée ne sépare 11 et 12, et un avantage sans effet gaspillerait une œuvre.',
  },
  M66: {
    title: 'Jusqu’à quand 10 et 12',
    text: 'Privilégié (10) peut aussi être activé après la première action de sa phase, Répétition (12) après la première prise, jusqu’à ce que vous fassiez quelque chose de la phase suivante. La seconde action ou prise est facultative.',
    reason: 'Les textes imprimés ne nomment que la phase, et ils permettent la seconde sans l’exiger.',
  },
  M67: {
    title: 'Jusqu’à quand 6 et 7',
    text: 'Gourmand (6) et Joueur (7) peuvent être activés jusqu’au prochain échange, achat ou vente, jusqu’à la première œuvre ou jusqu’à la fin du tour, selon ce qui vient d’abord. D’autres actions à tout moment peuvent s’intercaler.',
    reason:
      'Ils sont imprimés comme suivant l’action, dans sa phase, et la phase dure jusqu’à ce qu’on fasse quelque chose de la suivante (M89).',
  },
  M68: {
    title: 'Aucun avantage gaspillé',
    text: 'Après Gratuit (3), Marchand (4), Expert (5) ou Côte (14), l’action modifiée suit aussitôt, sans rien entre les deux. Chacun est refusé tant que cette action est impossible une fois modifiée ; Gratuit (3) ne demande qu’un marché non vide. Prévoyant (11) prend la place du cran du sélecteur et verse aussitôt sa lire ; vient ensuite le moment habituel après le sélecteur, actions à tout moment comprises. Il est refusé dès que le sélecteur a bougé dans ce tour.',
    reason: 'Ainsi, jamais une œuvre n’est mise de côté pour rien.',
  },
  M69: {
    title: 'Pas pour elle-même',
    text: 'Une œuvre ne peut pas activer Côte (14) pour sa propre réalisation. Chaque œuvre admet une seule fois Côte (14), et chaque œuvre du tour peut avoir la sienne.',
    reason: 'Elle n’est pas encore réalisée, et seules les œuvres réalisées activent des avantages (L29).',
  },
  M70: {
    title: 'Les choix qui ne changent rien',
    text: 'Ils ne sont jamais proposés : la même couleur avec Opportuniste (15), la même position avec Visionnaire (16), deux éclats de la même sorte avec Collectionneur, la première œuvre avec le hibou. S’il ne reste rien d’autre, l’avantage est refusé. Magicien (8) fait exception : il peut garder l’ordre et rapporte quand même 1 L.',
    reason: 'Ils coûteraient une œuvre, ou le hibou, sans rien donner.',
  },
  M71: {
    title: 'Expert et aucun éclat',
    text: 'Avec Expert (5), vous pouvez aussi ne prendre aucun des éclats.',
    reason: 'Le texte imprimé permet la prise et ne l’exige pas.',
  },
  M74: {
    title: 'Magicien et petite main',
    text: 'Magicien (8) est permis avec une seule œuvre en main ou aucune, pour sa lire.',
    reason: 'La lire ne dépend pas de l’ordre de la main (M70).',
  },
  M78: {
    title: 'Quand la collecte est finie',
    text: 'Si Répétition (12) laisse une prise ouverte, la collecte finit avec le premier échange, achat ou vente, quand on passe la phase ou quand on active Privilégié (10). La prise ouverte est perdue.',
    reason: 'Chacune de ces choses appartient à la phase suivante (M89).',
  },
  M79: {
    title: 'Privilégié sans action possible',
    text: 'Privilégié (10) peut être activé même si, à cet instant, vous ne pouvez ni échanger, ni acheter, ni vendre.',
    reason: 'Un avantage ultérieur peut le rendre possible.',
  },
  M84: {
    title: 'La seconde prise',
    text: 'Avec Répétition (12), la seconde prise se fait à la même position du sélecteur, avec la paire telle qu’elle se montre alors, même si l’anneau a tourné entre-temps.',
    reason: 'Seule la prise est répétée, et une paire se lit quand on la prend.',
  },
  M85: {
    title: 'Une des deux couleurs est épuisée',
    text: 'Si l’une des deux couleurs de Présent (1) ou de Cadeau (2) est épuisée, vous recevez l’autre. L’avantage n’est refusé que si les deux le sont.',
    reason: 'Il offre deux couleurs, et l’une d’elles peut encore être donnée.',
  },
  M92: {
    title: 'Les avantages à 1 L',
    text: 'Privilégié (10), Répétition (12) et Opportuniste (15) sont refusés si vous avez 0 L au moment de les activer. Les lires gagnées juste avant comptent.',
    reason: 'Dans les trois textes, le paiement vient en premier.',
  },
  M93: {
    title: 'Pas avant leur phase',
    text: 'Gratuit (3), Marchand (4), Expert (5) et Privilégié (10) demandent qu’au moins une prise soit faite. Côte (14) demande que la négociation soit faite ou passée. Répétition (12) est possible dès le début du tour.',
    reason:
      'Chacun est imprimé pour une phase, et une phase s’ouvre quand ce que la précédente a d’obligatoire est fait.',
  },
  M94: {
    title: 'Les deux trocs',
    text: 'Opportuniste (15) est une seule activation : un troc et, si vous voulez, un second aussitôt, sans rien entre les deux. La couleur prise doit être dans l’entrepôt avant que vous rendiez votre éclat, et différer de la sienne. Sinon, ce troc n’est pas proposé.',
    reason: 'Reprendre ce qu’on vient de rendre ne serait pas un troc (M70).',
  },
  M99: {
    title: 'Avec un plan de travail plein',
    text: 'Présent (1), Cadeau (2), Gourmand (6) et Joueur (7) sont permis avec un plan de travail plein, et vous pouvez rendre l’éclat même que vous avez pris. Un transparent tout juste vendu ou rendu est dans l’entrepôt et peut revenir par 6 ou 7.',
    reason: 'Le surplus se règle comme toujours (M11), et un éclat rendu est dans l’entrepôt comme un autre.',
  },
  M100: {
    title: 'Quand rien ne peut voyager',
    text: 'Voyageur (13) est refusé si tous les marchés sont vides ou tous pleins. Les transparents peuvent aussi être déplacés.',
    reason:
      'Dans les deux cas, aucun éclat ne peut bouger, et le texte imprimé n’excepte aucune sorte d’éclat.',
  },
  L49: {
    title: 'La mise en place du solo',
    text: 'Seul, vous jouez six œuvres contre le grand maître Alvisé. Six cartes défi, tirées sans être vues, forment une pile face cachée ; les quatre autres retournent dans la boîte, sans être vues non plus.',
  },
  L50: {
    title: 'Une carte défi après chaque tour',
    text: 'On joue selon les règles du jeu de base. Une fois votre tour terminé, la carte défi du dessus est retournée et prend effet.',
  },
  L51: {
    title: 'Le dernier tour',
    text: 'La dernière carte défi annonce votre dernier tour. C’est gagné si vos six œuvres sont réalisées quand il se termine.',
  },
  L52: {
    title: 'Les rangs',
    text: 'Vos lires fixent votre rang : Grand Maître à partir de 50 L, Maître de 45 à 49 L, Artisan de 40 à 44 L, Apprenti jusqu’à 39 L.',
  },
  L53: {
    title: 'Défi : anneau',
    text: 'L’anneau tourne d’un cran dans le sens antihoraire. Il y a deux cartes de ce genre.',
  },
  L54: {
    title: 'Défi : sélecteur',
    text: 'Le sélecteur avance d’un cran dans le sens horaire. Il y a une carte de ce genre.',
  },
  L55: {
    title: 'Défi : rouge',
    text: 'Un éclat rouge s’ajoute à votre plan de travail ; vous ne pouvez pas le refuser. Il y a une carte de ce genre.',
  },
  L56: {
    title: 'Défi : vert',
    text: 'Un éclat vert s’ajoute à votre plan de travail ; vous ne pouvez pas le refuser. Il y a une carte de ce genre.',
  },
  L57: {
    title: 'Défi : bleu',
    text: 'Un éclat bleu s’ajoute à votre plan de travail ; vous ne pouvez pas le refuser. Il y a une carte de ce genre.',
  },
  L58: {
    title: 'Défi : jaune',
    text: 'Un éclat jaune s’ajoute à votre plan de travail ; vous ne pouvez pas le refuser. Il y a une carte de ce genre.',
  },
  L59: {
    title: 'Défi : vider un marché',
    text: 'Le marché le plus rempli perd tous ses éclats. Il y a une carte de ce genre.',
  },
  L60: {
    title: 'Défi : rien',
    text: 'Il ne se passe rien. Il y a deux cartes de ce genre.',
  },
  M45: {
    title: 'Une carte par tour',
    text: 'Une seule carte défi est retournée après chaque tour : six cartes, sept tours.',
    reason:
      'Les feuilles anglaise et allemande mettent le mot carte au pluriel, la française, qui nomme la carte tantôt challenge, tantôt défi, au singulier ; une pile qui s’épuise un tour avant la fin (L51) est prévue pour une carte par tour.',
  },
  M46: {
    title: 'Six œuvres avant l’heure',
    text: 'La partie finit avec le tour où vous réalisez votre sixième œuvre.',
    reason:
      'La règle de base sur la fin reste valable, et continuer ne servirait qu’à amasser des lires en vendant.',
  },
  M47: {
    title: 'Quel marché est vidé',
    text: 'Un seul marché est vidé. Si plusieurs ont le plus d’éclats, vous choisissez parmi eux ; si tous sont vides, il ne se passe rien. Les éclats vont à l’entrepôt. En option, tous ceux qui en ont le plus sont vidés.',
    reason:
      'Les feuilles anglaise et allemande s’en tiennent à un marché, alors que la française en admet plusieurs : l’option joue selon elle.',
  },
  M48: {
    title: 'Le sélecteur, pas le cercle',
    text: 'La carte fait avancer le sélecteur. Vous ne prenez pas d’éclats pour autant.',
    reason:
      'La feuille anglaise dit anneau intérieur là où la française et l’allemande nomment le sélecteur, et le cercle est fixe. Prendre appartient à votre propre tour.',
  },
  M49: {
    title: 'Plan de travail plein ou couleur épuisée',
    text: 'Si votre plan de travail déborde, M11 s’applique. Si l’entrepôt n’a pas d’éclat de cette couleur, il ne se passe rien.',
    reason:
      'Un surplus se règle toujours de la même façon, et la carte ne nomme pas de remplaçant. Les feuilles anglaise et allemande disent que vous devez prendre l’éclat, la française vous le fait simplement placer ; L55 à L58 suivent la formule la plus stricte.',
  },
  M50: {
    title: 'Perdu',
    text: 'Sans les six œuvres, vous avez perdu, quelles que soient vos lires. Un rang n’est affiché que pour une victoire.',
    reason: 'Les feuilles anglaise et allemande disent qu’on perd ; la française se tait.',
  },
  M51: {
    title: 'Le reste comme dans le jeu de base',
    text: 'Vous commencez avec 4 L, quatre des 16 avantages et un éclat sur chaque marché. Acheter reste possible ; seuls vos propres échanges remplissent à nouveau les marchés.',
    reason:
      'La feuille n’y change rien, et les règles du jeu de base valent (L50) ; la feuille française le dit en citant la partie de 2 à 4 joueurs. Le grand maître s’appelle Alvisé en français, Alvisè en anglais et Alvise en allemand.',
  },
  M52: {
    title: 'Pas avec la variante experte',
    text: 'Le solo n’est pas proposé avec la variante experte.',
    reason:
      'Seul, vous n’avez personne à devancer pour une lire (L71) ni personne à qui donner le hibou (L73).',
  },
  M75: {
    title: 'Pas de carte après une fin précoce',
    text: 'Si la partie finit avant l’heure (M46), aucune autre carte défi n’est retournée.',
    reason: 'La carte viendrait après le tour, et la partie finit avec le tour.',
  },
  M86: {
    title: 'Les décisions après le tour',
    text: 'Si une carte défi vous demande une décision (marchés à égalité, surplus sur votre plan de travail), vous prenez cette seule décision, avant votre tour suivant. Les actions à tout moment ne sont alors pas possibles.',
    reason: 'La carte prend effet après votre tour, et ces actions appartiennent au tour.',
  },
  L61: {
    title: 'Draft',
    text: 'Chacun reçoit six œuvres, ou sept dans une partie à deux. On en garde une et on donne le reste à sa gauche, ainsi de suite jusqu’à ce que chaque main soit complète avec cinq œuvres (six à deux joueurs). L’ordre de la main se fixe pendant le draft. Ce qui reste retourne dans la boîte.',
  },
  L62: {
    title: 'Mode interactif',
    text: 'L’un des quatre avantages est interactif, les trois autres sont ordinaires.',
  },
  L63: {
    title: 'Autoritaire',
    text: 'À tout moment : contre 1 L que vous payez à un joueur, un éclat de son plan de travail devient le vôtre, mais jamais un transparent.',
  },
  L64: {
    title: 'Revendeur',
    text: 'À tout moment : un joueur vous paie 1 L et doit accepter pour cela un de vos éclats.',
  },
  L65: {
    title: 'Maladroit',
    text: 'À tout moment : chacun perd un éclat de son plan de travail et choisit lequel.',
  },
  L66: {
    title: 'Collectionneur',
    text: 'À tout moment : vous troquez un de vos éclats contre un du plan de travail d’un autre joueur.',
  },
  M37: {
    title: 'Quels avantages',
    text: 'Un avantage interactif et trois du jeu de base, tous tirés au hasard. En option, l’interactif est choisi, ou les quatre sont mélangés aux autres.',
    reason:
      'La feuille anglaise en tire un au hasard, la française le fait choisir, l’allemande permet de tous les ajouter ; seule l’anglaise est précise.',
  },
  M38: {
    title: 'Le déroulement du draft',
    text: 'Tous choisissent en même temps et passent le paquet à gauche. L’œuvre choisie en premier est la première en main, et ainsi de suite. La dernière œuvre de chaque paquet retourne dans la boîte ; on ne la garde, comme sixième choix, que dans un draft expert à quatre (M61).',
    reason:
      'La feuille française fait choisir à tour de rôle, l’anglaise fait choisir et passer chacun, l’allemande n’a pas de draft. Un choix reste caché jusqu’à ce que tous aient choisi : personne ne peut distinguer les deux façons. L’ordre des choix est la lecture la plus simple de l’ordre imprimé.',
  },
  M39: {
    title: 'Deux réglages',
    text: 'Draft et mode interactif se choisissent indépendamment l’un de l’autre. Aucun des deux n’est proposé en solo.',
    reason:
      'La feuille anglaise présente le mode interactif comme un ajout au draft, la française seulement comme compatible avec lui, et l’allemande ne nomme pas de modes. Les deux demandent d’autres joueurs.',
  },
  M40: {
    title: 'Autoritaire en détail',
    text: 'C’est vous qui choisissez l’éclat. Un joueur sans éclat de couleur ne peut pas être désigné. Il vous faut 1 L.',
    reason: 'Le texte vous donne la prise et, sans lire ou sans éclat de couleur, elle ne peut pas se faire.',
  },
  M41: {
    title: 'Revendeur en détail',
    text: 'Il vous faut un joueur qui a au moins 1 L, et un éclat à donner ; il peut être transparent. Si le plan de travail de ce joueur est plein, il prend l’éclat puis en rend un de son choix, bien que ce ne soit pas son tour.',
    reason:
      'Seul Autoritaire exclut les transparents, et la limite de huit (L16) laisse le choix à qui possède le plan de travail. Que vous choisissiez le joueur, seule la feuille allemande le dit en toutes lettres.',
  },
  M42: {
    title: 'Maladroit en détail',
    text: 'Vous perdez un éclat, vous aussi. Tous choisissent en même temps, et rien n’est montré avant que tous aient choisi. Les plans de travail vides sont sautés. Les éclats vont à l’entrepôt.',
    reason: 'Tous les joueurs, c’est vous aussi, et la feuille allemande nomme l’entrepôt.',
  },
  M43: {
    title: 'Collectionneur en détail',
    text: 'C’est vous qui choisissez les deux éclats. Ils peuvent être transparents.',
    reason: 'L’avantage est à vous, et seul Autoritaire exclut les transparents.',
  },
  M44: {
    title: 'Pendant son propre tour',
    text: 'Les avantages interactifs ne servent que pendant son propre tour. En solo, les quatre sont laissés de côté.',
    reason:
      'Les actions à tout moment appartiennent au propre tour de chacun (L11), et ces quatre avantages demandent d’autres joueurs.',
  },
  M81: {
    title: 'Seulement les autres joueurs',
    text: 'Autoritaire, Revendeur et Collectionneur visent d’autres joueurs, jamais vous-même.',
    reason: 'Se payer ou se donner quelque chose à soi-même ne changerait rien (M70).',
  },
  M82: {
    title: 'Maladroit avec un plan de travail vide',
    text: 'Vous pouvez activer Maladroit avec un plan de travail vide si quelqu’un a un éclat.',
    reason: 'Il agit encore sur les autres (M42).',
  },
  M83: {
    title: 'Revendeur vers un plan de travail plein',
    text: 'Le joueur rend l’un quelconque des neuf éclats.',
    reason: 'Le surplus se règle comme toujours (M11) ; même l’éclat tout juste reçu peut donc repartir.',
  },
  M96: {
    title: 'Après son dernier tour',
    text: 'Les joueurs dont le dernier tour est fini peuvent encore être désignés pour Autoritaire, Revendeur et Collectionneur, et perdent encore un éclat par Maladroit. Les lires changent encore de mains.',
    reason: 'La partie dure jusqu’à la fin de la manche, et aucune règle ne protège personne avant.',
  },
  M97: {
    title: 'Autoritaire avec un plan de travail plein',
    text: 'Vous prenez l’éclat, puis vous rendez à l’entrepôt l’un quelconque des neuf.',
    reason: 'Le surplus se règle comme toujours (M11).',
  },
  M98: {
    title: 'D’abord tout régler',
    text: 'Un surplus, et les réponses des autres à Revendeur et à Maladroit, se règlent entièrement, par tous les intéressés, avant que le joueur actif fasse autre chose. Les éclats rendus sont dès lors dans l’entrepôt.',
    reason: 'Un surplus repart aussitôt (L16), et les actions ne s’imbriquent jamais (M10).',
  },
  M102: {
    title: 'La mémoire du draft',
    text: 'Vous gardez la connaissance des paquets que vous avez tenus, et du moment. Ce qu’on en déduit sur les choix des autres ne va jamais plus loin. L’œuvre d’un autre joueur peut être connue avec sa place dans la main ou, après Magicien (8), sans elle.',
    reason: 'C’est ce que saurait un joueur attentif à la table, et rien de plus.',
  },
  L67: {
    title: 'Sans Prévoyant',
    text: 'Prévoyant (11) est écarté avant le tirage des quatre avantages.',
  },
  L68: {
    title: 'Des mains plus grandes',
    text: 'Chacun a six œuvres, ou sept dans une partie à deux.',
  },
  L69: {
    title: 'Des lires sur le plateau',
    text: 'Autant de pièces de 1 L que de joueurs sont posées sur le cercle, dans des cases entre deux éclats. M53 dit où.',
  },
  L70: {
    title: 'Le sélecteur à 12 h',
    text: 'L’anneau est placé au hasard, et le sélecteur commence à 12 h, entre deux paires. Au premier tour de la partie, il n’avance que d’un demi-cran, jusqu’à la première paire.',
  },
  L71: {
    title: 'Une lire dépassée',
    text: 'Quand le sélecteur, en allant d’une paire à la suivante, franchit une case où il reste des lires, l’une d’elles revient à qui a réalisé le plus d’œuvres jusque-là. À égalité, elle va à la banque.',
  },
  L72: {
    title: 'Les transparents coûtent',
    text: 'Chaque éclat transparent utilisé pour une œuvre retire 1 L à ce que rapportent les emplacements vides.',
  },
  L73: {
    title: 'Le hibou',
    text: 'Le dernier joueur dans l’ordre du tour commence avec le hibou. Qui l’a peut le céder à sa droite ; il met alors devant l’œuvre de sa main qu’il veut.',
  },
  L74: {
    title: 'La dernière lire',
    text: 'Outre la fin habituelle, il y en a une autre : une fois la dernière lire partie du plateau, chacun joue son dernier tour.',
  },
  L75: {
    title: 'Les œuvres qui restent',
    text: 'Au décompte, chaque œuvre encore en main coûte 2 L.',
  },
  M07: {
    title: 'Quels avantages sont retirés',
    text: 'Présent (1), Cadeau (2) et Prévoyant (11) sont retirés. En option, seul 11 est retiré, ou aucun des trois (M77).',
    reason:
      'La règle de base retire 1 et 2 des parties expertes, la feuille experte retire 11 ; les deux valent. Cette feuille n’existe qu’en anglais et en français, où 11 s’écrit « Prevident » et « Pévoyant ».',
  },
  M53: {
    title: 'Où sont les lires',
    text: 'Les lires sont à 6 h et à 12 h. Deux joueurs : 1 L à chaque endroit. Trois joueurs : 2 L à 6 h et 1 L à 12 h. Quatre joueurs : 2 L à chaque endroit.',
    reason:
      'L’image manque dans notre source, et les légendes des deux feuilles impriment 1 € pour 1 L. Cette disposition s’accorde avec tout ce qui est imprimé et, quel que soit le nombre de joueurs, la dernière lire tombe à la manche 7.',
  },
  M54: {
    title: 'Le premier demi-cran',
    text: 'Le demi-cran du premier tour ne dépasse pas la lire de 12 h.',
    reason: 'Seul compte un trajet d’une paire à la suivante (L71), et à 12 h il n’y a pas de paire.',
  },
  M55: {
    title: 'Personne en tête',
    text: 'Si plusieurs joueurs sont à égalité en tête, même sans aucune œuvre, la lire va à la banque. Elle compte tout de même comme prise : si c’était la dernière, la fin commence.',
    reason:
      'L’égalité est imprimée, et la fin tient à ce que la lire quitte le plateau, non à qui la reçoit.',
  },
  M56: {
    title: 'Le moment du compte',
    text: 'On compare les œuvres réalisées à l’instant où le sélecteur passe, avant la prise des éclats. Des actions à tout moment, au début du tour, peuvent précéder.',
    reason: 'La règle imprimée regarde le moment du passage.',
  },
  M57: {
    title: 'La dernière manche',
    text: 'Après la dernière lire, la manche est jouée jusqu’au bout. Avec la disposition de M53, c’est toujours la manche 7, sauf dans le cas de M77.',
    reason:
      'La feuille anglaise fait finir la partie aussitôt et jouer à tous un dernier tour, la française seulement le dernier tour ; une manche terminée donne à tous le même nombre de tours.',
  },
  M58: {
    title: 'La retenue dans toute partie experte',
    text: 'Les 2 L de L75 se perdent dans toute partie experte, quelle qu’en soit la fin. Un score peut descendre sous 0.',
    reason: 'Le décompte imprimé ne distingue pas les deux fins et ne fixe pas de minimum.',
  },
  M59: {
    title: 'La retenue sur le gain',
    text: 'Les lires de L72 sont retirées du gain de l’œuvre. Il ne peut pas devenir négatif.',
    reason:
      'Après le paiement, quatre emplacements au moins sont vides, et quatre transparents au plus ont servi.',
  },
  M60: {
    title: 'Utiliser le hibou',
    text: 'Vous pouvez utiliser le hibou pendant votre propre tour, à tout moment libre (M10), avec au moins deux œuvres en main. Cela ne coûte rien. Qui le reçoit peut l’utiliser à partir de son prochain tour.',
    reason:
      'C’est imprimé sans prix, et les actions appartiennent au propre tour de chacun. La feuille anglaise parle d’une action facultative, où l’on cède le hibou afin de déplacer l’œuvre ; la française parle d’une action spéciale, sépare les deux en deux phrases et fait du jeton une statue.',
  },
  M61: {
    title: 'Draft expert',
    text: 'À quatre joueurs, chacun reçoit six œuvres et toutes les six sont draftées. À trois joueurs, on en distribue sept, à deux joueurs huit.',
    reason: 'À quatre avec sept œuvres chacun, il en faudrait 28, et il y en a 24.',
  },
  M62: {
    title: 'La fin habituelle',
    text: 'La fin habituelle arrive quand quelqu’un a réalisé toutes les œuvres de sa main, six ou sept.',
    reason: 'La règle de base entend la main entière, et la main est ici plus grande.',
  },
  M77: {
    title: 'Prévoyant en option',
    text: 'Si une option admet Prévoyant (11) dans une partie experte, il est refusé tant que le sélecteur est à 12 h. La dernière manche est celle où tombe la dernière lire.',
    reason: 'À 12 h, il n’y a pas de paire à prendre, et un sélecteur qui s’arrête retarde les lires.',
  },
  M87: {
    title: 'Une seule fin',
    text: 'Si la dernière lire et la dernière œuvre de quelqu’un tombent dans la même manche, il n’y a qu’une fin : la manche est terminée une fois.',
    reason: 'Les deux fins demandent la même chose.',
  },
  M88: {
    title: 'Égalités dans une partie experte',
    text: 'On compare les lires après la retenue de 2 L pour chaque œuvre restée en main. Ensuite, M64 vaut tel quel.',
    reason: 'La retenue fait partie du décompte, et la feuille ne nomme aucun départage à elle.',
  },
  M101: {
    title: 'Le chemin du hibou',
    text: 'Le hibou commence à la dernière place et va à la place précédente dans l’ordre du tour. L’œuvre choisie devient la première ; les autres gardent leur ordre.',
    reason:
      'Le tour passe à gauche, la droite est donc la place d’avant ; et l’action imprimée ne déplace qu’une œuvre.',
  },
};
