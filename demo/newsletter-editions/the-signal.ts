import type { DemoEdition } from './demo-edition.ts';

/** The newest first. */
export const theSignal: readonly DemoEdition[] = [
  {
    subject: '1,900 passwords, 214 envelopes and a vote at half past eleven',
    note: [
      'Good morning. Three of today’s five stories are about something old doing a new thing’s job: certified mail, a notebook in a kitchen drawer, a wooden bin with a tag on a string. I did not plan it. The fourth is about a county that could not hear itself over a microphone.',
      'The chart is from an Alaskan island after its cable broke: the share of what people asked for that could be answered without leaving it, 22 percent on the first day and 68 on the last.',
    ],
    stories: [
      {
        slug: 'rural-water-group-changes-pump-passwords-by-mail',
        line: 'Every pump shipped with the password on page 9. The fix is going out by certified mail, at $1.21 a pump.',
      },
      {
        slug: 'data-center-vote-live',
        line: 'Five commissioners, 211 speakers, one gym. Read it from the bottom if you want the suspense.',
      },
      {
        slug: 'what-an-alaskan-island-kept-when-its-cable-broke',
        line: 'Nineteen days without the mainland, and the one thing that nobody had thought to bring ashore.',
      },
      {
        slug: 'iowa-warehouse-of-parts-nobody-makes',
        line: '412,000 parts in a button factory, and a couple who would like to retire.',
      },
      {
        slug: 'let-people-write-their-passwords-down',
        line: 'Sana Haddad’s mother-in-law files hers between eggplant and fish. Sana has come around.',
      },
    ],
  },
  {
    subject: 'The bus that waits, and the call before the money goes',
    note: [
      'Good morning. A bus driver in Sunbury, Pennsylvania, now sets the brake for a number on a screen. It sounds like the smallest story we have run this month. It is also the one that four editors sent one another last night.',
      'Today’s chart has three bars and the third is the shortest. It counts the people who were warned, and sent the money anyway.',
    ],
    stories: [
      {
        slug: 'last-bus-now-waits-for-the-last-train',
        line: 'Two agencies shared a parking lot for decades and a clock for ten weeks. 632 people got home.',
      },
      {
        slug: 'the-woman-who-calls-before-the-money-leaves',
        line: 'Hannah Weiss sat beside Oneida Braddock for nine days. Stay for the fifth question.',
      },
      {
        slug: 'insurer-will-pay-firms-to-rehearse-a-restore',
        line: '$1,500 to have a bad Saturday on purpose. Ruth Calloway read the footnote.',
      },
      {
        slug: 'cartwheel-listing-fee-sellers-prune',
        line: 'A 35-cent fee, and 2.1 million odd things are gone from the shelf in a week.',
      },
      {
        slug: 'what-will-a-battery-cost-in-2031',
        line: 'Oskar Nyberg wrote to 32 makers with one question. Nine answered it.',
      },
    ],
  },
];
