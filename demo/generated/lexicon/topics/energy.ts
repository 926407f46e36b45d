import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const energy: Lexicon = {
  topic: 'energy',
  one: 'grid battery',
  many: 'grid batteries',
  parts: list('transformer | inverter | meter | cooling loop | connection queue | rate plan'),
  people: list('line workers | ranchers | apartment owners | utility planners | bakery owners'),
  jobs: list('transmission planner | lineman | battery chemist | rate lawyer'),
  venues: list('substation | ranch | bakery | steel mill'),
  problems: list(
    'long connection queues | transformer shortages | evening peaks | wildfire shutoffs | phantom projects | unfair rates',
  ),
  advances: list(
    'a battery made mostly of rust | a line that reports its own temperature | a heat pump built for twenty below | a meter that splits one roof among twelve tenants | a transformer that ships in weeks',
  ),
  actions: list(
    'pay customers to wait an hour | share one roof’s power among tenants | bury its riskiest lines | make data centers bring their own batteries | open its connection queue | store heat in sand under a school',
  ),
  measures: measures(
    'hours of backup, hours, 2-41 | waiting time for a connection, weeks, 18-164 less | cost of storage, dollars per kilowatt-hour, 62-210 less',
  ),
  tests: list(
    'a night at twenty below | a planned blackout | a summer of evening peaks | a thousand full cycles',
  ),
  tasks: tasks(
    'read your electric bill line by line #1 | decide whether a heat pump fits your house #2 #6 | run a fridge through a blackout #5 #4 | shift laundry to cheaper hours #3 #1',
  ),
  context: [
    'A large transformer takes about two and a half years to arrive.',
    'Half of the projects in a typical connection queue will never be built, and all of them hold a place.',
    'The most expensive hour of the day is the one after work, when the sun leaves and the ovens start.',
    'Wires are rated for the hottest still day, although most days are neither.',
    'Batteries now cost less than the peak power plants they replace, in most of the country.',
    'Heat pumps move heat rather than make it, so a little cold is less of an obstacle than people think.',
  ],
  quotes: [
    'I can tell you to the bolt what we can build, and I cannot tell you who will show up',
    'The grid is a line at the bakery, and everybody wants bread at six',
    'It is rust and air, and it kept the clinic open for a night',
    'We bought the transformer before we bought the land',
    'My bill has a line for a wire I will never see',
    'Cold is not the problem, a drafty wall is the problem',
  ],
  doubts: [
    'A thousand cycles is three years, and the loan runs for fifteen',
    'Paying people to wait works until everyone is home with the flu',
    'Somebody pays for the wire, and it is usually whoever reads the bill last',
    'A pilot with forty houses is a street, not a grid',
    'Rust is cheap, and so is the space only if you already own it',
  ],
  tips: [
    'Find the line called demand or delivery, because that is the part you can change by timing.',
    'Seal the attic hatch before you price a heat pump; it shrinks the machine you need.',
    'Run the dishwasher after nine if your plan has cheaper nights.',
    'List what must stay on in a blackout and add up its watts.',
    'Freeze jugs of water, which keep a full freezer cold for two days.',
    'Ask three installers for the same thing in writing, and compare the winter numbers.',
  ],
  nexts: list('a vote in January | the first winter | the next connection round | rates in spring'),
  pros: list(
    'Long backup | Works in deep cold | Made of common materials | Quiet | Twenty-year warranty | Shares power fairly',
  ),
  cons: list(
    'Takes up space | Slow to permit | High up-front cost | Needs a level pad | Few installers | App is basic',
  ),
  products: products({
    Ferrous: 'Barn 9800, Yard 14200',
    Voltaic: 'Wall 7200',
    Coldbrook: 'Cold Pump 5400',
    Sunline: 'Balcony 899',
    Gridley: 'Meter 240',
  }),
};
