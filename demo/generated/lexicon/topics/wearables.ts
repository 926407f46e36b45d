import { type Lexicon, list, measures, products, tasks } from '../lexicon.ts';

export const wearables: Lexicon = {
  topic: 'wearables',
  gear: true,
  one: 'smart ring',
  many: 'smart rings',
  parts: list('sensor | sizing kit | coating | charging dock | inner band | battery'),
  people: list('shift workers | physical therapists | office teams | new mothers | weightlifters'),
  jobs: list('sleep scientist | physical therapist | materials engineer | privacy lawyer'),
  venues: list('sleep lab | rehab gym | jeweler’s bench | factory floor'),
  problems: list(
    'scratched coatings | wrong sizes | hidden subscriptions | data shared with employers | phantom steps | dead rings after two years',
  ),
  advances: list(
    'a battery that can be replaced | a sizing kit that works by mail | a shape that clears a steering wheel | a coating that survives a barbell | a sleep report written in one sentence',
  ),
  actions: list(
    'drop its monthly fee | let owners delete data from the ring itself | replace worn batteries for a flat price | stop selling team dashboards to employers | publish its raw error rates | resize rings free for a year',
  ),
  measures: measures(
    'nights per charge, nights, 3-12 | step error, percent, 2-19 less | sleep-stage agreement, percent, 51-84',
  ),
  tests: list(
    'fourteen nights in a sleep lab | a week of weightlifting | a day of pushing a stroller | two rings on one hand',
  ),
  tasks: tasks(
    'read a sleep report without worry #2 | find the real price of a wearable #5 | size a ring at home #1 | keep health data away from your employer #3',
  ),
  context: [
    'Rings see the artery under the finger, which gives a cleaner signal than the wrist and less room for a battery.',
    'Most rings are sealed, so the battery’s last day is also the ring’s.',
    'A monthly fee doubles the price of a typical ring within two years.',
    'Fingers swell by half a size between morning and evening.',
    'Step counts are guesses about rhythm, and a stroller has no rhythm.',
  ],
  quotes: [
    'It told me I slept badly, and then I did',
    'A ring is jewelry first, so it has to survive a sink',
    'My clients need one number they can act on, and they get forty',
    'We learned more from the people who quit than from the people who stayed',
    'If my boss can see my pulse, I would like to see his',
  ],
  doubts: [
    'A replaceable battery is only useful with a shop that replaces it',
    'Agreement with a lab is good on average, and I sleep one night at a time',
    'No fee today does not mean no fee after the next round of funding',
    'The coating is tougher, and so is my barbell',
  ],
  tips: [
    'Measure the finger in the evening and again in the morning, then take the larger size.',
    'Ignore the first two weeks of scores while the device learns what normal means for you.',
    'Read which data leaves the phone before you agree to share it with a work program.',
    'Take the ring off for weights, because a scratch over the sensor cannot be polished out.',
    'Multiply the monthly fee by 24 and add it to the price.',
    'Export your history once a year, in a format another app can open.',
  ],
  nexts: list(
    'a promised repair program | the first two-year survivors | a ruling on workplace data | sizes for children’s clinics',
  ),
  pros: list(
    'No monthly fee | Comfortable all night | Replaceable battery | Clear one-line report | Accurate overnight pulse | Tough coating',
  ),
  cons: list(
    'Phantom steps | Few sizes | Dock feels flimsy | Slow to sync | No screen at all | Scratches show',
  ),
  products: products({
    Aurelle: 'Ring 299, Ring Slim 349 soon',
    Pulsefield: 'Halo 249, Halo Two 279',
    Tocker: 'Circle 129',
    Hearth: 'Night Ring 199',
  }),
};
