import type { ShownFigure, ShownPart } from '#content/entities/report.ts';
import { collectionExample } from '#content/examples/collection.ts';
import { contentLinkExample } from '#content/examples/content-link.ts';
import type { Stories } from '#design/stories.ts';
import { endlessWord, longWords, rightToLeft } from '../../fixture/hard-words.ts';
import { ReportFigures } from './report-figures.tsx';
import { ReportParts } from './report-parts.tsx';

const figure = (number: number, more: Partial<ShownFigure> = {}): ShownFigure => ({
  value: `${number}1`,
  unit: 'GW',
  text: `requested of utility ${number}`,
  storyId: 'story-1',
  story: { ...contentLinkExample, id: `story-${number}` },
  ...more,
});
const part = (number: number, more: Partial<ShownPart> = {}): ShownPart => ({
  storyId: `story-${number}`,
  name: `Part ${number}`,
  chart: { caption: 'Gigawatts by year', values: [0.6, 1.1, 2.7, 6.2, 11] },
  story: { ...contentLinkExample, id: `story-${number}` },
  ...more,
});
const parts = collectionExample.parts ?? [];

export const stories: Stories = {
  'four figures': () => <ReportFigures figures={[1, 2, 3, 4].map((n) => figure(n))} parts={parts} />,
  'one figure': () => <ReportFigures figures={[figure(1)]} parts={[]} />,
  'long figures': () => (
    <ReportFigures
      figures={[
        figure(1, { value: '123456789012', text: longWords }),
        figure(2, { text: rightToLeft, unit: undefined }),
      ]}
      parts={[]}
    />
  ),
  'three parts': () => <ReportParts parts={[1, 2, 3].map((n) => part(n))} />,
  'charts with a marker, labels and many values': () => (
    <ReportParts
      parts={[
        part(1, {
          chart: {
            caption: 'Gigawatts by year',
            values: [0.6, 1.1, 2.7, 6.2, 11],
            labels: ['2022', '2023', '2024', '2025', '2026'],
            unit: 'GW',
            marker: { label: 'Deliverable today', value: 4 },
          },
        }),
        part(2, {
          chart: {
            caption: 'Charge left',
            values: [94, 84, 74, 65, 55, 45, 35, 26],
            labels: ['0 h', '12 h', '24 h', '36 h', '48 h', '60 h', '72 h', '83 h'],
            unit: '%',
          },
        }),
        part(3, {
          chart: { caption: 'Repairs', values: [388, 341], labels: ['Hinge and lid', 'Charging port'] },
        }),
      ]}
    />
  ),
  'without chart, picture and name': () => (
    <ReportParts
      parts={[
        part(1, { name: undefined, chart: undefined, story: { ...contentLinkExample, image: undefined } }),
      ]}
    />
  ),
  'hard words and sixty values': () => (
    <ReportParts
      parts={[
        part(1, {
          name: rightToLeft,
          chart: { caption: longWords, values: Array.from({ length: 60 }, (_, index) => index - 30) },
          story: { ...contentLinkExample, title: endlessWord, promoTitle: undefined },
        }),
        part(2, { chart: { caption: 'Nothing', values: [0, 0] } }),
      ]}
    />
  ),
};
