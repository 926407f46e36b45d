import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const sustainability: Lexicon = {
  topic: 'sustainability',
  one: 'repair program',
  many: 'repair programs',
  parts: list('spare part | footprint label | take-back box | recycling line | carbon report | repair score'),
  people: list('repair volunteers | schoolchildren | mill workers | shoppers | city planners'),
  jobs: list('life-cycle analyst | repair volunteer | recycling engineer | packaging designer'),
  venues: list('repair café | recycling plant | paper mill | city depot'),
  problems: list(
    'glued cases | vague green claims | dumped electronics | double counting | packaging waste | missing spare parts',
  ),
  advances: list(
    'a label that shows repair cost | a glue that lets go in hot water | a box that is posted back forty times | a plant that recovers lithium from vapes | a ledger that counts each ton once',
  ),
  actions: list(
    'sell parts for ten years after the last sale | stop calling products carbon neutral | ship in reusable boxes | publish the footprint of each model | pay repair cafés by the fix | take back any brand',
  ),
  measures: measures(
    'products repaired, percent, 11-68 | packaging per order, ounces, 2-19 less | material recovered, percent, 34-92',
  ),
  tests: list(
    'a Saturday at a repair café | a thousand returned boxes | an audit of forty claims | a ton of old phones',
  ),
  tasks: tasks(
    'repair instead of replace #1 #4 #5 | check a green claim in ten minutes #3 | get rid of old batteries safely #2 | give away an old device #6',
  ),
  context: [
    'For most gadgets the factory accounts for more carbon than all the years of use.',
    'A claim of neutrality usually rests on trees that were already standing.',
    'One in four items brought to a repair café needs only cleaning.',
    'Lithium in throwaway vapes would fill thousands of car batteries a year.',
    'Parts are the bottleneck: manuals are useless without a three-dollar clip.',
  ],
  quotes: [
    'We fixed a toaster older than the volunteer',
    'Show me the ton, then show me it is not somebody else’s ton',
    'People arrive with shame and leave with a lamp',
    'The greenest box is the one that comes back',
    'Glue is a business model',
  ],
  doubts: [
    'A label helps if the number is the same next year',
    'Reusable boxes work when people remember to post them',
    'Ten years of parts will be priced like ten years of parts',
    'Counting once is simple, and agreeing who counts is not',
  ],
  tips: [
    'Search for the spare part before you buy the product.',
    'Tape the ends of old batteries and take them to a shop that collects them.',
    'Ask what year the comparison starts from, because every claim has a flattering one.',
    'Clean it first; dust and crumbs are a quarter of all faults.',
    'Keep screws in an egg box in the order they came out.',
    'Erase a device before you give it away, and include the charger.',
  ],
  nexts: list('the first yearly report | a rule on green claims | parts prices | a second city'),
  pros: list(
    'Parts on sale for ten years | Clear manuals | Low packaging | Honest footprint | Free take-back | Easy to open',
  ),
  cons: list(
    'Slow shipping | Limited colors | Costs a little more | Few repair partners | Plain packaging | Short catalog',
  ),
  products: products({
    Mender: 'Kit 39, Bench 89',
    Loopback: 'Box 6',
    Againwell: 'Phone 199',
    Clearledger: 'Report 45',
    Fiberwell: 'Mailer 2',
  }),
};
