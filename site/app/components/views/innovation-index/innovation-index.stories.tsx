import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import { innovationTrendExample } from '#content/examples/innovation-trend.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { InnovationIndex } from './innovation-index.tsx';

const directions = ['up', 'down', 'same'] as const;
const trend = (rank: number, more: Partial<InnovationTrend> = {}): InnovationTrend => {
  const direction = directions[rank % 3] ?? 'same';
  const { history } = innovationTrendExample;
  return {
    ...innovationTrendExample,
    id: `trend-${rank}`,
    name: `Trend ${rank}`,
    rank,
    previousRank: direction === 'up' ? rank + 2 : direction === 'down' ? Math.max(1, rank - 2) : rank,
    direction,
    history: direction === 'down' ? history.toReversed() : history,
    ...more,
  };
};
const ten = Array.from({ length: 10 }, (_, index) => trend(index + 1));

const lists: Readonly<Record<string, InnovationTrend[]>> = {
  usual: ten,
  'one trend': ten.slice(0, 1),
  'no trends': [],
  'no history': ten.map((one) => ({ ...one, history: [] })),
  'histories of several lengths': ten.map((one, index) => ({ ...one, history: one.history.slice(index) })),
  'no topics': ten.map(({ topicSlug: _topic, ...one }) => one),
  'very long names': [trend(1, { name: longWords }), trend(2, { name: endlessWord }), trend(3)],
  'right to left, with emoji': [trend(1, { name: rightToLeft }), trend(2, { name: rightToLeft })],
};

export const stories: Stories = Object.fromEntries(
  Object.entries(lists).map(([state, trends]) => [state, () => <InnovationIndex trends={trends} />]),
);
