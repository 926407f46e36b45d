import { expect, it } from 'vitest';
import type { BodyBlock, Embed } from '../entities/embed.ts';
import { chartOfStory, figureOfStory } from './report-from-stories.ts';

const block = (embed: object): BodyBlock => ({ kind: 'embed', embed: { uuid: 'u', ...embed } as Embed });
const chart = (values: number[], more: object = {}) =>
  block({
    type: 'chart',
    kind: 'bar',
    title: 'Requests',
    labels: values.map((_, index) => String(2020 + index)),
    series: [{ name: 'a', values }],
    source: 's',
    ...more,
  });
const text: BodyBlock = { kind: 'prose', html: '<p>Words</p>' };

it.each([
  ['no chart', [text], undefined],
  ['one value', [chart([1])], undefined],
  ['no series', [chart([], { series: [] })], undefined],
  ['more values than lines fit', [chart(Array(61).fill(1))], undefined],
  [
    'the first that can be shown',
    [
      text,
      chart([1]),
      chart([-1, 2], { description: 'By year', unit: 'GW', marker: { label: 'Now', value: 1 } }),
    ],
    {
      caption: 'By year',
      values: [-1, 2],
      labels: ['2020', '2021'],
      unit: 'GW',
      marker: { label: 'Now', value: 1 },
    },
  ],
  [
    'a unit for a large axis',
    [chart([1, 2], { unit: 'laptops' })],
    { caption: 'Requests', values: [1, 2], labels: ['2020', '2021'] },
  ],
  [
    'a chart that lights up while reading',
    [block({ type: 'scrollChart', title: 'T', labels: ['a', 'b'], values: [3, 4], steps: [], source: 's' })],
    { caption: 'T', values: [3, 4], labels: ['a', 'b'] },
  ],
])('the small chart of a story in a report: %s', (_case, blocks, shown) => {
  expect(chartOfStory(blocks)).toEqual(shown);
});

it('the figure of a story is the first number in its margin', () => {
  const number = (value: string) =>
    block({ type: 'margin', piece: { kind: 'number', value, text: 'hours' } });
  const note = block({ type: 'margin', piece: { kind: 'note', title: 'N', text: 'n' } });
  expect(figureOfStory([text, note])).toBeUndefined();
  expect(figureOfStory([note, number('83'), number('4')])).toEqual({ value: '83', text: 'hours' });
});
