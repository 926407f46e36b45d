import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const tvs: Lexicon = {
  topic: 'tvs',
  gear: true,
  one: 'television',
  many: 'televisions',
  parts: list('backlight | remote | stand | bezel | speaker grille | panel'),
  people: list('sports fans | bar owners | night owls | renters | film students'),
  jobs: list('panel engineer | bar owner | colorist | wall-mount installer'),
  venues: list('color lab | sports bar | showroom | projection room'),
  problems: list(
    'glare at noon | ads on the home screen | blotchy backlights | smeared motion | wobbly stands | viewing data sold on',
  ),
  advances: list(
    'a panel that stays bright at noon | a home screen with no ads | a backlight with ten thousand zones | a matte finish that keeps its blacks | a stand with three widths',
  ),
  actions: list(
    'sell a screen with no smart features | let owners remove ads from the home screen | publish power use in every mode | stop collecting viewing data by default | make backlights replaceable | ship every set in its accurate mode',
  ),
  measures: measures(
    'brightness in a lit room, nits, 420-1980 | power in daily use, watts, 58-214 less | input delay, milliseconds, 5-41 less',
  ),
  tests: list(
    'a noon game with the curtains open | a dark scene everyone remembers | a month of menus timed by stopwatch | a whole season at default settings',
  ),
  tasks: tasks(
    'set up a television in five minutes #1 #2 #3 | turn off the soap-opera look #2 | stop a television from watching you #3 | choose the right size for your wall #4',
  ),
  context: [
    'A television is sold in the store at its brightest and watched at home in its dimmest mode.',
    'Motion smoothing invents frames between the real ones, which helps sports and spoils films.',
    'Home-screen ads earn some makers more than the panel does.',
    'The picture most people prefer in a blind test costs about half the picture they were shown first.',
    'Backlights fail before panels, and almost nobody sells the part.',
  ],
  quotes: [
    'The first thing I do in any house is turn one setting off',
    'A bar at four in the afternoon is the hardest room in television',
    'You paid for the wall, and then it shows you an ad for the wall',
    'Black is a color, and it is the expensive one',
    'If the menu takes longer than the commercial, something is wrong',
  ],
  doubts: [
    'Ten thousand zones are wonderful until a subtitle crosses all of them',
    'An ad-free screen will last as long as the sales target',
    'Nits are like horsepower, you use them twice a year',
    'Matte helps at noon and costs you a little at midnight',
  ],
  tips: [
    'Choose the mode named for films or filmmakers; it is nearly always the accurate one.',
    'Find the motion setting and turn it off, then on again only for sports.',
    'Say no to viewing data during setup, and check again after each big update.',
    'Sit at a distance of one and a half times the diagonal, and measure before you buy.',
    'Put a lamp behind the set, because a dark room makes every screen look harsh.',
    'Update once, restart once, and only then judge how slow the menus are.',
  ],
  nexts: list('spring prices | a year-old backlight | what stores set as default | the plain version'),
  pros: list(
    'Bright at noon | No ads on the home screen | Accurate out of the box | Excellent motion | Sturdy stand | Low input delay',
  ),
  cons: list(
    'Weak speakers | Slow menus | Glossy bezel | Narrow viewing angle | Remote eats batteries | Few ports',
  ),
  products: products({
    Lumen: 'Day 55 799, Day 65 1099',
    Hollis: 'Frame 50 649, Frame 77 1799 soon',
    Vantage: 'Plain 43 329, Plain 55 449',
    Umbra: 'Noir 65 1899',
  }),
};
