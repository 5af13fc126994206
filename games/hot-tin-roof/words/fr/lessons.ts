import type { Translated } from '@showboat/engine';
import type { lessons as english } from '../en/lessons';

export const lessons = {
  chapters: {
    'hot-tin-roof': 'Hot Tin Roof',
    deluxe: 'Passerelles de luxe',
  },
  lessons: {
    'first-dive': {
      title: 'La première fouille',
      summary: 'La mise, une benne et une paire de chats.',
      steps: {
        welcome:
          'Bonsoir ! Vous êtes Abricot. Ici, les boîtes de sardines servent d’argent pendant la partie et de points à la fin. Chaque tour commence par la mise : une boîte sur chacune des cinq bennes. Miauler n’y change rien.',
        tiles:
          'Puis vous fouillez une benne et gardez toutes ses boîtes, la vôtre comprise. Trois bennes ont une tuile Logis avec deux toits : fouillez-en une, et une de vos paires s’y installe, un chat sur chaque toit.',
        dive: {
          text: 'Une paire qui est dehors veut se retrouver : plus les toits sont proches, mieux c’est. Choisissez une benne Logis pour voir la distance entre ses toits, puis « Fouiller » là où elle est la plus courte.',
          done: 'Cinq boîtes payées, cinq prises, une paire dehors. La tuile utilisée s’en va, une nouvelle est révélée.',
        },
        end: {
          text: 'Chacun de vos chats voit la cheminée de l’autre, mais tous les tuyaux entre les toits sont cassés : sans passerelle, aucun chat ne passe, à aucun prix. Rien à déplacer encore : finissez votre tour.',
          done: 'Miser, fouiller, déplacer : voilà un tour complet.',
        },
        fullest: {
          text: 'Dès que Crème et Minuit ont fouillé, c’est de nouveau à vous. Leurs mises ont rempli les bennes qu’ils ont laissées. Vous payez toujours cinq boîtes : autant fouiller la benne la plus pleine.',
          done: 'Cinq payées, huit prises : trois boîtes de plus pour vous.',
        },
      },
      failures: {
        far: 'Ces deux-là auraient besoin d’une très longue nuit. Cheminée Tordue et Maison Mandoline ne sont qu’à trois toits l’une de l’autre.',
        'no-tile':
          'Cette benne n’a pas de tuile Logis : elle sert à construire. Choisissez l’une des trois qui montrent deux toits.',
        lean: 'Il y avait mieux : la benne Passerelle contenait sept boîtes, et huit avec votre mise.',
      },
      finished: 'Vous savez miser et fouiller. À quoi sert la benne Passerelle, la prochaine leçon le montre.',
    },
    catwalks: {
      title: 'Une planche au bon endroit',
      summary: 'Poser une passerelle, et une paire peut se retrouver.',
      steps: {
        pipes:
          'Vos chats assis sont sur Cheminée Tordue et Maison Mandoline, avec trois brèches entre eux. Deux portent déjà une de vos passerelles, la troisième est encore ouverte.',
        dive: {
          text: 'Les passerelles viennent de la benne Passerelle. Fouillez-la.',
          done: 'Cinq boîtes, et une planche à poser.',
        },
        lay: {
          text: 'Vous pouvez poser une de vos passerelles sur toute brèche qui n’en a pas, n’importe où dans le quartier. Posez-la de façon à relier vos deux chats.',
          done: 'Le chemin est complet : trois planches, toutes à vous, et gratuites pour vos chats.',
        },
        meet: {
          text: 'En route ! Choisissez un des deux chats, puis un toit éclairé, et « Aller » : quelle que soit la distance, c’est un seul déplacement. Faites-les se retrouver sur un même toit.',
          done: 'Retrouvailles ! Un poisson du marché, et les deux chats reviennent dans votre main, prêts pour une autre tuile.',
        },
        stay: 'Une brèche a de la place pour une seule passerelle, et elle y reste jusqu’à la fin de la partie. Tout le monde peut la franchir, mais les autres vous paient chaque fois une boîte. Il vous reste trois passerelles.',
      },
      failures: {
        'other-dumpster': 'C’était une autre benne. Fouillez celle des passerelles.',
        'nothing-laid':
          'On peut prendre les boîtes et ne rien construire, mais vos chats ne vous le pardonneraient jamais. Posez la passerelle.',
        'not-joined':
          'Belle planche, mais elle ne relie pas vos chats. La brèche ouverte est entre Coin du Dé Doré et Terrasse Théière.',
        apart: 'Le tour est fini, et la paire est toujours séparée. Menez un chat jusqu’à l’autre.',
      },
      finished:
        'Un poisson vaut dix points à la fin, plus que ce que contiennent la plupart des bennes. Reliez donc vos paires !',
    },
    tribute: {
      title: 'Qui payer',
      summary: 'Les passerelles et les abris des autres coûtent des boîtes.',
      steps: {
        prices:
          'Franchir la passerelle d’un autre joueur coûte une boîte, entrer sur une terrasse où il a son abri en coûte deux, même en passant. Il les reçoit aussitôt. Sortir d’un abri est gratuit, comme tout ce qui est à vous.',
        leave: {
          text: 'Vous avez déjà fouillé. Vos chats couchés sont sur Halle au Coq et dans l’abri de Minuit sur Ruelle du Linge. Regardez les prix pour chacun des deux, et réunissez-les pour une seule boîte.',
          done: 'Sortie de l’abri gratuite, une boîte pour la passerelle de Crème, un poisson pour vous.',
        },
        payee: {
          text: 'Vos chats assis peuvent se retrouver de deux façons : l’une paie une boîte à Crème, l’autre à Minuit. Crème a quatre poissons, Minuit un seul. Choisissez le toit du partenaire, puis « Autre chemin » jusqu’à ce que Minuit reçoive la boîte, et « Aller ».',
          done: 'Encore un poisson, et pas une sardine pour qui est en tête.',
        },
        limits:
          'Un chemin se paie en entier ou ne se prend pas : les toits ne font pas crédit, et un poisson n’est pas de la monnaie. Les chemins qui ne feraient que payer à quelqu’un plus que nécessaire ne sont même pas proposés.',
      },
      failures: {
        'other-pair': 'C’était un chat assis. Les chats couchés d’abord.',
        dear: 'Cela a coûté plus d’une boîte. Entrer dans l’abri en coûte deux, en sortir rien : c’est au chat de Ruelle du Linge de courir.',
        apart: 'Le tour est fini, et la paire est toujours séparée. Un chat doit finir sur le toit de son partenaire.',
        'paid-cream':
          'Cette boîte est allée à Crème, qui est en tête. Le même trajet peut payer Minuit : appuyez sur « Autre chemin ».',
      },
      finished: 'Vous connaissez les prix, et vous savez qu’il importe à qui vont les boîtes.',
    },
    shelters: {
      title: 'Terrasse à louer',
      summary: 'Un abri là où les autres doivent passer.',
      steps: {
        rent: 'Vous avez trois abris. Chacun se dresse sur une terrasse qui n’en a pas, et les autres vous paient deux boîtes pour chaque chat qui y entre, chaque fois. Mettez-les donc là où il y a du passage.',
        dive: {
          text: 'Les abris viennent de la benne Abri. Fouillez-la.',
          done: 'Cinq boîtes, et un abri à dresser.',
        },
        where: {
          text: 'Deux paires sont près de se retrouver : les chats assis de Crème, et les chats couchés de Minuit. Trouvez un toit où chaque paire doit entrer, où qu’elle se retrouve, et dressez-y votre abri.',
          done: 'Personne ne passe sans payer au propriétaire.',
        },
        wait: {
          text: 'Aucun de vos chats n’est dehors : finissez votre tour, et regardez.',
          done: 'Deux boîtes de Crème, deux de Minuit, et vous n’avez pas bougé une moustache.',
        },
        free: 'Il n’y a que l’entrée qui coûte : un chat qu’on place dans un abri, qui y reste ou qui en sort ne paie rien. Une terrasse porte un seul abri et, comme les passerelles, il reste là pour de bon.',
      },
      failures: {
        'other-dumpster': 'C’était une autre benne. Fouillez celle des abris.',
        'nothing-built': 'On peut ne rien construire, mais alors personne ne vous paie. Dressez l’abri.',
        unvisited:
          'Les deux paires peuvent se retrouver sans y entrer. Coin du Dé Doré et Terrasse Théière sont sur le chemin de tous : prenez l’un de ces toits.',
      },
      finished: 'Un bon abri rapporte pendant que vous dormez, et les chats dorment beaucoup.',
    },
    'next-ante': {
      title: 'Cinq boîtes pour demain',
      summary: 'Ce qui attend les pauvres, et comment ne pas en être.',
      steps: {
        poor: {
          text: 'Vos chats assis pourraient se retrouver pour quatre boîtes, et vous en avez quatre. Hélas, la mise vient d’abord : qui a moins de cinq boîtes en prend deux à la réserve, et son tour finit. Il ne reste qu’à les « Prendre ».',
          done: 'Six boîtes maintenant, mais ni fouille ni retrouvailles : un tour de perdu.',
        },
        evening:
          'Une autre nuit : vous avez fouillé, vous avez sept boîtes, et la brèche devant Maison Mandoline est encore ouverte. Pas de poisson aujourd’hui, donc. Si un trajet vous laisse moins de cinq boîtes, un avertissement le dit.',
        keep: {
          text: 'Le chat de Cheminée Tordue peut prendre de l’avance, même jusqu’à Terrasse Théière pour quatre boîtes, ou rester où il est. Gardez au moins cinq boîtes pour la prochaine mise, puis finissez votre tour.',
          done: 'La patience va bien aux chats : la mise est sauve.',
        },
        bridge: {
          text: 'Quand c’est de nouveau à vous, fouillez la benne Passerelle et posez une passerelle entre Terrasse Théière et Maison Mandoline.',
          done: 'Sept boîtes dans la benne, et le chemin est complet.',
        },
        meet: {
          text: 'Aujourd’hui, le trajet vaut son prix. Faites se retrouver la paire, et comptez avant de payer.',
          done: 'Quatre boîtes pour un poisson, et il en reste cinq pour la prochaine mise.',
        },
      },
      failures: {
        spent:
          'Il vous reste moins de cinq boîtes : au prochain tour, vous ne pourriez qu’en prendre deux. Dépensez moins cette fois.',
        'other-dumpster': 'Sans passerelle, pas de poisson. Fouillez la benne Passerelle.',
        'nothing-laid': 'La brèche est toujours ouverte. Posez-y votre passerelle.',
        'not-joined':
          'Une passerelle à cet endroit ne relie pas vos chats : la brèche devant Maison Mandoline est toujours ouverte. Posez-la là.',
        apart: 'Le tour est fini, et la paire est toujours séparée. Vous aviez les boîtes : faites-la se retrouver.',
      },
      finished: 'Comptez jusqu’à cinq avant de courir. Seule la dernière course de la partie fait exception.',
    },
    'last-fish': {
      title: 'Le roi des gouttières',
      summary: 'Le dernier poisson, et ce qui compte alors.',
      steps: {
        market:
          'Il reste un poisson au marché. Dès qu’il part, la partie finit. Chaque boîte vaut un point, chaque poisson dix, et chaque chat encore dehors sur les toits coûte deux points à son joueur.',
        dive: {
          text: 'Vos chats assis se retrouveront aujourd’hui. D’abord, la fouille qui rapporte le plus de points : une benne Logis mettrait deux chats de plus dehors. Vos passerelles sont toutes posées : à leur benne, on prend les boîtes et on continue.',
          done: 'Six boîtes, et pas un chat de plus sur les toits.',
        },
        meet: {
          text: 'Pour le dernier poisson, vous payez trois boîtes à Crème ou quatre à Minuit. Crème a quatre poissons, neuf boîtes et deux chats dehors ; vous aurez quatre poissons. Faites le calcul, et payez qui il faut avec « Autre chemin ».',
          done: 'Le dernier poisson est à vous, et la partie est finie.',
        },
        count:
          'Vous avez 46 points, Crème 45, Minuit 40. Le chemin le plus cher était le meilleur : avec trois boîtes pour Crème, vous auriez perdu 47 à 48.',
      },
      failures: {
        'cats-out':
          'Des boîtes, oui, mais les deux chats qui viennent avec restent dehors et vous coûtent quatre points. Trouvez une fouille sans chats.',
        fewer: 'Là, cinq boîtes. La benne Passerelle en donne six.',
        'paid-cream':
          'Une boîte pour Crème compte double : vous la perdez et Crème la gagne. Voilà Crème roi des gouttières. Payez Minuit cette fois.',
        'paid-twice':
          'Les deux chats sont entrés dans l’abri de Minuit, et Crème gagne d’un poil de moustache. Qu’un seul chat passe par là.',
        apart: 'Pas de retrouvailles, pas de poisson, et Crème se frotte les pattes. Faites se retrouver vos chats assis.',
      },
      finished: 'Vous savez jouer à Hot Tin Roof. Puissiez-vous toujours retomber sur vos pattes !',
    },
    deluxe: {
      title: 'La passerelle de luxe',
      summary: 'Une septième planche qui coûte deux boîtes aux autres.',
      steps: {
        seventh:
          'Chacun a maintenant une septième passerelle, de luxe : les autres paient deux boîtes pour la franchir. Mais on n’en pose aucune avant que tous aient gagné un poisson. Pour Crème et Minuit, c’est fait ; il n’y a que vous qui ayez encore faim.',
        first: {
          text: 'Vous avez déjà fouillé. Faites se retrouver vos chats assis, et les passerelles de luxe sont permises à tous.',
          done: 'Maintenant tout le monde a un poisson, et un poisson ne se perd jamais.',
        },
        again: {
          text: 'Comme toute passerelle, celle de luxe se pose après une fouille de la benne Passerelle. Finissez donc votre tour, et fouillez-la dès que les autres ont joué.',
          done: 'Sept boîtes. Et maintenant, le beau bois.',
        },
        lay: {
          text: 'Entre les chats assis de Crème, il ne reste que la brèche marquée. Choisissez-la, puis « Autre passerelle » pour la passerelle de luxe, et posez-la.',
          done: 'Elle se pose à la place d’une passerelle ordinaire, qui reste dans votre main.',
        },
        toll: {
          text: 'Finissez votre tour. Crème ne tient plus en place.',
          done: 'Deux boîtes de Crème pour un seul passage.',
        },
        own: 'Vos propres chats la franchissent gratuitement. Pour le reste, c’est une passerelle comme les autres : une par brèche, et elle y reste. Rien ne vous oblige à poser la vôtre, mais dans votre main elle ne vaut rien.',
      },
      failures: {
        apart:
          'Le tour est fini, et vous n’avez toujours pas de poisson. Faites se retrouver les chats assis : cela coûte une boîte.',
        'other-dumpster': 'C’était une autre benne. Toutes les passerelles, même de luxe, viennent de la benne Passerelle.',
        regular:
          'C’était une passerelle ordinaire, et Crème ne paierait qu’une boîte. « Autre passerelle » la change en passerelle de luxe.',
        elsewhere: 'Personne n’est pressé de passer là. Crème a besoin de la brèche entre Coin du Dé Doré et Terrasse Théière.',
        'nothing-laid':
          'Vous avez gardé vos passerelles. C’est permis, mais Crème attend, les boîtes à la patte : posez celle de luxe.',
      },
      finished: 'Vous connaissez les Passerelles de luxe. Posez la vôtre là où les autres ne peuvent pas résister.',
    },
  },
} as const satisfies Translated<typeof english>;
