import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const kitchenHousehold: Lexicon = {
  topic: 'kitchen-household',
  gear: true,
  one: 'robot vacuum',
  many: 'robot vacuums',
  parts: list('brush roll | dust bin | mop pad | dock | filter | drive wheel'),
  people: list('home cooks | pet owners | renters | bakers | allergy sufferers'),
  jobs: list('pastry chef | appliance repairer | textile scientist | building superintendent'),
  venues: list('test kitchen | laundromat | repair bench | cooking school'),
  problems: list(
    'tangled hair | stuck wheels | apps that lock features | loud docks | missed corners | filters sold only in packs',
  ),
  advances: list(
    'a brush that sheds hair by itself | a dock that empties without a roar | a bumper that spares table legs | a map that survives moved furniture | a mop that lifts over rugs',
  ),
  actions: list(
    'sell filters one at a time | make every feature work without the app | stock spare parts for fifteen years | keep maps of homes off its servers | quiet its docks | take back worn brushes',
  ),
  measures: measures(
    'dust picked up, percent, 71-97 | noise, decibels, 48-76 less | runtime, minutes, 62-190',
  ),
  tests: list(
    'a cup of oats on a thick rug | a month with two cats | thirty rooms of tangled cords | a sack of flour on an oak floor',
  ),
  tasks: tasks(
    'keep a robot vacuum from eating cords #1 | descale a kettle without the smell #2 | make a dishwasher smell clean again #4 | stop a washer from walking #5 | bake evenly in a small oven #3 #6',
  ),
  context: [
    'Appliances once lasted eighteen years and now average eleven, mostly because of a circuit board.',
    'Hair around the axle stops more robots than stairs do.',
    'Oven dials are wrong by an average of 23 degrees, which is the difference between done and dry.',
    'An app adds a wireless chip, and the chip adds a date after which it stops.',
    'Cold washes clean most laundry as well as warm ones do, at a quarter of the energy.',
  ],
  quotes: [
    'I have baked this cake so often that the neighbors ask for a different one',
    'The machine is fine, it is the four-dollar seal that nobody sells',
    'My cat rides it, so I need it quiet',
    'An oven is a box that lies to you at a steady rate',
    'If I need my phone to boil water, something has gone too far',
  ],
  doubts: [
    'A self-cleaning brush is one more thing to clean',
    'Fifteen years of parts is a warehouse somebody has to pay for',
    'It weighs the load well and cannot tell wool from denim',
    'Quieter drying is longer drying, and dinner is at seven',
  ],
  tips: [
    'Pick cords and socks off the floor first; a tangle at noon is a dead robot at night.',
    'Boil equal parts water and white vinegar in the kettle, then rinse it three times.',
    'Put a cheap thermometer in the oven and write the true number on the dial.',
    'Clean the dishwasher’s filter on the first of the month, because that is the smell.',
    'Level a washer by turning its front feet until it stops rocking corner to corner.',
    'Rotate the tray halfway, and your oven’s hot corner no longer matters.',
  ],
  nexts: list('spare-part prices | a winter of daily use | a quieter dock | the next water rating'),
  pros: list(
    'Sheds hair by itself | Works without an app | Finds every corner | Quiet at night | Spare parts on sale | Long runtime',
  ),
  cons: list(
    'Small bin | Stalls on thick rugs | Bulky dock | Slow to map | Misses dark corners | Filters add up',
  ),
  products: products({
    Dustin: 'S7 549, S7 Mop 699',
    Wren: 'Sweep 299, Sweep Mini 199',
    Tidewater: 'Float 429',
    Copperpot: 'Rover 349, Rover Dock 499 soon',
  }),
};
