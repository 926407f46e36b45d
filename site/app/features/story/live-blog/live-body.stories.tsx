import type { Article } from '#content/entities/article.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { LiveBody } from './live-body.tsx';
import type { LiveEntry } from './live-rules.ts';
import { LiveStatus } from './live-status.tsx';

const entry = (number: number, more: Partial<LiveEntry> = {}): LiveEntry => ({
  ...embedExamples.liveEntry,
  uuid: `entry-${number}`,
  title: `Entry ${number}`,
  keyEvent: number % 2 === 0,
  ...more,
});
const three = [1, 2, 3].map((number) => entry(number));
const body = (entries: readonly LiveEntry[], more: Partial<Article> = {}) => (
  <div className="wrap">
    <LiveBody
      componentId="article"
      story={{
        ...articleExample,
        datePublished: '2026-03-02T18:00:00Z',
        bodyBlocks: entries.map((embed): BodyBlock => ({ kind: 'embed', embed })),
        ...more,
      }}
    />
  </div>
);
const status = (state: 'live' | 'ended' | undefined) => (
  <div className="wrap">
    <LiveStatus start="2026-03-02T18:00:00Z" state={state} entries={three} />
  </div>
);

export const stories: Stories = {
  ended: () => body(three),
  'not begun': () => body(three, { datePublished: '2999-01-01T00:00:00Z' }),
  'without a date': () => body(three, { datePublished: undefined }),
  'a date that is none': () => body(three, { datePublished: 'soon' }),
  'no entries': () => body([]),
  'thirty entries': () => body(Array.from({ length: 30 }, (_, index) => entry(index + 1))),
  'very long words': () => body([entry(2, { title: longWords }), entry(4, { title: endlessWord })]),
  'right to left, with emoji': () => body([entry(2, { title: rightToLeft })]),
  'status: live': () => status('live'),
  'status: not known yet': () => status(undefined),
};
