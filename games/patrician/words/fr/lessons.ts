import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    patrician: 'Patrician',
    messengers: 'Les Messagers',
  },
  lessons: {
    'first-floors': {
      title: 'Premiers étages',
      summary: 'Jouer une carte, construire, prendre une carte.',
      steps: {
        welcome:
          'Bienvenue en Italie ! Chaque ville veut deux tours. Vous avez trois cartes en main : le blason d’une carte dit où vous construisez, et chaque blason vaut un étage. Les étages noirs sont à vous.',
        first: {
          text: 'Jouez votre carte de Siena et construisez-y un étage, sur l’emplacement de votre choix. Puis prenez la carte posée à Siena.',
          done: 'Jouer, construire, prendre : voilà un tour complet.',
        },
        gain: 'La carte de Lucca posée à Siena est à vous : on reçoit toujours la carte de la ville où l’on construit. Une nouvelle, venue de la pioche, l’a remplacée.',
        double: {
          text: 'Elle montre deux blasons, donc elle construit deux étages : les deux sur un emplacement, ou un sur chacun. Jouez-la, et donnez à Lucca un étage sur chaque emplacement.',
          done: 'Deux étages avec une seule carte, et un pied dans les deux tours.',
        },
      },
      failures: {
        'other-card': 'C’était une autre carte. Jouez cette fois celle qui est marquée.',
        'one-tower':
          'Les deux étages sont dans la même tour. C’est permis, mais essayez l’autre façon : un sur chaque emplacement.',
      },
      finished: 'Vous savez jouer un tour. On ne passe jamais : toutes les cartes seront jouées.',
    },
    towers: {
      title: 'À qui est une tour',
      summary: 'La majorité, et l’étage le plus haut.',
      steps: {
        rulers:
          'Une tour est à qui y a le plus d’étages. À Siena, Blanc a les deux : à gauche, deux étages à zéro ; à droite, un partout, mais celui de Blanc est plus haut.',
        most: {
          text: 'Jouez votre carte de Siena et construisez de façon qu’une de ses tours soit à vous.',
          done: 'Deux étages contre un : la tour de droite est à vous.',
        },
        tie: {
          text: 'Passons à Bologna, où Blanc a deux étages dans chacune des tours. Construisez là où un étage suffit : en cas d’égalité, le plus haut étage des ex æquo l’emporte.',
          done: 'Deux partout, et vous êtes au-dessus de Blanc. Rouge n’a qu’un étage et ne compte pas.',
        },
        'two-at-once': {
          text: 'Deux blasons pour Milano. Personne n’y a plus d’un étage dans une même tour : prenez les deux tours avec une seule carte.',
          done: 'Un étage au sommet de chacune suffit, pour l’instant. On peut encore construire au-dessus de vous.',
        },
      },
      failures: {
        'other-card': 'Cette carte est pour plus tard. Jouez celle qui est marquée.',
        behind: 'Dans la tour de gauche, Blanc a encore deux étages, et vous un seul. Construisez à droite.',
        'too-few': 'Vous avez là un étage, Blanc en a deux. Dans la tour de droite, vous en avez déjà un.',
        'only-one': 'Ainsi, une seule tour est à vous. Un étage sur chacune gagne les deux égalités.',
      },
      finished: 'Vous savez lire une tour : comptez d’abord les étages, puis regardez à qui est le plus haut.',
    },
    'open-cards': {
      title: 'Les cartes visibles',
      summary: 'Construire ici aujourd’hui, pour là-bas demain.',
      steps: {
        shop: 'Les cartes posées aux villes sont offertes à tous. Elles ne sont pas forcément de ces villes : à Verona se trouve une carte à deux blasons de Bologna, où Blanc a les deux tours.',
        fetch: {
          text: 'Allez chercher cette carte : construisez dans la ville où elle se trouve.',
          done: 'Vous avez construit à Verona en pensant à Bologna.',
        },
        use: {
          text: 'Jouez-la maintenant, et gagnez l’une des deux tours de Bologna.',
          done: 'Deux partout, et vous êtes plus haut.',
        },
        deny: {
          text: 'Gardez un œil sur votre tour de Roma : avec la carte de Roma à deux blasons posée à Milano, Blanc passerait au-dessus. Prenez-la !',
          done: 'Une carte dans votre main ne peut pas vous nuire.',
        },
      },
      failures: {
        'not-fetched': 'On prend la carte de la ville où l’on construit. Jouez votre carte de Verona.',
        'other-card': 'Jouez la carte de Bologna que vous venez de prendre.',
        split: 'Un étage sur chacune ne suffit pas : Blanc en a deux dans les deux. Posez les deux étages sur une seule tour.',
        'left-there': 'La carte de Roma est toujours à Milano. Jouez votre carte de Milano pour la prendre.',
      },
      finished: 'Chaque carte est deux choses : un étage ici, et un chemin vers la carte posée là.',
    },
    'complete-cities': {
      title: 'Achever une ville',
      summary: 'Le dernier étage, et qui reçoit les jetons.',
      steps: {
        tokens:
          'Le chiffre dit combien d’étages achèvent une ville : cinq à Parma. Elle est alors décomptée aussitôt. La plus haute tour rapporte autant de points à qui y a la majorité, la moins haute trois de moins.',
        'empty-site': {
          text: 'Parma a quatre étages, tous sur un même emplacement. À la fin, les deux doivent être bâtis : le dernier étage n’a donc qu’une place possible. Achevez Parma.',
          done: 'Blanc gagne 5 pour la plus haute tour, et vous 2 avec un seul étage.',
        },
        taller: {
          text: 'Il manque un étage à Lucca, et les deux tours sont de même hauteur. Celle de gauche est à vous, celle de droite à Blanc. Faites de la vôtre la plus haute.',
          done: 'Sept pour vous, quatre pour Blanc. Les nombres d’étages sont impairs : une des tours est toujours plus haute.',
        },
        both: {
          text: 'Il manque deux étages à Verona, et vous avez deux blasons. On peut gagner les deux tours à la fois : faites-le !',
          done: 'Cinq et deux, tout pour vous. Vous prenez encore la carte, mais une ville achevée n’en reçoit pas de nouvelle.',
        },
      },
      failures: {
        'other-card': 'Cette carte est pour une autre étape. Jouez celle qui est marquée.',
        shorter: 'La tour de droite est maintenant la plus haute : 7 pour Blanc, 4 seulement pour vous.',
        'only-one': 'Ainsi, la tour de gauche reste à Blanc. Il y faut au moins un de vos étages.',
      },
      finished: 'Vous achevez les villes quand cela vous arrange, et les laissez aux autres quand cela ne vous arrange pas.',
    },
    signs: {
      title: 'Deux symboles',
      summary: 'Une carte au choix, et un étage qui se déplace.',
      steps: {
        'any-card':
          'Certaines cartes montrent un point d’interrogation. Vous construisez comme d’habitude, mais vous pouvez ensuite prendre la carte de n’importe quelle ville, même achevée.',
        choose: {
          text: 'Jouez votre carte de Bologna, et prenez la carte de Siena à deux blasons posée à Ferrara.',
          done: 'La nouvelle carte va à Ferrara, où vous avez pris l’ancienne.',
        },
        'move-floor':
          'Votre carte de Roma déplace un étage : celui du haut d’une tour, à qui qu’il soit, passe sur l’autre emplacement de sa ville. Il vous faut un étage dans cette ville ; les villes achevées et celle où vous venez de construire sont exclues.',
        move: {
          text: 'Dans la tour de gauche de Milano, Blanc et vous êtes à deux étages partout, Blanc au sommet. Jouez la carte de Roma, puis déplacez cet étage du haut.',
          done: 'Deux contre un : la tour est à vous, et ce n’est même pas votre étage qui a bougé.',
        },
      },
      failures: {
        'other-card': 'Cette carte n’a pas ce symbole. Jouez celle qui est marquée.',
        'not-taken': 'Vous avez pris une autre carte. Choisissez celle qui est posée à Ferrara.',
        declined: 'Rien n’a été déplacé. C’est permis, mais ici un déplacement vous fait gagner une tour.',
        'wrong-floor': 'Blanc a toujours la tour de gauche de Milano. Déplacez son étage du haut vers la droite.',
      },
      finished: 'Vous connaissez les deux symboles. Le portrait est la troisième chose qu’une carte peut montrer.',
    },
    portraits: {
      title: 'Les portraits et la fin',
      summary: 'Trois portraits pareils, et la dernière carte.',
      steps: {
        faces:
          'Tout ce que vous avez joué est dans votre pile. À la fin, chaque série de trois portraits du même patricien vaut 6 points : dame, bonnet rouge ou barbu. Vous avez deux dames.',
        third: {
          text: 'Une troisième dame est visible dans une ville où vous pouvez construire. Allez la chercher.',
          done: 'La carte de Verona avec la dame est à vous.',
        },
        set: {
          text: 'Elle compte une fois jouée. Jouez-la, et construisez à Verona où vous voulez.',
          done: 'Trois dames, 6 points. Une quatrième et une cinquième ne comptent pas avant la sixième.',
        },
        bare: 'Une autre partie, près de sa fin : plus de cartes à prendre, on joue celles qu’on a en main. Il manque deux étages à Siena : un sur votre carte, un sur celle de Blanc. Qui y construit en dernier décide.',
        wait: {
          text: 'Laissez donc Blanc jouer d’abord à Siena : achevez Firenze maintenant, et gagnez ses deux tours.',
          done: 'Neuf et six pour vous, et trois dames. Blanc n’a plus que Siena.',
        },
        last: {
          text: 'La dernière carte de la partie est à vous. L’une des tours de Siena vous fait gagner, l’autre vous fait perdre.',
          done: 'Sept pour la plus haute tour, et trois barbus.',
        },
        count:
          'Toutes les cartes sont jouées, toutes les villes sont donc achevées. Jetons et portraits font 74 pour vous, 73 pour Blanc. Chaque étage a compté !',
      },
      failures: {
        'no-lady': 'Il n’y avait pas de dame là. Elle est à Parma : jouez votre carte de Parma.',
        'other-card': 'Jouez la carte de Verona, celle avec la dame.',
        'too-early': 'Maintenant, Blanc construit en dernier à Siena, et décide. Jouez d’abord Firenze.',
        'gave-six':
          'Blanc garde la tour de gauche et gagne 6. Posé à son sommet, votre étage y gagne l’égalité, et la tour de droite est de toute façon à vous.',
        lost: 'La moins haute tour ne rapporte que 4, et la plus haute donne 7 à Blanc. Dans la plus haute, vous pouvez rejoindre Blanc et être au-dessus.',
      },
      finished: 'Vous savez jouer à Patrician. Que vos tours montent haut !',
    },
    messengers: {
      title: 'Un messager pour Lucca',
      summary: 'Après une carte à étoile : deux points pour chacune des tours.',
      steps: {
        news: 'Les messagers portent les nouvelles de ville en ville. Un messager à côté d’une ville ajoute 2 points à chacune de ses tours lors du décompte. Il manque un étage à Lucca, et ses deux tours sont à vous.',
        star: {
          text: 'Vous pouvez placer un messager à la fin d’un tour où vous avez joué une carte à étoile. Votre carte de Siena a une étoile : jouez-la.',
          done: 'L’étage est construit, la carte est prise. Place au messager.',
        },
        place: {
          text: 'Placez-le entre Lucca et une voisine, sur l’une des routes marquées. Pas à Siena : vous venez d’y construire.',
          done: 'Il sert les villes aux deux bouts de sa route, et il y reste.',
        },
        pay: {
          text: 'Dès que Blanc a joué, achevez Lucca.',
          done: 'Sept et quatre pour les tours, et deux de plus pour chacune grâce au messager : 15 points.',
        },
        neutral:
          'Un messager n’a pas de maître : les 2 points vont à qui a la majorité dans la tour, peu importe qui l’a envoyé. Deux messagers à côté d’une ville, et c’est 4 pour chacune des tours.',
      },
      failures: {
        'other-card': 'Ce n’est pas la carte marquée. Jouez-la cette fois.',
        kept: 'Vous avez gardé votre messager. C’est permis, mais ici ce sont des points perdus : placez-le à côté de Lucca.',
        elsewhere: 'Là, il ne touche pas Lucca, la ville que vous allez achever.',
      },
      finished: 'Envoyez les messagers là où vos tours vont être décomptées.',
    },
    'messenger-links': {
      title: 'Les routes, et une pénalité',
      summary: 'Où vont les messagers, et qui a le moins aidé.',
      steps: {
        limits:
          'Chaque route a de la place pour un messager, chaque ville pour deux : Lucca est pleine. Et l’on n’en place pas à la ville où l’on a construit ce tour-ci.',
        star: {
          text: 'Les quatre tours de Ferrara et Verona sont à vous, et vous voulez un messager entre ces villes. Deux de vos cartes ont une étoile : jouez celle qui laisse cette route libre.',
          done: 'Bologna est à l’écart de cette route.',
        },
        between: {
          text: 'Placez maintenant votre messager entre Ferrara et Verona.',
          done: 'Deux points de plus pour chacune des quatre tours.',
        },
        penalty:
          'La fin d’une autre partie. Dans les villes qui avaient un messager à leur décompte, on compte les tours où chaque joueur a un étage. Qui en a le moins perd 3 points ; à égalité, qui y a le moins d’étages.',
        help: {
          text: 'Bologna, Siena et Firenze : cinq tours pour vous, cinq pour Blanc, mais Blanc a plus d’étages. Jouez votre dernière carte à Siena de façon à ne pas avoir le moins aidé.',
          done: 'Six tours contre cinq. Les jetons sont les mêmes, mais Blanc perd les 3 points.',
        },
        count: 'Vous gagnez 81 à 79. Sur l’autre emplacement, vous auriez perdu 78 à 82.',
      },
      failures: {
        'built-there':
          'Après avoir construit à Ferrara, vous ne pouvez pas y placer de messager. Jouez la carte à étoile de Bologna.',
        'no-star': 'Cette carte n’a pas d’étoile : pas de messager ce tour-ci. Jouez la carte à étoile de Bologna.',
        kept: 'Vous avez gardé votre messager. Placez-le entre Ferrara et Verona.',
        elsewhere: 'Là, il est moins utile. Parma, par exemple, est déjà décomptée et ne rapporte plus rien.',
        least:
          'Toujours cinq tours, et moins d’étages que Blanc : vous perdez 3 points. Construisez dans la tour où vous n’en avez aucun.',
      },
      finished: 'Vous connaissez Les Messagers. Un étage dans chaque tour qu’ils visitent vous met à l’abri.',
    },
  },
} as const satisfies Translated<typeof english>;
