import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const homeAndOffice: Lexicon = {
  topic: 'home-and-office',
  gear: true,
  one: 'air purifier',
  many: 'air purifiers',
  parts: list('filter | fan | air sensor | power cord | night light | carry handle'),
  people: list('allergy sufferers | new parents | teachers | pet owners | office managers'),
  jobs: list('air quality scientist | school nurse | building engineer | allergist'),
  venues: list('elementary school | nursery | day care center | open office'),
  problems: list(
    'clogged filters | leaky seals | smoke days | noisy fans | filters priced like shoes | sensors that guess',
  ),
  advances: list(
    'a filter that can be washed | a sensor that shows real particles | a fan quiet enough for a nursery | a seal that leaks nothing | a fan speed that follows the room',
  ),
  actions: list(
    'sell filters at cost during smoke season | print noise at every speed | publish its sensor data | make washable filters | lend purifiers to schools | stop using ozone in any mode',
  ),
  measures: measures(
    'clean air per minute, cubic feet, 110-390 | noise at low speed, decibels, 19-37 less | filter life, months, 4-19',
  ),
  tests: list(
    'a smoke candle in a closed bedroom | a month in a kindergarten | three nights beside a crib | a dusty attic with the hatch open',
  ),
  tasks: tasks(
    'get a room through a smoke day #6 #2 | size an air purifier for your room #1 | stop a humidifier from leaving dust #5 | make a filter last longer #3',
  ),
  context: [
    'An air purifier is a fan and a filter, and the seal between them decides most of the result.',
    'On smoke days indoor air reaches half the outdoor level within three hours in an ordinary house.',
    'Filters make up two thirds of what a purifier costs over five years.',
    'Classrooms with purifiers lost fewer school days in two small trials.',
    'A machine that is too loud gets turned off, and then it cleans nothing.',
  ],
  quotes: [
    'The quiet ones get used, and the used ones work',
    'We taped the gap and it beat a machine twice the price',
    'I judge a filter by how gray it gets',
    'My class asks for the wind machine by name',
    'Buy the size up and run it low',
  ],
  doubts: [
    'Washable sounds thrifty until you see the second wash',
    'Sensors are cheap, and cheap sensors like to be optimistic',
    'At cost depends on who counts',
    'A good number in a sealed room is a good number in a sealed room',
  ],
  tips: [
    'Measure the room, multiply by the ceiling, and buy a machine rated for twice that.',
    'Run it on low all day and keep the door closed.',
    'Vacuum the outside of the filter once a month to buy a few more weeks.',
    'Keep it an arm’s length from walls and curtains so that air can reach it.',
    'Fill a humidifier with distilled water if you see white dust.',
    'Tape a spare furnace filter to a box fan when smoke arrives and stores are empty.',
  ],
  nexts: list('the next smoke season | school results in May | filter prices | an independent noise test'),
  pros: list(
    'Quiet on low | Washable filter | Honest sensor | Cleans a large room | Light enough to carry | Plain controls',
  ),
  cons: list(
    'Costly filters | Bright lights at night | Bulky base | Drafty on high | Slow to show readings | Short cord',
  ),
  products: products({
    Breezeway: 'Room 149, Room Large 229',
    Alder: 'Quiet 119, Quiet Tall 169 soon',
    Stillwater: 'Pure 2 199',
    Cloudberry: 'Nursery 169',
  }),
};
