import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const smartHome: Lexicon = {
  topic: 'smart-home',
  gear: true,
  one: 'smart lock',
  many: 'smart locks',
  parts: list('keypad | battery door | motor | key cylinder | status light | door plate'),
  people: list('landlords | grandparents | dog walkers | homeowners | renters'),
  jobs: list('locksmith | fire marshal | home installer | protocol engineer'),
  venues: list('model home | locksmith’s shop | senior residence | hardware store'),
  problems: list(
    'dead batteries | cloud outages | clashing standards | jammed bolts | forgotten codes | doors that will not say why',
  ),
  advances: list(
    'a bolt that works through an outage | a sensor that knows the door is ajar | a setup with no account | a code that expires by itself | a keypad that lasts five years on one set of batteries',
  ),
  actions: list(
    'keep every lock working without the cloud | hand old models over to the community | add a physical key to all its locks | work with every hub on the market | warn owners a month before batteries die | drop its monthly fee',
  ),
  measures: measures(
    'time to unlock, seconds, 1-6 less | battery life, months, 5-58 | failed unlocks, per thousand, 1-19 less',
  ),
  tests: list(
    'a week with the internet unplugged | four thousand turns of the bolt | a winter on a north-facing door | a wet thumb and a bag of groceries',
  ),
  tasks: tasks(
    'make a smart home work offline #1 | give a guest a key that expires #4 | stop a doorbell from alerting all day #6 | set up leak sensors that matter #5 | never be surprised by a dead battery #2',
  ),
  context: [
    'A lock that asks a distant server for permission is a lock with somebody else’s hours.',
    'Most smart home failures are batteries, and most battery warnings arrive on the day.',
    'The common standard fixed joining and left leaving for later.',
    'Insurers give a discount for leak sensors and none for talking speakers.',
    'When a maker closes its cloud, the wall keeps the hole.',
  ],
  quotes: [
    'I still carry the metal one',
    'A light switch has worked for a hundred years, so the bar is high',
    'If the internet goes out, my door should not have feelings about it',
    'We tested with grandparents because they do not pretend',
    'The dog set it off, and then the alarm set off the dog',
  ],
  doubts: [
    'Local control is wonderful until you are not local',
    'A key under the cover is a keyhole, and keyholes can be picked',
    'Sharing between brands shares the bugs too',
    'No fee is easy to promise in the first year',
  ],
  tips: [
    'Pull the internet plug for an evening and write down everything that stops.',
    'Change all the batteries on one day a year, and pick a day you will remember.',
    'Name devices for the room and the thing, such as hall lamp, and never for the brand.',
    'Give each guest a separate code, then delete it when they leave.',
    'Put the first leak sensor under the water heater and the second behind the washer.',
    'Narrow the doorbell’s zone until it ignores the sidewalk.',
  ],
  nexts: list('an outage test | the standard’s next version | insurers’ discounts | hubs in rental homes'),
  pros: list(
    'Works offline | Real key inside | Five-year batteries | Quiet motor | No monthly fee | Joins in a minute',
  ),
  cons: list(
    'Stiff keypad | Bulky inside plate | Loud motor | App needs an account | No doorbell view | Slow in deep cold',
  ),
  products: products({
    Latchkey: 'Bolt 189, Bolt Touch 249',
    Hearth: 'Latch 129, Latch Key 159',
    Lattice: 'Door 169, Door Slim 199',
    Porchlight: 'Turn 149, Turn Duo 219 soon',
  }),
};
