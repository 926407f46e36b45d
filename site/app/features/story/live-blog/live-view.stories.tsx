import type { Article } from '#content/entities/article.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { pageOfEntries } from '#content/rules/entry-pages.ts';
import type { CoverageState } from '#content/rules/live-coverage.ts';
import type { Stories } from '#design/stories.ts';
import { componentOf } from '../../../components/fixture/components.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { facts } from '../../../components/fixture/pages.ts';
import { LiveBody } from './live-body.tsx';
import { LiveHead } from './live-head.tsx';
import type { LiveEntry } from './live-rules.ts';
import { LiveView } from './live-view.tsx';

const entry = (number: number, more: Partial<LiveEntry> = {}): LiveEntry => ({
  ...embedExamples.liveEntry,
  uuid: `entry-${number}`,
  title: `Entry ${number}`,
  keyEvent: number % 2 === 0,
  ...more,
});
const entries = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    entry(index + 1, { at: new Date(Date.UTC(2026, 2, 3, 17) - index * 40_000).toISOString() }),
  );
const three = [1, 2, 3].map((number) => entry(number));
const blocksOf = (shown: readonly LiveEntry[]) => shown.map((embed): BodyBlock => ({ kind: 'embed', embed }));
const storyOf = (shown: readonly LiveEntry[], more: Partial<Article> = {}): Article => ({
  ...articleExample,
  layoutName: 'live-blog',
  entryPages: undefined,
  datePublished: '2026-03-02T18:00:00Z',
  bodyBlocks: blocksOf(shown),
  ...more,
});
const whole = (shown: readonly LiveEntry[], more: Partial<Article> = {}) => (
  <LiveView
    component={componentOf('Article', { data: storyOf(shown, more) })}
    page={{ ...facts, pageType: 'article' }}
    priority={false}
  />
);
/** The parts with a given state: a whole live blog of the past has ended. */
const parts = (
  state: CoverageState | undefined,
  shown: readonly LiveEntry[],
  waiting: readonly LiveEntry[] = [],
) => (
  <article>
    <LiveHead
      story={storyOf(shown)}
      entries={shown}
      coverage={{ state, end: new Date('2026-03-03T18:00:00Z') }}
      priority={false}
    />
    <LiveBody
      story={storyOf(shown)}
      body={blocksOf(shown)}
      entries={shown}
      state={state}
      news={{ added: [], waiting, opened: undefined, show: () => {} }}
      automatic={{ isOn: waiting.length === 0, onChange: () => {} }}
    />
  </article>
);

const pageOf = (number: number) => {
  const story = storyOf(entries(2000));
  return whole([], pageOfEntries(story, number));
};

export const stories: Stories = {
  ended: () => whole(three),
  'not begun': () => whole(three, { datePublished: '2999-01-01T00:00:00Z', coverage: undefined }),
  'without a date': () => whole(three, { datePublished: undefined, coverage: undefined }),
  'a date that is none': () => whole(three, { datePublished: 'soon', coverage: undefined }),
  'thirty entries': () => whole(entries(30)),
  'very long words': () => whole([entry(2, { title: longWords }), entry(4, { title: endlessWord })]),
  'right to left, with emoji': () => whole([entry(2, { title: rightToLeft, by: rightToLeft })]),
  'the first page of two thousand entries': () => pageOf(1),
  'an older page of two thousand entries': () => pageOf(7),
  'the editor’s last entry': () => whole([entry(2, { lastEntry: true }), entry(1)]),
  'one entry, no picture': () => whole(three.slice(0, 1), { image: undefined }),
  live: () => parts('live', entries(12)),
  'live: two new entries wait': () => parts('live', three, three.slice(1)),
  'live: no entries': () => parts('live', []),
  'live: no key events': () => parts('live', [entry(1)]),
  'state not known': () => parts(undefined, three),
};
