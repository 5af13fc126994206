import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    school: 'L’école de pilotage',
    passengers: 'La partie avec passagers',
    'black-rose': 'Le Black Rose',
  },
  lessons: {
    'first-steam': {
      title: 'Première vapeur',
      summary: 'La vitesse, les points de mouvement, et à quoi sert le charbon.',
      steps: {
        welcome:
          'Bienvenue à bord de l’Aurora ! Chaque tour a deux temps : vous réglez la vitesse, puis vous avancez d’exactement autant de cases. Ce tour peut finir sur les cases éclairées ; la pastille indique leur prix en charbon, 0 ne coûte rien.',
        speed: {
          text: 'Mettez la roue rouge sur 2. Un cran de plus ou de moins est gratuit, à chaque tour.',
          done: 'Vitesse 2, sans brûler un seul morceau de charbon.',
        },
        sail: {
          text: 'En route ! Vos deux points de mouvement doivent servir : choisissez une case éclairée ou pilotez avec les touches, puis finissez votre tour.',
          done: 'La roue rouge dit de combien vous avancez. Jamais moins, jamais plus.',
        },
        faster: {
          text: 'Plus de vapeur ! Passez d’un coup de 2 à 4. Le premier cran est gratuit, le second coûte 1 charbon.',
          done: 'Vitesse 4 pour 1 charbon. Vous en avez six pour tout le fleuve.',
        },
        'all-steps': {
          text: 'Quatre points à dépenser, tous. Attention à l’île devant vous : un bateau ne va jamais à terre.',
          done: 'Un bateau rapide a besoin de place. Gardez un œil sur la suite.',
        },
        brake: {
          text: 'Freiner marche de la même façon. Ralentissez de 4 à 2 : un cran gratuit, un pour du charbon.',
          done: 'Freiner tard coûte du charbon, freiner tôt est gratuit.',
        },
      },
      failures: {
        'not-two': 'Ce n’était pas 2. En partant de 1, seul 2 est gratuit : plus vite, on brûle du charbon.',
        'not-four': 'Mettez la roue sur 4 cette fois, pour voir à quoi sert le charbon.',
        'not-braked': 'Ralentissez à 2 cette fois. Cela coûte 1 charbon, car vous freinez de deux crans.',
      },
      finished: 'Vous connaissez les deux roues : la rouge pour la vitesse, la noire pour le charbon.',
    },
    steering: {
      title: 'Virer',
      summary: 'Une rotation est gratuite. Le charbon en paie d’autres, tant qu’il y en a.',
      steps: {
        bow: 'Un vapeur ne va que là où pointe sa proue. Une fois par tour, vous pouvez la tourner d’un côté de case, gratuitement.',
        'free-turn': {
          text: 'Une île vous barre la route. Contournez-la jusqu’à la case marquée, avec votre seule rotation gratuite.',
          done: 'Une rotation gratuite par tour : avant, entre ou après vos déplacements.',
        },
        'round-the-island': {
          text: 'Faites maintenant le tour de l’île jusqu’à la case marquée derrière elle. Il faut deux rotations, et la seconde coûte 1 charbon.',
          done: 'Chaque rotation de plus coûte 1 charbon.',
        },
        'empty-bunker': {
          text: 'Un autre jour : la soute est vide, la vitesse est 4, et le fleuve tourne à bâbord. Choisissez une case d’où vous pourrez encore prendre le virage au tour suivant.',
          done: 'Bien piloté. Ne plus avoir de charbon n’est pas grave, tant qu’on n’en a pas besoin.',
        },
      },
      failures: {
        paid: 'Cela a brûlé du charbon. Une rotation suffit : avancez d’abord, puis virez à bâbord.',
        elsewhere: 'Ce n’est pas la case marquée. Cliquez dessus : le trajet se prépare tout seul.',
        'out-of-coal':
          'Sans charbon, l’Aurora ne peut pas prendre le virage : elle est hors course. Ralentissez, ou virez à bâbord à temps.',
      },
      finished: 'Vous pilotez avec soin, et vous savez comment on perd une course : sans charbon avant un virage.',
    },
    pushing: {
      title: 'Pousser',
      summary: 'Quelqu’un vous gêne ? Poussez.',
      steps: {
        'in-the-way':
          'La Belle vous barre la route. Vous pouvez la pousser : un point pour entrer sur sa case, un autre pour l’en chasser. Cela ne coûte pas de charbon.',
        push: {
          text: 'Poussez la Belle. C’est vous qui choisissez où.',
          done: 'Une poussée coûte un point de plus, et vous prenez sa place.',
        },
        back: {
          text: 'Poussée en avant, elle a gagné une case. Poussez-la en arrière, à côté de votre route, sur l’une des cases marquées.',
          done: 'En arrière et de côté, voilà qui fait mal. En eau libre, seules les cases traversées pendant ce tour sont interdites, celle du départ comprise.',
        },
        pushed: {
          text: 'À elle de vous pousser maintenant. Un bateau poussé choisit librement son cap, sans rien payer : pointez la proue vers l’aval.',
          done: 'Une poussée peut même aider : une rotation gratuite, de n’importe quel côté.',
        },
      },
      failures: {
        'not-pushed': 'Vous l’avez contournée. À la vitesse 3, vous l’atteignez et il vous reste un point pour la pousser.',
        ahead: 'Vous lui avez offert le voyage. Poussez-la en arrière, sur l’une des cases marquées.',
        'bad-heading': 'De là, la proue pointe vers la terre ou vers la rive. Pointez-la vers l’aval.',
      },
      finished: 'Vous savez pousser, et que faire quand on vous pousse.',
    },
    'growing-river': {
      title: 'Le fleuve grandit',
      summary: 'Nul ne sait ce que cache la brume.',
      steps: {
        fog: 'La carte s’arrête ici. Le premier bateau à entrer sur la tuile de tête découvre comment le fleuve continue.',
        foremost: {
          text: 'Soyez ce bateau : atteignez la nouvelle tuile ce tour-ci, à la vitesse 2.',
          done: 'Vous finissez d’abord votre déplacement, puis le dé et la pile décident.',
        },
        bend: 'Le fleuve tourne à bâbord. Il aurait pu aller tout droit ou à tribord : chaque cas est aussi fréquent.',
        'unknown-water': {
          text: 'Vous menez encore, cette fois à la vitesse 3 et la soute vide. Entrez sur la nouvelle tuile de façon à pouvoir prendre n’importe quel virage.',
          done: 'Lentement vers l’inconnu, vite là où l’on voit.',
        },
      },
      failures: {
        'too-short': 'Vous n’êtes pas encore sur la nouvelle tuile. Allez tout droit, jusque sur elle.',
        'too-fast': 'Le virage est venu trop vite, et sans charbon on ne vire pas deux fois. Ralentissez à 2 avant la brume.',
      },
      finished: 'Vous menez la flotte dans l’inconnu, et vous en ressortez.',
    },
    landing: {
      title: 'Arriver',
      summary: 'La jetée : le premier gagne.',
      steps: {
        pier: 'Voici la jetée ! À l’école de pilotage, le premier à atteindre l’une de ses trois cases gagne, à n’importe quelle vitesse.',
        approach: {
          text: 'Pour deux charbons, vous y êtes tout de suite ; pour rien, en deux tours. Accostez, ou finissez ce tour là d’où le suivant atteint la jetée : la Belle vous talonne.',
          done: 'Bien. Voici le dernier tour.',
        },
        land: {
          text: 'Toute vapeur vers la jetée ! Les points qui restent sont simplement perdus.',
          done: 'Arrivée !',
        },
      },
      failures: {
        out: 'Sans charbon pour le virage, la course est finie. Gardez-en un morceau pour la fin.',
        beaten: 'La Belle a été plus rapide. Approchez-vous plus au premier tour, ou allez plus vite au second.',
        'too-late': 'La course s’est jouée avant votre arrivée. Mettez le cap sur la jetée sans détour.',
      },
      finished: 'Vous avez gagné votre première course. L’école de pilotage n’a plus rien à vous apprendre.',
    },
    passengers: {
      title: 'Passagers',
      summary: 'Deux personnes veulent venir.',
      steps: {
        jetty:
          'Dans le vrai jeu, il vous faut deux passagers. Ils attendent aux embarcadères ; seule compte la case au cercle pointillé.',
        dock: {
          text: 'Arrivez-y avec la roue rouge sur 1, et embarquez le passager.',
          done: 'La vitesse 1 à l’arrivée : c’est là tout l’art.',
        },
        second: {
          text: 'Le suivant attend plus bas, et il est seul. La Belle le veut aussi, alors prévoyez : soyez à côté de l’embarcadère à la vitesse 2.',
          done: 'Deux à bord. De 2 à 1, c’est gratuit : inutile de gaspiller du charbon.',
        },
        enough: 'Chaque île vous donne un passager, et votre bateau en porte deux. Avec les deux à bord, cap sur la jetée.',
      },
      failures: {
        missed: 'Vous n’êtes pas à l’embarcadère. La case marquée est juste devant vous.',
        'too-fast': 'À l’embarcadère, mais trop vite : la roue rouge doit indiquer 1.',
        'left-waiting': 'Vous étiez à l’embarcadère et le passager attend toujours. Faites-le monter avant de finir le tour.',
        out: 'L’Aurora n’a plus de charbon et elle est hors course. Freinez plus tôt : c’est gratuit.',
        taken: 'La Belle est passée avant vous. Vous avez trois tours : 2 points, 2 points, puis 1.',
        passed: 'Vous avez dépassé l’embarcadère. Soyez à côté à la vitesse 2, puis ralentissez à 1.',
      },
      finished: 'Les deux passagers sont à bord. Prochain arrêt : la jetée.',
    },
    'order-of-play': {
      title: 'L’ordre de jeu',
      summary: 'Qui est devant joue le premier.',
      steps: {
        strip:
          'Ici, en haut, vous voyez qui joue quand. À chaque manche, le bateau le plus en aval commence ; l’ordre est alors fixé pour la manche.',
        lead: {
          text: 'Vous jouez maintenant le dernier. Avancez assez pour être en tête à la prochaine manche.',
          done: 'En tête : personne ne peut vous prendre la meilleure case.',
        },
        level: {
          text: 'À la même hauteur, il y a égalité, et le bateau le plus rapide commence. Mettez-vous à hauteur de la Belle sur la case marquée, plus vite qu’elle.',
          done: 'À sa hauteur, mais plus vite : vous jouez avant elle.',
        },
        coal: 'À vitesse égale, c’est le charbon qui décide, puis qui est le plus à tribord. Jouer en dernier a du bon : vous voyez ce que font les autres.',
      },
      failures: {
        behind: 'Quelqu’un est encore devant vous. Mettez plus de vapeur, ou passez entre les bateaux.',
        'not-level': 'La case marquée est à hauteur de la Belle. Vous l’atteignez avec trois points.',
      },
      finished: 'Vous lisez l’ordre de jeu avant qu’il n’arrive.',
    },
    'whole-race': {
      title: 'La course entière',
      summary: 'Encore un passager, et à la jetée à la vitesse 1.',
      steps: {
        plan: 'Un passager est à bord, un autre attend à l’embarcadère devant vous, et derrière le virage se trouve la jetée. Tout ce que vous avez appris, d’un trait !',
        second: {
          text: 'Allez chercher le second passager : soyez à l’embarcadère à la vitesse 1.',
          done: 'Les deux sont à bord.',
        },
        land: {
          text: 'Arrivez maintenant : finissez sur une case de la jetée avec la roue rouge sur 1. Gardez un morceau de charbon pour freiner.',
          done: 'Deux passagers, vitesse 1, à la jetée. Une course parfaite.',
        },
      },
      failures: {
        out: 'Pas de charbon pour le virage : hors course. Freiner d’un cran par tour est gratuit.',
        passed: 'Vous avez laissé le passager derrière vous. Sans deux passagers, on n’arrive pas.',
        'too-late': 'Un autre serait déjà arrivé. Mettez le cap sur la jetée sans détour.',
      },
      finished: 'Vous savez jouer à Mississippi Queen. Le fleuve est à vous !',
    },
    'sand-bars': {
      title: 'Bancs de sable',
      summary: 'S’enliser, et repartir.',
      steps: {
        shallows: 'Des bancs de sable ! Un bateau peut y entrer, mais son déplacement s’arrête net et sa vitesse tombe à 1.',
        aground: {
          text: 'Essayez : entrez sur le banc de sable marqué.',
          done: 'Sur le sable. Vous ne pouvez pas y virer, et personne ne peut vous pousser.',
        },
        astern: {
          text: 'En avant coûte 1 charbon, et il y a encore du sable. Reculez plutôt : c’est gratuit, et vous choisissez librement votre cap.',
          done: 'Le seul endroit du fleuve où un vapeur va à reculons.',
        },
      },
      failures: {
        missed: 'Vous êtes passé à côté. Allez tout droit, en plein sur le sable.',
        ahead: 'Cela a coûté 1 charbon. Gardez la vitesse 1 et reculez.',
      },
      finished: 'Le sable vous retarde, mais il n’a pas à vous coûter du charbon.',
    },
    'floating-logs': {
      title: 'Bois flottant',
      summary: 'Lentement à travers les troncs.',
      steps: {
        timber: 'Du bois flottant ! Y entrer coûte deux points par case, et une vitesse de moins à la fin du tour.',
        through: {
          text: 'Foncez jusqu’à la seconde case de bois. Deux cases de bois prennent quatre points.',
          done: 'Quatre points dépensés, et la roue est tombée de 4 à 2.',
        },
        leave: {
          text: 'Sortir du bois ne coûte rien de plus. Continuez jusqu’à l’une des cases marquées.',
          done: 'De nouveau en eau libre.',
        },
      },
      failures: {
        elsewhere: 'Vous l’avez contourné. Réglez la vitesse 4 et allez tout droit.',
        'not-clear': 'Ce n’est pas une case marquée. Avancez d’une case, virez une fois et avancez encore.',
      },
      finished: 'Vous connaissez le prix du bois : deux points et une vitesse.',
    },
    'coal-supply': {
      title: 'Faire le plein',
      summary: 'Six charbons pour un court arrêt.',
      steps: {
        heap: 'Un tas de charbon avec son propre quai, et il vous reste un morceau. Accostez-y comme pour un passager.',
        approach: {
          text: 'Approchez d’abord : arrêtez-vous juste devant le quai, à la vitesse 2.',
          done: 'De 2 à 1, ce sera gratuit.',
        },
        fill: {
          text: 'Arrivez maintenant à la vitesse 1 et remplissez la soute.',
          done: 'Six charbons. Vous pouvez revenir autant que vous voulez.',
        },
      },
      failures: {
        passed: 'Pas assez près pour accoster au prochain tour. Ralentissez à 2 et allez tout droit.',
        'not-docked': 'Il faut finir sur la case du quai avec la roue rouge sur 1.',
        'not-filled': 'Vous étiez au quai et n’avez pas pris de charbon. Faites le plein avant de finir le tour.',
      },
      finished: 'La soute pleine, vous pouvez de nouveau virer et foncer.',
    },
    'two-boats': {
      title: 'Deux bateaux chacun',
      summary: 'Une flotte rien qu’à vous.',
      steps: {
        fleet:
          'Deux joueurs, deux bateaux chacun. L’Aurora et la Fortuna sont à vous ; chacune joue à sa propre place dans l’ordre.',
        both: {
          text: 'Jouez les deux : d’abord l’Aurora, puis la Fortuna quand vient son tour.',
          done: 'Votre adversaire a joué entre les deux. L’ordre va par bateau, non par joueur.',
        },
        shove: {
          text: 'Vos bateaux peuvent se pousser l’un l’autre. Que la Fortuna pousse l’Aurora vers l’avant.',
          done: 'Une case de gagnée, et un cap au choix. Le tout pour un point de la Fortuna.',
        },
      },
      failures: {
        'not-pushed': 'L’Aurora n’a pas été poussée. À la vitesse 3, la Fortuna l’atteint et il lui reste un point pour pousser.',
        backwards: 'Vous avez poussé l’Aurora du mauvais côté. Vers l’aval, s’il vous plaît !',
      },
      finished: 'Un seul de vos bateaux à la jetée avec deux passagers suffit pour gagner.',
    },
    'coal-exchange': {
      title: 'Échange de charbon',
      summary: 'L’entraide entre bateaux.',
      steps: {
        empty:
          'L’Aurora n’a plus de charbon, la Fortuna en a beaucoup. Côte à côte et à la même vitesse, elles peuvent partager.',
        alongside: {
          text: 'L’Aurora est à la vitesse 2. Amenez la Fortuna sur une case à côté d’elle, à la vitesse 2 aussi.',
          done: 'Côte à côte, à la même vitesse.',
        },
        give: {
          text: 'Donnez au moins 2 charbons à l’Aurora avant de finir le tour.',
          done: 'Pas à quai, ni sur le sable, ni dans le bois flottant, et une fois par tour.',
        },
      },
      failures: {
        'other-speed': 'À côté d’elle, mais pas à sa vitesse. Les deux roues doivent indiquer 2.',
        'not-beside': 'Les deux bateaux ne sont pas voisins. Avancez de deux cases, tout droit.',
        'not-given': 'Le tour est fini et aucun charbon n’a changé de soute.',
        'too-little': 'Un seul morceau ne la mènera pas loin. Donnez-lui-en deux ou plus.',
      },
      finished: 'Deux bateaux, une seule soute, si vous les gardez ensemble.',
    },
    'black-rose': {
      title: 'Le Black Rose',
      summary: 'Un bateau qui est à celui qui est dernier.',
      steps: {
        neutral: 'Le Black Rose n’est à personne. Le dernier dans l’ordre le pilote pendant la manche, et c’est vous.',
        shove: {
          text: 'Son charbon est sans fin, mais il n’en brûle qu’un morceau par déplacement. Qu’il pousse la Belle hors de votre route.',
          done: 'Il pousse et se fait pousser comme tout bateau. Il ne prend pas de passagers et n’arrive jamais.',
        },
        'take-coal': {
          text: 'Et il donne du charbon : venez à côté de lui, à sa vitesse, et prenez 2 charbons. Il n’en donne pas plus par manche.',
          done: 'Du charbon du Black Rose : être dernier a ses consolations.',
        },
      },
      failures: {
        'not-pushed': 'Le Black Rose n’a poussé personne. La Belle est juste devant lui : la vitesse 2 suffit.',
        'no-coal': 'Amenez l’Aurora à côté du Black Rose à la vitesse 2, puis prenez du charbon avant la fin du tour.',
        'too-little': 'Vous auriez pu en avoir plus : prenez 2 charbons.',
      },
      finished: 'Méfiez-vous du Black Rose quand vous menez, et servez-vous-en quand vous ne menez pas.',
    },
    'six-players': {
      title: 'Six joueurs',
      summary: 'Au sortir du chantier naval.',
      steps: {
        yard: 'À six joueurs, la Fortuna part du chantier naval et joue la dernière à la première manche.',
        bonus: {
          text: 'En échange, elle a un charbon de plus, pour son premier tour seulement. Utilisez-le : réglez la vitesse sur 3.',
          done: 'De 1 à 3 grâce au charbon de bonus. Vos six à vous sont intacts.',
        },
        out: {
          text: 'En route : tout droit, ou après avoir viré à tribord. Ne brûlez pas votre propre charbon.',
          done: 'Sortie du chantier, et aux trousses des autres.',
        },
      },
      failures: {
        wasted: 'Le charbon de bonus est perdu après ce tour. Réglez la vitesse sur 3.',
        'own-coal': 'C’était votre propre charbon. Une rotation est gratuite, la deuxième non.',
      },
      finished: 'Sortir dernier du chantier, ce n’est pas forcément arriver dernier à la jetée.',
    },
  },
} as const satisfies Translated<typeof english>;
