import type { DemoEdition } from './demo-edition.ts';

/** The newest first. */
export const outOfOffice: readonly DemoEdition[] = [
  {
    subject: 'They gave us an hour, and nobody took it back',
    note: [
      '*Dear Ingrid, our office promised no messages from noon to one. It lasted five weeks. Now when I don’t answer at lunch I feel as if I were the one who broke something. Who did? Signed, Half Past Twelve*',
      'Dear Half Past, probably nobody. I visited three firms a year after they made the same promise, and at the first I looked for the person who had ended it and could not find one. There was a first exception, with an apology in it, and the next week there were two. At the firm where it lasted, somebody is paid each day to be the exception. Ask who yours is. If the answer is everyone, you have found out what happened.',
    ],
    stories: [
      {
        slug: 'three-firms-gave-an-hour-back',
        line: 'Where it held, and why the loudest of the three offices kept it.',
      },
      {
        slug: 'put-the-apology-in-the-first-line',
        line: 'Ruth Calloway’s folder of 211. A good read for whoever sends the first “sorry, lunch.”',
      },
      {
        slug: 'buy-a-used-office-chair',
        line: 'For everyone whose floor is being given up: ten minutes, a coat and a coin.',
      },
    ],
  },
  {
    subject: 'Your replacement will read five pages',
    note: [
      '*Dear Ingrid, I go on leave in three weeks and my manager wants “everything documented.” I have started, and I’m at page 31, and I’ve only reached Tuesdays. Signed, Expecting, in Two Senses*',
      'Dear Expecting, stop at 31 and begin again with a calendar. Put on it what will happen while you’re away if nobody does anything at all. That is page one, and there are four more. The other thirty are a portrait of you, and they will be lovely to have, but your colleague needs to know about the invoice run on the 28th.',
    ],
    stories: [
      {
        slug: 'hand-over-your-job-in-five-pages',
        line: 'The version that survived 19 readers, a fire station and a cheese shop.',
      },
      {
        slug: 'lesson-ask-a-question-that-gets-answered',
        line: 'Send this to whoever covers for you, so that they get answers too.',
      },
      { slug: 'best-office-chairs', line: 'They’ll be sitting in yours. It may be time to look at it.' },
    ],
  },
];
