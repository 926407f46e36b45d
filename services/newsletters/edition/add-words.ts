import { type EditionWords, paragraphsOf } from '#content/rules/edition-words.ts';
import { escapeText } from '#platform/escape-html.ts';

const introductionTag = /<p class="soft introduction"[^>]*>/;
/** A headline with its link, and the description below it. */
const story =
  /<h([23])\b[^>]*>\s*<a href="([^"]*)"[^>]*>(?:(?!<\/h).)*<\/h\1>(?:(<p class="soft dek"[^>]*>)[^<]*<\/p>)?/gs;

/**
 * Adds an editor's words to the preview page of an edition (`site/newsletter-email/`): paragraphs instead of the newsletter's
 * introduction, and a line instead of a story's description. A page without these elements gets plain paragraphs.
 */
export function addWords(page: string, { introduction, lines }: EditionWords, origin: string): string {
  return withLines(withIntroduction(page, introduction), lines, origin);
}

function withIntroduction(page: string, introduction: string): string {
  const paragraphs = paragraphsOf(introduction);
  if (paragraphs.length === 0) return page;
  const tag = introductionTag.exec(page)?.[0];
  const added = paragraphs.map((text) => paragraph(tag, text)).join('');
  if (!tag) return page.replace('</h1>', () => `</h1>${added}`);
  const start = page.indexOf(tag);
  return page.slice(0, start) + added + page.slice(page.indexOf('</p>', start) + '</p>'.length);
}

function withLines(page: string, lines: EditionWords['lines'], origin: string): string {
  return page.replace(story, (whole: string, _level: string, href: string, tag: string | undefined) => {
    const line = lines[pathOf(href, origin)];
    if (!line) return whole;
    return whole.slice(0, whole.lastIndexOf('</h') + '</h2>'.length) + paragraph(tag, line);
  });
}

const pathOf = (href: string, origin: string) => {
  const url = URL.canParse(href, origin) ? new URL(href, origin) : undefined;
  return url?.origin === origin ? url.pathname : '';
};

const paragraph = (tag = '<p>', text: string) => `${tag}${escapeText(text)}</p>`;
