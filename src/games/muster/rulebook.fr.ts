import type { RuleTexts } from '#core/rulebook';
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
