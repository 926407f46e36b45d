import type { Article } from '#content/entities/article.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { blocksOf } from '../../../components/fixture/hard-articles.ts';
import { endlessWord, longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { splitChapters } from '../chapters/split-chapters.ts';
import { layOutRail, type RailedArticle } from '../rail/rail-layout.ts';
import { explainerOpening } from './explainer-opening.ts';

const { glossary, tally, margin, cutText, lineSets, tryText, table, pullQuote } = embedExamples;
const secondCut = { ...cutText, uuid: 'embed-cut-second' };
const rightToLeftCut = {
  ...cutText,
  uuid: 'embed-cut-right-to-left',
  rows: [{ label: rightToLeft, pieces: rightToLeft.split(/(?= )/).map((text) => ({ text })) }],
};
const longCut = {
  ...cutText,
  uuid: 'embed-cut-long',
  rows: [{ pieces: [{ text: endlessWord.slice(0, 60), note: '123456789012345678901234' }, { text: ' ' }] }],
};
const tableWithLines = {
  ...table,
  uuid: 'embed-table-with-lines',
  head: ['Use', 'Cost'],
  rows: [
    ['Answers to mail', '$38'],
    [longWords, 'nothing'],
    ['One agent left running', '$1,720.50'],
  ],
  lines: 'Cost',
};
const embeds = [
  glossary,
  tally,
  margin,
  cutText,
  lineSets,
  tryText,
  pullQuote,
  secondCut,
  rightToLeftCut,
  longCut,
  tableWithLines,
];
const paragraph =
  '<p>Brightness is measured in <a href="#term-nit">nits</a>, which few people could describe.</p>';
const longParagraph = `<p>${'Few people could say what a nit is, and most of them own one. '.repeat(8)}</p>`;
const shortcode = ({ type, uuid }: { type: string; uuid: string }) =>
  `[shortcode type="${type}" uuid="${uuid}"]`;
const base: Article = { ...articleExample, layoutName: 'explainer', headline: undefined };

function explainer(body: string, change: Partial<Article> = {}): RailedArticle {
  const { blocks } = splitChapters({ blocks: blocksOf(body, embeds), breaks: [] });
  const story: Article = { ...base, ...change, bodyBlocks: [...blocks] };
  const opening = explainerOpening(story);
  return {
    ...story,
    rail: layOutRail({ blocks, breaks: [], opening, lists: [], hasAd: true, hasNewsletter: true }),
  };
}

/** Explainers as editors may write them, and as they should not. */
export const explainerArticles: Readonly<Record<string, RailedArticle>> = {
  'a lead, chapters, diagrams, a table, a chapter on ink and a glossary': explainer(
    `${shortcode(cutText)}${paragraph}<h2>What is a nit?</h2>${paragraph}${shortcode(secondCut)}${shortcode(tryText)}` +
      `<h2>How many do I need?</h2>${paragraph}${shortcode(lineSets)}${shortcode(glossary)}` +
      `<h2>What does it cost?</h2>${paragraph}${shortcode(tableWithLines)}` +
      `<h2>The weekend</h2>${paragraph}${shortcode(pullQuote)}` +
      `<h2>Who counts them?</h2>${paragraph}${shortcode(tally)}${shortcode(margin)}`,
  ),
  'a picture instead of a figure': explainer(`${paragraph}<h2>What is a nit?</h2>${paragraph}`),
  'a term that is not in the list': explainer(`${paragraph}<h2>A</h2>${paragraph}<h2>B</h2>`),
  empty: explainer('', { title: 'Word', image: undefined, mobileImage: undefined }),
  'one word': explainer('<p>Word</p>', { title: 'Word', image: undefined, mobileImage: undefined }),
  'forty chapters': explainer(
    Array.from({ length: 40 }, (_, index) => `<h2>Chapter ${index}</h2>${paragraph}`).join(''),
  ),
  'twenty thousand words, no picture': explainer(
    Array.from({ length: 7 }, (_, index) => `<h2>Chapter ${index}</h2>${longParagraph.repeat(26)}`).join(''),
    { wordCount: 20_000, image: undefined, mobileImage: undefined },
  ),
  'long and right-to-left words': explainer(
    `${shortcode(longCut)}<h2>${longWords}</h2>${paragraph}${shortcode(rightToLeftCut)}` +
      `<h2>${rightToLeft}</h2><p dir="auto">${rightToLeft}</p>`,
    { title: rightToLeft },
  ),
};
