import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const transportation: Lexicon = {
  topic: 'transportation',
  one: 'electric bus',
  many: 'electric buses',
  parts: list('charger | door sensor | ticket app | battery pack | bike lane | timetable'),
  people: list('bus drivers | night commuters | cyclists | wheelchair users | freight haulers'),
  jobs: list('transit planner | bus mechanic | traffic engineer | train conductor'),
  venues: list('bus depot | rail yard | truck stop | ferry terminal'),
  problems: list(
    'cold-weather range | missed connections | broken chargers | blocked bike lanes | ghost arrivals | late freight',
  ),
  advances: list(
    'a charger that works in the rain every time | a ticket that covers four railways | a bus that kneels at every stop | a robotaxi that explains its choices | a night train with a bookable shower',
  ),
  actions: list(
    'sell one ticket for four railways | charge buses at the end of each route | publish every canceled trip | give freight the quiet hours | hold trains for late connections | put repair crews on the road with the chargers',
  ),
  measures: measures(
    'range in winter, miles, 92-241 | trips on time, percent, 64-96 | charger uptime, percent, 71-99',
  ),
  tests: list(
    'a January week in the snow | every stop of one route | a midnight transfer with luggage | forty chargers in two days',
  ),
  tasks: tasks(
    'plan a long drive around chargers #1 #5 | book a night train without tears #3 | read a bus tracker that lies #2 | lock a bike so that it stays #4 | travel by rail with a bicycle #6',
  ),
  context: [
    'Cold takes a third of a bus battery’s range, most of it to heat the cabin.',
    'Drivers forgive a slow charger sooner than a dead one.',
    'Trackers predict arrivals from the timetable when a bus stops reporting, which is how ghosts are born.',
    'Four railways can sell you four tickets and no seat.',
    'A lane separated by a curb is used by three times as many cyclists as one separated by paint.',
  ],
  quotes: [
    'The bus is on time on the screen, and I am standing in the rain',
    'We heat the driver, not the whole cabin, and got forty miles back',
    'A train that waits four minutes saves somebody four hours',
    'Paint is a suggestion',
    'I trust the charger that has a phone number on it',
  ],
  doubts: [
    'One good winter is a warm winter until proved otherwise',
    'Holding a train helps twelve people and delays three hundred',
    'Uptime is counted by the company that owns the plug',
    'One ticket is easy to sell and hard to split',
  ],
  tips: [
    'Plan to arrive at a charger with a fifth of the battery, and know where the next one is.',
    'Sit on the right side of the bus map: check when the vehicle last reported.',
    'Book the longest leg first and build the short ones around it.',
    'Lock the frame and the rear wheel with one strong lock in a busy place.',
    'Preheat the car while it is still plugged in.',
    'Reserve the bicycle space before your own seat.',
  ],
  nexts: list('a second winter | the spring timetable | charger uptime reports | a vote on the lane'),
  pros: list(
    'Good winter range | Low floor | Clear screens | Quiet cabin | Fast charging | One simple ticket',
  ),
  cons: list(
    'Hard seats | Few night trips | Slow app | Dim cabin lights | Limited luggage space | Spotty coverage',
  ),
  products: products({
    Fahrlicht: 'Seven 24, Night 39',
    Crossline: 'Pass 49',
    Curbway: 'Lock 69',
    Voltaic: 'Depot 5200',
    Wayfare: 'Ticket 12',
  }),
};
