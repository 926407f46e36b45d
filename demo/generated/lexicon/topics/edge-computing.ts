import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const edgeComputing: Lexicon = {
  topic: 'edge-computing',
  one: 'edge server',
  many: 'edge servers',
  parts: list('fanless case | backup link | door sensor | local model | power supply | update channel'),
  people: list('store managers | farmers | tower technicians | factory engineers | lift operators'),
  jobs: list('tower technician | embedded engineer | grocery operations manager | wind farm operator'),
  venues: list('grocery store | dairy barn | cell tower | ski lift station'),
  problems: list(
    'dust | dropped links | heat in closets | forgotten boxes | failed updates | stolen hardware',
  ),
  advances: list(
    'a server that runs a week without the internet | a fanless box rated for barns | an update that rolls itself back | a camera that never sends video away | a rack that fits under a shelf',
  ),
  actions: list(
    'keep stores open through an outage | move video analysis into the store | seal its boxes against dust | let farms own their data | share towers with a rival | publish failure rates by climate',
  ),
  measures: measures(
    'hours survived offline, hours, 2-190 | data sent to the cloud, gigabytes per day, 3-210 less | failures per year, per hundred boxes, 1-17 less',
  ),
  tests: list(
    'a cut cable on a Saturday | a summer in a dairy barn | an update at forty below | a closet with no ventilation',
  ),
  tasks: tasks(
    'plan updates for a hundred sites #2 | choose a spot for a small server #1 | label hardware so that strangers can fix it #3 | decide what to process on site #5 | test a backup link #6',
  ),
  context: [
    'Moving video is expensive; moving the answer is nearly free.',
    'Boxes in closets fail from heat long before they fail from age.',
    'A bad update is worse at the edge, because somebody has to drive there.',
    'Grocers measure outages in melted ice cream.',
    'Cold is kind to electronics, and condensation is not.',
  ],
  quotes: [
    'The nearest technician is two hours and one ferry away',
    'It kept ringing up milk all night, and nobody noticed we were offline',
    'Dust is the real operating system',
    'If it needs a reboot, it needs a road',
    'We wrote the phone number on the box in paint',
  ],
  doubts: [
    'A week offline is a week of prices that nobody updated',
    'Local video is private until someone carries the box away',
    'Rollback works if the power stays on for it',
    'Sharing a tower shares the lightning',
  ],
  tips: [
    'Mount the box high, with a hand’s width of air on every side.',
    'Update one quiet site first and wait two days.',
    'Paint the support number on the case in letters you can read from the door.',
    'Keep a spare with the settings already loaded.',
    'Send answers to the cloud and leave the raw data where it was made.',
    'Test the backup link by pulling the main one on a calm morning.',
  ],
  nexts: list('a full winter | the next hundred stores | results from the barns | an outage drill'),
  pros: list('Runs offline for days | No fan | Safe rollback | Tough case | Low power | Simple labels'),
  cons: list('Few ports | Slow storage | Heavy bracket | Limited models | Costly spares | Needs shade'),
  products: products({
    Outpost: 'Box 4 690, Box 8 990',
    Lattice: 'Site 540',
    Gable: 'Closet 420',
    Hayloft: 'Barn 760',
    Ridgeline: 'Tower 1240',
  }),
};
