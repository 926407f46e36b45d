import { chartExample } from '#content/examples/embed.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import type { Chart } from './chart.ts';
import { ChartEmbed } from './chart-embed.tsx';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const line: Chart = {
  ...chartExample,
  kind: 'line',
  labels: months,
  series: [
    { name: 'Solar', values: months.map((_, index) => 20 + 3 * index) },
    { name: 'Wind', values: months.map((_, index) => 50 - 2 * index) },
  ],
};

const charts: Readonly<Record<string, Chart>> = {
  columns: chartExample,
  'columns of two series': {
    ...chartExample,
    series: [...chartExample.series, { name: 'While filming', values: [9.1, 8, 6.4] }],
  },
  'rows, because names are long': {
    ...chartExample,
    labels: ['Halden Arc 14', 'Halden Arc 16 Pro', 'Fjord 13'],
  },
  line,
  'thousands, and a long last name': {
    ...line,
    labels: [...months.slice(0, -1), 'January 2027'],
    series: [{ name: 'Solar', values: months.map((_, index) => 900 + 25 * index) }],
  },
  'one value': { ...line, labels: ['Jan'], series: [{ name: 'Solar', values: [20] }] },
  'no values': { ...chartExample, labels: [], series: [], marker: undefined },
  'nothing but zeros, and below zero': {
    ...chartExample,
    series: [{ name: 'Growth', values: [0, -4, 0] }],
    marker: undefined,
  },
  'fewer values than names': { ...line, series: [{ name: 'Solar', values: [20, 24] }] },
  'names that come twice': { ...chartExample, labels: ['Arc', 'Arc', 'Fjord'] },
  'very large numbers': {
    ...chartExample,
    unit: '$',
    series: [{ name: 'Value', values: [3.2e12, 1e9, 4e11] }],
  },
  'very long words': {
    ...chartExample,
    title: longWords,
    description: longWords,
    source: longWords,
    labels: [longWords, endlessWord, 'Arc'],
    marker: { label: endlessWord, value: 8 },
  },
  'right to left, with emoji': {
    ...chartExample,
    title: rightToLeft,
    labels: ['هالدن 📱', 'فيورد', 'قوس'],
  },
};

export const stories: Stories = Object.fromEntries(
  Object.entries(charts).map(([state, embed]) => [
    state,
    () => (
      <div className="wrap">
        <ChartEmbed embed={embed} />
      </div>
    ),
  ]),
);
