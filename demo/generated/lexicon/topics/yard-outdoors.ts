import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const yardOutdoors: Lexicon = {
  topic: 'yard-outdoors',
  gear: true,
  one: 'battery mower',
  many: 'battery mowers',
  parts: list('blade | battery pack | wheel motor | deck | handle | charger'),
  people: list('gardeners | landscapers | campers | grill owners | groundskeepers'),
  jobs: list('groundskeeper | soil scientist | small-engine mechanic | park ranger'),
  venues: list('city park | rental yard | community garden | campground'),
  problems: list(
    'wet grass | battery packs that fit one brand | tipped mowers | clogged decks | rust | robots lost under hedges',
  ),
  advances: list(
    'a battery pack that fits three brands | a way to steer without a buried wire | a deck that rinses itself | a handle that folds flat | a blade that stops in half a second',
  ),
  actions: list(
    'share one battery pack across brands | rent mowers by the hour | drop the boundary wire | make blades that owners can sharpen | sell packs without the tool | add a rinse port to every deck',
  ),
  measures: measures(
    'lawn cut per charge, square feet, 4200-15800 | noise, decibels, 58-86 less | blade stop time, milliseconds, 380-2100 less',
  ),
  tests: list(
    'an acre of wet grass in August | a lawn full of fallen pears | a slope that worried us | a winter in an unheated shed',
  ),
  tasks: tasks(
    'keep mower batteries alive through winter #1 | water a lawn with half the water #2 #4 | touch a mower blade safely #3 | pick portable power for a campsite #5 | get a yard ready for a robot mower #6',
  ),
  context: [
    'Battery packs are where makers earn their money, which explains why none of them fit.',
    'A lawn needs about an inch of water a week and usually gets two.',
    'Cities have begun to ban gasoline blowers before eight in the morning.',
    'Cold halves a battery’s power for the day but does little lasting harm.',
    'A dull blade tears grass, and torn grass is what turns brown.',
  ],
  quotes: [
    'The neighbors used to hate me at seven, and now they wave',
    'A robot is fine until it meets a pear',
    'I have nine batteries and four chargers, and none of them are friends',
    'Water early, water less, then go inside',
    'Show me a mower that starts in April without a speech',
  ],
  doubts: [
    'One pack for three brands is a start, and I own a fourth',
    'Wire-free is lovely until the trees grow leaves',
    'Rental works in June, when everybody wants the same Saturday',
    'Half a second is fast, and my dog is faster',
  ],
  tips: [
    'Store packs indoors at half charge; a full pack in a hot shed ages twice as fast.',
    'Set a cup on the lawn and time the sprinkler until it holds half an inch.',
    'Take the battery out before you touch the blade, every single time.',
    'Mow high in summer so that the grass shades its own roots.',
    'Add up the watts of what you will plug in at camp, then buy a third more.',
    'Walk the yard for fruit and toys before you let a robot loose.',
  ],
  nexts: list(
    'the spring rental season | a second brand on the shared pack | city quiet rules | an update for slopes',
  ),
  pros: list(
    'Cuts an acre per charge | Starts every time | No boundary wire | Shares its battery | Quiet enough for dawn | Easy to sharpen',
  ),
  cons: list(
    'Struggles in tall grass | Heavy on slopes | Slow charger | Plastic deck | Bin fills fast | Handle does not fold',
  ),
  products: products({
    Meadowlark: 'Mow 40 449, Roam 899 soon',
    Cinder: 'Push 379, Wide 549',
    Rill: 'Edge 21 429',
    Basecamp: 'Deck 18 399',
  }),
};
