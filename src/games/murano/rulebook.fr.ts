import type { RuleTexts } from '#core/rulebook';
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
