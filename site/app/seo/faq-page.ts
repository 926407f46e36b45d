import type { BodyBlock } from '#content/entities/embed.ts';
import { htmlText } from '#content/rules/body/html-text.ts';

interface Question {
  title: string;
  text: string;
}

/** The questions of a story as an FAQPage; undefined without any. */
function faqPage(questions: readonly Question[]): object | undefined {
  if (questions.length === 0) return undefined;
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, text }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text },
    })),
  };
}

/** Of a story with FAQ markup: its info cards. */
export function faqOfCards(blocks: readonly BodyBlock[]): object | undefined {
  return faqPage(
    blocks.flatMap((block) =>
      block.kind === 'embed' && block.embed.type === 'infoCard' ? [block.embed] : [],
    ),
  );
}

const headingMarkup = /^\s*<h2[^<>]*>[\s\S]*?<\/h2>/;

/** Of an explainer, whose body is split into chapters: each head that asks, answered by the text of its chapter. */
export function faqOfChapters(blocks: readonly BodyBlock[]): object | undefined {
  const chapters: Question[] = [];
  for (const block of blocks) {
    if (block.kind !== 'prose') continue;
    if (block.heading) chapters.push({ title: block.heading.text, text: '' });
    const chapter = chapters.at(-1);
    if (!chapter) continue;
    const text = htmlText(block.html.replace(headingMarkup, '')).replaceAll('\n', ' ').trim();
    chapter.text = [chapter.text, text].filter(Boolean).join(' ');
  }
  return faqPage(chapters.filter(({ title, text }) => title.endsWith('?') && text !== ''));
}
