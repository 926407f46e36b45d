import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const tablets: Lexicon = {
  topic: 'tablets',
  gear: true,
  one: 'tablet',
  many: 'tablets',
  parts: list('pen | screen coating | kickstand | keyboard cover | speaker grille | volume button'),
  people: list('illustrators | grandparents | pilots | preschool teachers | home cooks'),
  jobs: list('illustrator | reading specialist | display engineer | flight instructor'),
  venues: list('drawing studio | public library | flight school | preschool classroom'),
  problems: list(
    'pen lag | glare | abandoned models | sticky screens | short school lives | fingerprint smears',
  ),
  advances: list(
    'a screen that feels like paper | a pen that needs no charging | a reading mode with no blue light at all | a case a five-year-old cannot open | a kickstand that holds any angle',
  ),
  actions: list(
    'support school tablets for nine years | sell pens for half the price | ship a model with no camera for classrooms | lend tablets through libraries | put a replaceable battery in its school line | open its note format',
  ),
  measures: measures(
    'pen delay, milliseconds, 6-38 less | reading time per charge, hours, 9-31 | brightness outdoors, nits, 380-940',
  ),
  tests: list(
    'an eight-hour drawing session | a cross-country flight | a week in a kindergarten bag | a recipe page under wet hands',
  ),
  tasks: tasks(
    'set up a tablet for a four-year-old #1 | read comfortably in bed #2 | borrow library books without an app maze #5 | draw your first picture on a tablet #6',
  ),
  context: [
    'Tablets outlive their software more often than their batteries.',
    'A paper-like coating scatters light, which helps drawing and softens text.',
    'Libraries lend more digital books on Sunday evening than on any two weekdays.',
    'Schools retire a tablet after five years even when nothing is broken.',
    'E-readers use power only when a page turns, so their batteries are counted in weeks.',
  ],
  quotes: [
    'I stopped noticing the pen, which is the nicest thing I can say about a pen',
    'A five-year-old is a better tester than any machine we own',
    'My students draw with their noses on the glass',
    'Paper never asked me to update it',
    'It lives next to the stove now, and it has earned the flour',
  ],
  doubts: [
    'The coating feels lovely and wears through where the hand rests',
    'Nine years is a promise to a school board that will not be there',
    'A cheap pen is less of a gift when the tip costs ten dollars',
    'Reading mode is still a lamp pointed at your face',
  ],
  tips: [
    'Make a separate profile for a child before you hand the tablet over, not after.',
    'Lower the brightness until white looks like paper in the same room.',
    'Keep the old charger with an old tablet and leave it plugged in through a timer.',
    'Turn the tablet so that the camera is at the top before you prop it on a shelf.',
    'Sign in to your library card once, then add the library’s page to the home screen.',
    'Draw with the whole arm for a minute before you judge the pen.',
  ],
  nexts: list(
    'school orders for August | a year of wear on the coating | library lending figures | the next software cutoff',
  ),
  pros: list(
    'Paper-like screen | Very low pen lag | Light enough for bed | Strong kickstand | Long reading life | Loud, clear speakers',
  ),
  cons: list(
    'Pen sold separately | Slow to wake | Keyboard feels cramped | Few apps use the size | Glossy in sunlight | Charges slowly',
  ),
  products: products({
    Halden: 'Pane 11 499, Pane 13 749',
    Folio: 'Reader 169, Reader Color 249',
    Kitewell: 'Bright 8 139, Bright 10 189 soon',
    Inkstone: 'Draw 12 629',
  }),
};
