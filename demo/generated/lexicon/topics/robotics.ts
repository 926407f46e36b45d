import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const robotics: Lexicon = {
  topic: 'robotics',
  one: 'warehouse robot',
  many: 'warehouse robots',
  parts: list('gripper | wheel base | vision system | stop button | battery swap | training video'),
  people: list('pickers | orchard crews | night cleaners | nurses | dock workers'),
  jobs: list('roboticist | dock supervisor | safety inspector | orchard manager'),
  venues: list('loading dock | orchard | hospital laundry | parcel hub'),
  problems: list(
    'crushed boxes | blocked aisles | ripe fruit | reflections | robots that wait politely forever | near misses',
  ),
  advances: list(
    'a gripper that feels a grape | a robot that refuses impossible boxes | a cart that backs up when people hurry | an arm that learns from one demonstration | a legged machine that climbs wet stairs',
  ),
  actions: list(
    'count near misses in public | let workers stop any machine by voice | pay crews for the motions they teach | keep its robots below walking speed | lease arms to small orchards | publish its failure videos',
  ),
  measures: measures(
    'picks per hour, picks, 210-890 | boxes damaged, per thousand, 1-19 less | stops per shift, stops, 2-34 less',
  ),
  tests: list(
    'a night shift with real orders | a bowl of grapes | a corridor at visiting hours | a dock full of wet cardboard',
  ),
  tasks: tasks(
    'work safely beside a robot #2 #1 #3 | prepare a small warehouse for robots #1 #4 #5 | keep a robot running in dust #6',
  ),
  context: [
    'Robots are quick at the same box and slow at the next one.',
    'Most injuries near machines happen during the fix and not the work.',
    'A gripper that can hold a brick and a peach is still a research project.',
    'Warehouses lose more time to blocked aisles than to broken robots.',
    'Leasing moved robots from the largest docks to the ones with forty workers.',
  ],
  quotes: [
    'It handed the box back, and I have wanted to do that for eleven years',
    'We do not want it faster, we want it to stop surprising us',
    'Show me the videos where it drops things',
    'A good robot is a little boring by the second week',
    'The grapes were the whole exam',
  ],
  doubts: [
    'Picks per hour leave out the hour it spent waiting for a human',
    'A polite robot still takes the aisle',
    'One demonstration works if the demonstrator never gets tired',
    'Publishing failures is brave until the first customer sees them',
  ],
  tips: [
    'Mark the robot’s lanes with paint and keep people’s lanes wider.',
    'Put a stop button within two steps of every workstation, then practice pressing it.',
    'Record near misses for a month before you change any speed.',
    'Charge machines during breaks so that nobody works around a parked one.',
    'Let the crew that will use it choose the first task.',
    'Clean the sensors at the start of each shift, like windshields.',
  ],
  nexts: list('the holiday peak | an inspector’s report | a smaller lease | a second orchard'),
  pros: list(
    'Gentle grip | Stops by voice | Learns quickly | Low lease price | Swaps batteries fast | Honest reports',
  ),
  cons: list(
    'Slow on wet boxes | Needs wide aisles | Confused by mirrors | Loud reverse tone | Few spare grippers | Setup takes a week',
  ),
  products: products({
    Handler: 'Dock 2 1900, Cart 900',
    Grasp: 'Arm Six 2400',
    Orchardist: 'Picker 3100',
    Stairwell: 'Walker 4200',
    Tugboat: 'Corridor 1200',
  }),
};
