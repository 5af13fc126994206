import type { Translated } from '@showboat/engine';
import type { life as english } from '../en/life';

export const life = {
  remarks: {
    push: ['Opzij daar!', 'Niets persoonlijks. Het is de stroming.', 'Volle kracht vooruit, en let op je achtersteven!'],
    pushed: ['Hé! Mijn verse verf!', 'Daar wilde ik toch al heen.', 'Die reling betaal je me.'],
    board: ['Welkom aan boord, mevrouw.', 'Pas op bij de loopplank. We varen!', 'Eerste klas of dek?'],
    coal: ['Meer kolen! De ketel houdt het wel.', 'Ze kan het hebben. Denk ik.'],
    first: ['Als eerste aan de kade! Ik trakteer.', 'Zo doe je dat op deze rivier.'],
    landed: ['Aangemeerd. Niet als eerste, wel met stijl.', 'Veilig aangelegd is goed gevaren.'],
    out: ['Ach. Ik heb deze bocht nooit gemogen.', 'Iedereen in de sloepen. Netjes, graag.'],
  },
  marks: [
    'Een verlicht veld kun je bereiken; de lichtste zijn gratis. Klik het aan, en nog eens.',
    'Elke beurt zijn één stap snelheid en één draai gratis. Meer kost kolen: de cijfers zeggen hoeveel.',
    'Stop met snelheid 1 aan een steiger en neem een passagier mee. Met twee leg je aan bij de finish, ook met snelheid 1.',
  ],
  legend: {
    speed: 'De snelheid van een schip, 1 tot 6.',
    coal: 'De kolen die het nog heeft; op een verlicht veld: wat het kost om daar te eindigen.',
    free: 'Daar eindigen kost geen kolen.',
    passenger: 'Een passagier: je hebt er twee nodig om aan te leggen.',
    berth: 'Een vrije plaats aan boord.',
  },
  styles: {
    steady: 'speelt wat hij het beste vindt',
    bold: 'vaart graag hard',
    thrifty: 'spaart graag kolen',
    pushy: 'duwt graag',
  },
} as const satisfies Translated<typeof english>;
