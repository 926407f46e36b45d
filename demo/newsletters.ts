import type { PublicationSeed } from '#content/seed.ts';
import { sceneOf } from './picture.ts';

function journeys(id: string) {
  return { subscribeJourneyId: `${id}-subscribe`, unsubscribeJourneyId: `${id}-unsubscribe` };
}

export const newsletters: PublicationSeed['newsletters'] = [
  {
    id: 'the-signal',
    title: 'The Signal',
    description: 'Five stories and one chart, every weekday at seven. Read it before coffee gets cold.',
    sample: 'Recently: 1,900 pump passwords, sent in 214 envelopes by certified mail.',
    rhythm: 'Weekdays at seven',
    section: 'advice',
    image: sceneOf('artificial-intelligence', 2),
    ...journeys('the-signal'),
  },
  {
    id: 'load-factor',
    title: 'Load Factor',
    description: 'Energy, compute and who pays for both. Priya Raman’s letter, every Tuesday.',
    sample: 'Recently: a bill of $153.26, less than half of it for electricity.',
    rhythm: 'Tuesdays',
    section: 'innovation',
    image: sceneOf('energy', 1),
    ...journeys('load-factor'),
  },
  {
    id: 'the-shortlist',
    title: 'The Shortlist',
    description: 'Three prices worth your attention, checked against ninety days of history. Fridays.',
    sample: 'Recently: a $26 charger, a used chair, and a robot to wait for.',
    rhythm: 'Fridays',
    section: 'guides',
    image: sceneOf('e-commerce', 1),
    ...journeys('the-shortlist'),
  },
  {
    id: 'locked',
    title: 'Locked',
    description: 'One threat explained and one setting to change. Ten minutes, every Wednesday.',
    sample: 'Recently: the first hour after you clicked, minute by minute.',
    rhythm: 'Wednesdays',
    section: 'security',
    image: sceneOf('security', 1),
    ...journeys('locked'),
  },
  {
    id: 'show-your-work',
    title: 'Show Your Work',
    description: 'A lab paper read to the end, appendix included. From the innovation desk, twice a month.',
    sample: 'Recently: welding students who drew washers from a bucket, and what a headset saved them.',
    rhythm: 'Twice a month',
    section: 'tech',
    image: sceneOf('robotics', 1),
    ...journeys('show-your-work'),
  },
  {
    id: 'out-of-office',
    title: 'Out of Office',
    description: 'Ingrid Solberg answers one letter about work, kindly. Every Sunday evening.',
    sample: 'Recently: they gave us a silent hour at noon, and nobody took it back. Where did it go?',
    rhythm: 'Sunday evenings',
    section: 'business',
    image: sceneOf('work-life', 1),
    ...journeys('out-of-office'),
  },
];
