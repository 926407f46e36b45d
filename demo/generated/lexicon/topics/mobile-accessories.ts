import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const mobileAccessories: Lexicon = {
  topic: 'mobile-accessories',
  gear: true,
  one: 'charger',
  many: 'chargers',
  parts: list('cable | plug | casing | magnet ring | indicator light | strain relief'),
  people: list('commuters | campers | flight crews | gig drivers | tour guides'),
  jobs: list('cable tester | safety engineer | airport shop manager | product designer'),
  venues: list('test bench | airport shop | safety lab | market stall'),
  problems: list(
    'frayed cables | fake safety marks | hot plugs | weak magnets | overstated capacity | cases that yellow',
  ),
  advances: list(
    'a label that shows its true speed | a display with the real watts | a plug that folds flat | a housing made from one recyclable plastic | a magnet ring that holds on a bumpy road',
  ),
  actions: list(
    'list real capacity on every power bank | replace frayed cables for five years | put a scannable safety record on each plug | stop packing cables in plastic | recall a batch of hot adapters | sell cable ends as a repair kit',
  ),
  measures: measures(
    'efficiency, percent, 71-94 | surface temperature, degrees, 92-138 less | plug cycles before failure, thousand cycles, 4-28',
  ),
  tests: list(
    'a meter reading at every wattage | ten thousand bends over a steel edge | a night on the roof rack | a drop from shoulder height',
  ),
  tasks: tasks(
    'read the small print on a power bank #1 #5 | keep cables from fraying #2 #6 | pack one charger for the whole family #3 | tell whether a charger is safe #4 #6',
  ),
  context: [
    'A power bank loses about a third of its printed capacity to heat before a phone sees any of it.',
    'Two cables can look identical and differ tenfold in the speed they allow.',
    'Airlines limit batteries by watt-hours, a number many labels leave out.',
    'Most cables fail within an inch of the plug.',
    'Cases are the fastest-copied product in electronics; a new shape takes eleven days.',
  ],
  quotes: [
    'I have cut open three hundred plugs, and the good ones are boring inside',
    'A cable is the only part of your phone you step on',
    'If it weighs nothing, there is nothing in it',
    'People spend a thousand dollars on a phone and four on the thing that feeds it',
    'The magnet should let go before the mirror does',
  ],
  doubts: [
    'A code you can scan is a code somebody can print',
    'Five years of free cables works only if people keep the receipt',
    'The bend test is fair, and a cat is not',
    'Capacity is honest on the label now, and the label got very small',
  ],
  tips: [
    'Look for watt-hours on the label, and divide by 3.7 to compare with the number in the ad.',
    'Coil a cable in a loose loop the way it wants to fall, never around your hand.',
    'Match the charger to the hungriest device and let the others take what they need.',
    'Feel the plug after twenty minutes; warm is normal and hot is a reason to stop.',
    'Carry power banks in the cabin, with tape over any bare contact.',
    'Throw away a cable the day you can see metal.',
  ],
  nexts: list(
    'the holiday market stalls | new airline limits | results from the safety lab | a second batch',
  ),
  pros: list('Stays cool | Honest capacity | Folds flat | Strong magnet | Long cable | Replaceable ends'),
  cons: list(
    'Heavy for its size | No pouch | Bright light at night | Short warranty | Tight sockets struggle | Only one port at full speed',
  ),
  products: products({
    Ampersand: 'Duo 45 39, Quad 100 79',
    Brill: 'Bank 10 34, Bank 20 59',
    Tessel: 'Puck 39, Puck Duo 59',
    Loam: 'Fold 25, Fold Max 45 soon',
  }),
};
