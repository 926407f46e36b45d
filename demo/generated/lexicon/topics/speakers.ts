import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const speakers: Lexicon = {
  topic: 'speakers',
  gear: true,
  one: 'speaker',
  many: 'speakers',
  parts: list('tweeter | woofer | remote | grille | mute switch | cabinet'),
  people: list('apartment dwellers | party hosts | record collectors | film lovers | choir directors'),
  jobs: list('acoustician | piano tuner | cabinet maker | living-room installer'),
  venues: list('record shop | church hall | concert hall | speaker workshop'),
  problems: list(
    'muddy dialogue | boomy corners | dropped groups | forced voice assistants | buzzing grilles | remotes with too many buttons',
  ),
  advances: list(
    'a night mode that lifts voices out of explosions | a room tuning that listens to the corner | a mute switch that cuts power to the microphone | a wooden cabinet glued without solvents | a remote with four buttons',
  ),
  actions: list(
    'sell a version with no microphones | keep its oldest speakers working with new phones | publish service manuals | fix dialogue on late-night volume | replace blown drivers by mail | let speakers group without an account',
  ),
  measures: measures(
    'clear speech at low volume, percent, 61-94 | lowest note, hertz, 31-78 less | grouping delay, milliseconds, 4-62 less',
  ),
  tests: list(
    'a blind comparison behind a curtain | a late-night film at low volume | a party in a brick loft | one note swept through a bookshelf',
  ),
  tasks: tasks(
    'place two speakers in a small room #1 #2 #4 | hear dialogue without waking the house #3 | connect a turntable to modern speakers #5 | stop a room from booming #2 #4',
  ),
  context: [
    'The room makes half the sound, and the corner makes too much of it.',
    'Modern mixes are made for cinemas, which is why voices vanish in a living room.',
    'A microphone costs pennies and changes where people are willing to put a speaker.',
    'Good cabinets are heavy because a box that vibrates is an instrument.',
    'Grouped speakers must agree on time to within a few thousandths of a second.',
  ],
  quotes: [
    'Move it eight inches from the wall and save two hundred dollars',
    'If you cannot hear the consonants, you are just watching people be upset',
    'Behind a curtain, the pretty one lost',
    'My customers bring records their parents bought and cry at the first side',
    'A speaker should be furniture that sings',
  ],
  doubts: [
    'Self-tuning is very good at fixing rooms that were fine',
    'Voices come forward, and the music behind them goes to another room',
    'A speaker without a microphone is a speaker, and they used to just sell those',
    'Old hardware keeps working until the app does not',
  ],
  tips: [
    'Set the speakers at ear height, as far from each other as each is from you.',
    'Pull them a hand’s width from the wall, and listen again before you touch any setting.',
    'Turn on the night mode, which lowers explosions and leaves voices alone.',
    'Put something soft on the wall behind the couch to calm the echo.',
    'Plug a turntable into an input marked phono, or the record will whisper.',
    'Brush the grille with a lint roller, and keep liquids away from the cones.',
  ],
  nexts: list(
    'a blind test in the fall | the microphone-free version | compatibility lists | a larger model',
  ),
  pros: list(
    'Clear dialogue at night | Real mute switch | Fills a large room | Simple remote | Handsome cabinet | Groups without an account',
  ),
  cons: list(
    'Needs space behind it | No wired input | Bass fades outdoors | Slow to wake | Short power cord | App is required once',
  ),
  products: products({
    Cantor: 'Shelf 299, Shelf Wide 449',
    Burrow: 'Den 179, Den Duo 329',
    Hollis: 'Bar 3 249, Bar 5 479 soon',
    Plover: 'Brook 69',
  }),
};
