import type { DemoEdition } from './demo-edition.ts';

/** The newest first. */
export const loadFactor: readonly DemoEdition[] = [
  {
    subject: 'Less than half of it is electricity',
    note: [
      'A neighbor put her bill under my door with three words on it and one of them in capitals. I have been writing this letter for years, and I realized on the stairs that I had never once started where everybody else does, with the envelope.',
      'So this week begins at a kitchen table and ends in an office in San Antonio where 19 machines had been humming for nobody. Both are the same lesson. The cheapest power there is gets found by reading the list.',
    ],
    stories: [
      {
        slug: 'read-your-electric-bill-line-by-line',
        line: 'Of $153.26, less than half bought power. I walk the rest of it out to the pole and beyond.',
      },
      {
        slug: 'find-the-servers-nobody-uses',
        line: 'Elena Petrova’s 45 minutes: one export, one spreadsheet, and a polite message before you switch anything off.',
      },
    ],
  },
  {
    subject: 'A yard with power for 40 buses and 92 to fill',
    note: [
      'Ludmila Prohaska decides every night in Milwaukee which buses eat first. She does it with magnets. I have seen the software that is meant to replace the magnets, and it is good, and I would still like her to check it.',
      'Charging is a waiting line like every other in this letter. Water is one too. Oskar Nyberg has done the sum for one building on one hot day, on the back of a visitor’s badge.',
    ],
    stories: [
      {
        slug: 'a-night-in-an-electric-bus-depot',
        line: 'Diego Marin stayed until morning. The orange magnets are hers to decide about.',
      },
      {
        slug: 'what-a-data-center-drinks',
        line: 'A glass is ten minutes of one kilowatt. From there it goes up quickly.',
      },
      {
        slug: 'what-your-desktop-costs-while-you-sleep',
        line: 'Sixty-one watts at four in the morning, and an $18 meter that found out why.',
      },
    ],
  },
];
