import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const smartWatches: Lexicon = {
  topic: 'smart-watches',
  gear: true,
  one: 'smart watch',
  many: 'smart watches',
  parts: list('crown | strap | heart sensor | display | charger | vibration motor'),
  people: list('runners | hikers | night-shift workers | swimmers | new parents'),
  jobs: list('cardiologist | trail guide | sensor engineer | running coach'),
  venues: list('running store | sleep clinic | hiking club | swim school'),
  problems: list(
    'late notifications | skin rashes | wrong heart rates on dark skin | dead batteries by dinner | pushy goals | lost chargers',
  ),
  advances: list(
    'a two-week battery with maps switched on | a sensor tuned for every skin tone | a charger that fits any plug | a rest day the watch does not scold | a screen that reads in bright sun',
  ),
  actions: list(
    'publish accuracy by skin tone | let owners turn off streaks for good | share one charger across its line | keep health data on the wrist by default | sell straps at cost | add offline maps to every model',
  ),
  measures: measures(
    'battery life, days, 1-16 | heart rate error, beats per minute, 1-9 less | time to first location fix, seconds, 3-41 less',
  ),
  tests: list(
    'a half marathon with a chest strap | fourteen nights beside a sleep lab | a six-hour hike without a phone | a hundred pool lengths',
  ),
  tasks: tasks(
    'make a smart watch stop nagging #2 | check whether your watch counts correctly #5 #1 | get through a weekend on one charge #4 | stop a watch strap from itching #3 #1',
  ),
  context: [
    'Wrist sensors shine green light into the skin, and movement is what confuses them.',
    'Battery life differs by a factor of fifteen between watches that look alike on a shelf.',
    'Two owners in five stop wearing a smart watch within the first year.',
    'A chest strap reads electricity, a watch reads color, and the gap shows in sprints.',
    'Maps are the feature owners use least often and miss most.',
  ],
  quotes: [
    'I tell my runners to trust the trend and ignore the number',
    'A watch that dies at dinner is a bracelet',
    'We tested on forty wrists, and the forty-first taught us the most',
    'The best thing my watch does is leave me alone',
    'It buzzed to tell me to relax while I was carrying a baby',
  ],
  doubts: [
    'Two weeks is possible if you never look at it',
    'An average hides the people it fails',
    'Sleep scores make some patients sleep worse, and I see them on Mondays',
    'Offline maps are only as good as the last time you remembered to update',
  ],
  tips: [
    'Wear it a finger’s width above the wrist bone and one notch tighter for a run.',
    'Turn off every notification, then turn three back on after a week.',
    'Rinse the strap after sweat; most rashes are soap and salt.',
    'Charge during your shower, and it will rarely ask for more.',
    'Compare its pulse with your own fingers for a full minute before you worry.',
    'Download the map on home internet the night before you leave.',
  ],
  nexts: list(
    'results from a second wrist study | the spring running season | a software fix | insurers’ plans',
  ),
  pros: list(
    'Two weeks per charge | Accurate in sprints | Sharp offline maps | Light on the wrist | Easy to read in sun | Quiet by default',
  ),
  cons: list(
    'Notifications arrive late | Odd charger | Few apps | Stiff strap | Thick case | Goals cannot be hidden',
  ),
  products: products({
    Kestrel: '4 279, 4 Trail 379',
    Meridian: 'Solo 199, Solo Swim 239 soon',
    Tocker: 'Day 149, Week 219',
    Orrin: 'Watch 6 329',
  }),
};
