import type { DemoEdition } from './demo-edition.ts';

/** The newest first. */
export const showYourWork: readonly DemoEdition[] = [
  {
    subject: 'They drew washers from a bucket',
    note: [
      'The best line in this fortnight’s paper is in its methods section. To decide which welding students would start in a headset, the school in Tulsa had them draw a washer from a bucket. Nobody asks for a bucket in a demonstration, and nearly every claim for virtual training is a demonstration.',
      'What I would still like to see is the plate. Gas, steel and grinding wheels were left out of the sum, and the authors say where.',
    ],
    stories: [
      {
        slug: 'welding-students-who-began-in-a-headset',
        line: '96 beginners, two groups, 41 percent less rod, and a pass rate too close to call.',
      },
      {
        slug: 'how-fast-must-a-robot-fold-a-towel',
        line: 'Diego Marin’s napkin: between 11 minutes and 18 seconds there is a number that gets the arm hired.',
      },
      {
        slug: 'district-counted-its-classroom-apps',
        line: 'An inventory as an experiment. The finding I keep repeating: 51 companies signed better terms the moment anyone asked.',
      },
    ],
  },
  {
    subject: 'One aunt, four computers',
    note: [
      'Most explanations of where computing happens come with a drawing of a cloud. Rafael Costa took a doorbell apart and followed a picture of his aunt. He gives the median of 200 presses at each stop, on his own porch, and says so, and it is the sort of number I can argue with. I mean that as praise.',
      'Two older pieces go with it. Both turn a unit nobody can picture into something on a table.',
    ],
    stories: [
      {
        slug: 'where-your-doorbell-does-its-thinking',
        line: 'Zero feet to Virginia: what each stop costs in time, money and privacy.',
      },
      {
        slug: 'what-a-token-is-and-why-you-pay-for-it',
        line: 'Seven chapters on the unit on the bill, with a real month worked through.',
      },
      { slug: 'what-a-data-center-drinks', line: 'The latent heat of water, by the glass.' },
    ],
  },
];
