import type { Article } from '#content/entities/article.ts';
import type { BodyBlock, Embed } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { blocksOf } from '../../../components/fixture/hard-articles.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { splitChapters } from '../chapters/split-chapters.ts';

const paragraph = `<p>${'The hall fills slowly, and no one has found the switch for the big light. '.repeat(6)}</p>`;
const shortcode = ({ type, uuid }: Embed) => `[shortcode type="${type}" uuid="${uuid}"]`;

function split(body: string, embeds: readonly Embed[] = []): BodyBlock[] {
  return [...splitChapters({ blocks: blocksOf(body, embeds), breaks: [] }).blocks];
}

const piece = (kind: Extract<Embed, { type: 'margin' }>['piece'], uuid: string): Embed => ({
  type: 'margin',
  uuid,
  piece: kind,
});

const margins: readonly Embed[] = [
  embedExamples.margin,
  piece({ kind: 'quote', title: 'Her answer', text: 'I do not know.' }, 'm-quote'),
  piece({ kind: 'person', name: 'ليلى فاروق', text: 'Keeps the relay.' }, 'm-person'),
  piece({ kind: 'number', value: '$38,000', text: 'The whole bill.' }, 'm-number'),
  piece(
    {
      kind: 'count',
      title: 'Requests',
      items: [
        { label: 'Then', value: 6 },
        { label: 'Now', value: 140 },
      ],
    },
    'm-count',
  ),
  piece(
    {
      kind: 'figure',
      title: 'Many.',
      text: 'Too many to show one by one.',
      parts: [
        { count: 9000, label: 'then' },
        { count: 1100, label: 'now' },
      ],
    },
    'm-figure',
  ),
  piece(
    { kind: 'related', title: 'Related', items: [{ title: 'A story', url: '/article/a/' }] },
    'm-related',
  ),
];

const everything: readonly Embed[] = [
  ...margins,
  embedExamples.scrollChart,
  embedExamples.pullQuote,
  embedExamples.image,
  embedExamples.tally,
  embedExamples.sources,
];

const body = [
  paragraph,
  ...margins.slice(0, 3).map(shortcode),
  `<h2>How to be no one</h2>${paragraph}${paragraph}`,
  ...margins.slice(3).map(shortcode),
  shortcode(embedExamples.scrollChart),
  `<h2>The registry</h2>${paragraph}`,
  shortcode(embedExamples.pullQuote),
  shortcode(embedExamples.image),
  `<h2>The last box</h2>${paragraph}`,
  shortcode(embedExamples.tally),
  shortcode(embedExamples.sources),
].join('');

const chapters = (count: number) =>
  Array.from({ length: count }, (_, index) => `<h2>Chapter ${index + 1} of many</h2>${paragraph}`).join('');

const chart = (labels: string[], values: number[]): Embed => ({
  ...embedExamples.scrollChart,
  labels,
  values,
  steps: labels.length > 0 ? [{ until: labels.at(-1) ?? '', title: 'Now', text: 'All there is.' }] : [],
});
const withChart = (embed: Embed) =>
  split(`${paragraph}<h2>One</h2>${paragraph}${shortcode(embed)}<h2>Two</h2>${paragraph}`, [embed]);

const base: Article = { ...articleExample, layoutName: 'longform', headline: undefined };

/** Long reads as editors may write them, and as they should not. */
export const inDepthArticles: Readonly<Record<string, Article>> = {
  'everything a long read may hold': { ...base, bodyBlocks: split(body, everything) },
  'no picture': { ...base, image: undefined, mobileImage: undefined, bodyBlocks: split(body, everything) },
  'one word': { ...base, title: 'Word', titleEmphasis: undefined, bodyBlocks: split('<p>Word</p>') },
  'no body': { ...base, bodyBlocks: undefined },
  'forty chapters': { ...base, bodyBlocks: split(chapters(40)) },
  'twenty thousand words': {
    ...base,
    wordCount: 20_000,
    bodyBlocks: split(chapters(8) + paragraph.repeat(220)),
  },
  'a chart with one point': { ...base, bodyBlocks: withChart(chart(['2026'], [4])) },
  'a chart with none': { ...base, bodyBlocks: withChart(chart([], [])) },
  'a chart with negative numbers': { ...base, bodyBlocks: withChart(chart(['a', 'b', 'c'], [-4, 3, -9])) },
  'a headline of three hundred characters': {
    ...base,
    title: longWords,
    bodyBlocks: split(`<h2>${longWords}</h2>${paragraph}<h2>${endlessWord}</h2>${paragraph}`),
  },
  'right to left': { ...base, title: rightToLeft, bodyBlocks: split(`<h2>البطارية</h2>${paragraph}`) },
};
