import type { IncomingComment, IncomingDiscussion, IncomingThread } from '#content/incoming-comments.ts';

interface DemoComment {
  by: string;
  minutesAgo: number;
  words: string;
  /** The number of the comment it answers, from 0. */
  to?: number;
}

const threadsByLink: Readonly<Record<string, readonly DemoComment[]>> = {
  '/article/chip-shortage-over-power-shortage-starting/': [
    {
      by: 'Rosalind P.',
      minutesAgo: 28,
      words:
        'Transmission engineer here, two states over. The restudy problem is exactly right. We modeled one substation four times for the same customer under three different names.',
    },
    {
      by: 'Tobias Wren',
      minutesAgo: 25,
      to: 0,
      words: 'Three names for one site? Is nobody asked to show a deed before they get a place in the line?',
    },
    {
      by: 'Rosalind P.',
      minutesAgo: 22,
      to: 1,
      words:
        'A letter of intent was enough until last year. Paying before waiting is the part of the new rule I would keep if I could keep only one.',
    },
    {
      by: 'kmarsh',
      minutesAgo: 19,
      words:
        'Six in ten own no land. So the shortage is partly a shortage of honest applications.\n\nWhat does the line look like without those?',
    },
    {
      by: 'Ola Brandvold',
      minutesAgo: 14,
      to: 3,
      words:
        'About 4.4 gigawatts if they asked for average amounts, which happens to be close to the four he can build.',
    },
    { by: 'Jun Ikeda', minutesAgo: 6, words: 'I want to see the map with the yarn on it.' },
  ],
  '/product/halden-book-14/': [
    {
      by: 'Nadia F.',
      minutesAgo: 2400,
      words:
        'Mine arrived two weeks ago. The keyboard is as good as you say, and the webcam is worse. I tape a small lamp to the shelf and it becomes merely bad.',
    },
    {
      by: 'Per Halvorsen',
      minutesAgo: 2100,
      words:
        'Both ports on the left is the one thing that keeps me from buying it. My desk is arranged the other way round.',
    },
    {
      by: 'Nadia F.',
      minutesAgo: 1950,
      to: 1,
      words:
        'A short right-angle cable under the machine solved that for me. Not elegant, but you stop seeing it.',
    },
    {
      by: 'Simone A.',
      minutesAgo: 900,
      words: 'Does it stay cool enough for a lap in summer, or only for a desk?',
    },
  ],
  '/article/move-passkeys-between-phones/': [
    {
      by: 'Hester Quill',
      minutesAgo: 300,
      words:
        'Step one saved me. I had 71 on the old phone and 68 on the new one, and the three that were missing were all from one bank.',
    },
    {
      by: 'D. Okafor',
      minutesAgo: 240,
      to: 0,
      words: 'Same here, same number. Some banks tie the key to the device on purpose and do not say so.',
    },
    {
      by: 'Marguerite',
      minutesAgo: 75,
      words:
        'Printed the recovery codes, put them in the cookie tin, told my husband which tin. Thank you for writing this.',
    },
  ],
};

const minute = 60_000;

/** The demo’s comments, in the format of an import. */
export function demoComments(now: number): IncomingDiscussion {
  const comments: IncomingComment[] = Object.entries(threadsByLink).flatMap(([, entries], thread) =>
    entries.map(({ by, minutesAgo, words, to }, index) => ({
      sourceId: `${thread}-${index}`,
      threadId: String(thread),
      parentId: to === undefined ? undefined : `${thread}-${to}`,
      author: { key: by.toLowerCase().replace(/[^a-z]+/g, '-'), name: by },
      text: words,
      createdAt: now - minutesAgo * minute,
      isDeleted: false,
      isSpam: false,
    })),
  );
  const threads: IncomingThread[] = Object.keys(threadsByLink).map((link, thread) => ({
    sourceId: String(thread),
    identifier: '',
    link,
    title: link,
    createdAt: Math.min(
      ...comments.filter(({ threadId }) => threadId === String(thread)).map((one) => one.createdAt),
    ),
    isClosed: false,
  }));
  return {
    source: 'demo',
    threads,
    commentCount: comments.length,
    async *comments() {
      yield* comments;
    },
  };
}
