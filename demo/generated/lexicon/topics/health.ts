import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const health: Lexicon = {
  topic: 'health',
  one: 'home monitor',
  many: 'home monitors',
  parts: list(
    'blood pressure cuff | alert threshold | patient portal | sensor patch | nurse line | consent page',
  ),
  people: list('nurses | patients with diabetes | caregivers | pharmacists | family doctors'),
  jobs: list('cardiologist | night nurse | patient advocate | medical device engineer'),
  venues: list('county clinic | hospital ward | pharmacy | rehab center'),
  problems: list(
    'alarm fatigue | missing records | inaccurate cuffs | faxed results | long waits | confusing portals',
  ),
  advances: list(
    'a cuff sized for larger arms | a record that follows the patient | an alarm that learns which nurse to call | a patch that lasts two weeks | a portal written in plain words',
  ),
  actions: list(
    'cut its alarms by half | send results without a fax | lend monitors through pharmacies | test its cuffs on more bodies | let patients correct their records | explain each result in one sentence',
  ),
  measures: measures(
    'alarms per shift, alarms, 41-310 less | reading error, points, 2-13 less | time until a result arrives, hours, 3-94 less',
  ),
  tests: list(
    'a night on a cardiac ward | two hundred arms of every size | a month of home readings | a record sent to nine clinics',
  ),
  tasks: tasks(
    'take your blood pressure correctly #1 #4 | get a copy of your medical record #2 | read a lab result calmly #5 | prepare for a video visit #3 | check a health app before you trust it #6',
  ),
  context: [
    'A cuff that is too small can add ten points to a healthy reading.',
    'Nurses hear hundreds of alarms a night, and most need no action.',
    'Records still cross town by fax because every system can receive one.',
    'Patients who see their results early call less often, not more.',
    'Home readings taken at the same hour tell doctors more than a single visit does.',
  ],
  quotes: [
    'I can tell a real alarm by the footsteps',
    'The first reading is nerves, so take two and keep the second',
    'My patients bring a notebook, and it beats any app',
    'A fax is a photograph of a problem',
    'We asked for larger cuffs for six years, and then we measured',
  ],
  doubts: [
    'Half the alarms is good news only if it is the right half',
    'Two hundred arms is a start and not a population',
    'Lending works when someone calls a week later',
    'Plain words can still be frightening at night',
  ],
  tips: [
    'Sit for five minutes with your feet flat and your arm at heart height before you measure.',
    'Ask the clinic for your record in writing; they have thirty days to answer.',
    'Write down three questions before a visit and start with the third.',
    'Measure your arm, and match the cuff to it.',
    'Compare a result with your own last result before you compare it with a chart.',
    'Read who sees the data before you allow a health app to connect.',
  ],
  nexts: list('a larger trial | the spring ward report | pharmacy loans | a rule on cuff sizes'),
  pros: list(
    'Fits larger arms | Clear display | Plain-language results | Shares with doctors | Long battery | Few false alarms',
  ),
  cons: list(
    'Bulky case | Slow app | Patches cost extra | No memory for two users | Stiff cuff | Requires a phone',
  ),
  products: products({
    Vitalis: 'Cuff 59, Cuff Wide 69',
    Hearth: 'Care Hub 149',
    Pulsefield: 'Patch Two 79',
    Claritas: 'Portal 5',
    Bedside: 'Quiet Alarm 220',
  }),
};
