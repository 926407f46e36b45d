import type { Article } from '#content/entities/article.ts';
import type { Embed } from '#content/entities/embed.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { blocksOf } from '../../../components/fixture/hard-articles.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { splitChapters } from '../chapters/split-chapters.ts';
import { layOutRail, type RailedArticle } from './rail-layout.ts';

const paragraph = `<p>${'The hall fills slowly, and no one has found the switch for the big light. '.repeat(6)}</p>`;
const shortcode = ({ type, uuid }: Embed) => `[shortcode type="${type}" uuid="${uuid}"]`;
const section = (title: string, paragraphs: number) => `<h2>${title}</h2>${paragraph.repeat(paragraphs)}`;

function railed(body: string, embeds: readonly Embed[] = [], change: Partial<Article> = {}): RailedArticle {
  const { blocks } = splitChapters({ blocks: blocksOf(body, embeds), breaks: [] });
  const lists = [
    { items: 5, isReport: false },
    { items: 4, isReport: true },
  ];
  const base: Article = { ...articleExample, wordCount: 1800, headline: undefined, ...change };
  return {
    ...base,
    bodyBlocks: [...blocks],
    rail: layOutRail({ blocks, breaks: [], lists, hasAd: true, hasNewsletter: true }),
  };
}

const placed: readonly Embed[] = [
  embedExamples.margin,
  {
    type: 'margin',
    uuid: 'm-person',
    piece: { kind: 'person', name: 'ليلى فاروق', text: 'Keeps the relay.' },
  },
  { type: 'margin', uuid: 'm-number', piece: { kind: 'number', value: '$38,000', text: 'The whole bill.' } },
  embedExamples.relatedLinks,
  embedExamples.newsletter,
];
const [first, ...others] = placed;

/** Long articles as editors may write them, and as they should not. */
export const railArticles: Readonly<Record<string, RailedArticle>> = {
  'pieces an editor placed': railed(
    paragraph.repeat(3) +
      section('The queue is the story', 6) +
      (first ? shortcode(first) : '') +
      section('Eleven gigawatts, or maybe four', 6) +
      others.map(shortcode).join(''),
    placed,
  ),
  'nothing placed': railed(paragraph.repeat(3) + section('One', 8) + section('Two', 8) + section('Three', 8)),
  'no opening, low sections': railed(section('One', 1) + section('Two', 1) + section('Three', 12)),
  'a wide picture and a quotation': railed(
    section('One', 6) +
      shortcode({ ...embedExamples.image, wide: true }) +
      shortcode(embedExamples.pullQuote) +
      section('Two', 6),
    [{ ...embedExamples.image, wide: true }, embedExamples.pullQuote],
  ),
  'forty sections': railed(
    Array.from({ length: 40 }, (_, index) => section(`Part ${index + 1}`, 4)).join(''),
  ),
  'twenty thousand words, no picture': railed(
    Array.from({ length: 8 }, (_, index) => section(`Part ${index + 1}`, 28)).join(''),
    [],
    { wordCount: 20_000, image: undefined, mobileImage: undefined },
  ),
  'very long words': railed(section(longWords, 6) + section(endlessWord, 6), [], { title: longWords }),
  'right to left': railed(section('البطارية', 6) + section('الشبكة', 6), [], { title: rightToLeft }),
};
