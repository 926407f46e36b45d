import type { Article } from '#content/entities/article.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { blocksOf } from '../../../components/fixture/hard-articles.ts';
import { longWords, rightToLeft } from '../../../components/fixture/hard-words.ts';
import { splitChapters } from '../chapters/split-chapters.ts';

const embeds = [embedExamples.glossary, embedExamples.tally, embedExamples.margin];
const blocks = (body: string) => [...splitChapters({ blocks: blocksOf(body, embeds), breaks: [] }).blocks];
const paragraph =
  '<p>Brightness is measured in <a href="#term-nit">nits</a>, which few people could describe.</p>';
const shortcode = ({ type, uuid }: { type: string; uuid: string }) =>
  `[shortcode type="${type}" uuid="${uuid}"]`;
const base: Article = { ...articleExample, layoutName: 'explainer', headline: undefined };

/** Explainers as editors may write them, and as they should not. */
export const explainerArticles: Readonly<Record<string, Article>> = {
  'a lead, chapters, a diagram and a glossary': {
    ...base,
    bodyBlocks: blocks(
      `${paragraph}<h2>What is a nit?</h2>${paragraph}${shortcode(embedExamples.margin)}<h2>How many do I need?</h2>` +
        `${paragraph}${shortcode(embedExamples.tally)}<h2>Who counts them?</h2>${paragraph}${shortcode(embedExamples.glossary)}`,
    ),
  },
  'a term that is not in the list': {
    ...base,
    bodyBlocks: blocks(`${paragraph}<h2>A</h2>${paragraph}<h2>B</h2>`),
  },
  'one word': { ...base, title: 'Word', image: undefined, bodyBlocks: blocks('<p>Word</p>') },
  'forty chapters': {
    ...base,
    bodyBlocks: blocks(
      Array.from({ length: 40 }, (_, index) => `<h2>Chapter ${index}</h2>${paragraph}`).join(''),
    ),
  },
  'long and right-to-left headings': {
    ...base,
    bodyBlocks: blocks(`<h2>${longWords}</h2>${paragraph}<h2>${rightToLeft}</h2>${paragraph}`),
  },
};
