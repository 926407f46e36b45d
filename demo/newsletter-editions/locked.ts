import type { DemoEdition } from './demo-edition.ts';

/** The newest first. */
export const locked: readonly DemoEdition[] = [
  {
    subject: 'The first hour, and who gets in after you',
    note: [
      'This week’s threat is the half hour after a mistake. In about 300 interviews I have heard the same two things over and over: people reread the message to see if it might be real, or they hid the screen. Print the page, put it in a drawer, and hope that it yellows there.',
      'The setting to change is the emergency contact in your password manager. Most have one. Nearly no one has filled it in.',
    ],
    stories: [
      {
        slug: 'the-first-hour-after-you-clicked',
        line: 'What to do, on a clock. At minute five comes a phone call, and the words to say are in it.',
      },
      {
        slug: 'burrow-keys-lets-families-in-after-30-days',
        line: 'What a good version of that setting looks like, with the waiting time you should choose.',
      },
      {
        slug: 'test-your-vpn-in-ten-minutes',
        line: 'If you pay for one, make it prove something. The third experiment is the one that fails.',
      },
    ],
  },
  {
    subject: 'Nine honest letters out of 200',
    note: [
      'The threat: an envelope. I read 200 notices from companies that had lost something of yours, and by the end I could tell from the second paragraph which law firm had drafted it. Nine said how the thieves got in.',
      'The setting: a credit freeze. It is free, it takes 20 minutes, and it is still working long after the year of monitoring in the letter has run out. Hannah Weiss did hers in a diner.',
    ],
    stories: [
      {
        slug: 'we-read-200-breach-letters',
        line: 'Skip to the list of what was taken. Everything else in yours was in mine.',
      },
      {
        slug: 'freeze-your-credit-in-twenty-minutes',
        line: 'Three bureaus, three accounts, one sheet of paper. Tell somebody where the sheet is.',
      },
    ],
  },
];
