import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { markNewText } from './new-text.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about a whole document; a part of one cannot keep them. */
const ofDocuments = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/** A theme changes colors and nothing else: the second one is only asked about those. */
export const rulesOf = { light: undefined, dark: ['color-contrast'] } as const;

/** Looks of text that passed before in this worker. Half of axe's time would go into measuring the same card again. */
const seenLooks = new Set<string>();

interface Axe {
  configure(settings: object): void;
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** What of the page is asked, and about what; nothing given is the whole page and every rule. */
interface Question {
  part?: string;
  without?: readonly string[];
  only?: readonly string[] | undefined;
}

/** One line per violation of WCAG 2.2 AA or good practice. Contrast is measured once for each look of a text. */
export async function axeViolations(
  page: Page,
  { part = 'html', without = [], only }: Question = {},
): Promise<string[]> {
  const looks = await page.evaluate(markNewText, { part, without, seen: [...seenLooks].join(' ') });
  if (only?.every((rule) => rule === 'color-contrast') && looks.length === 0) return [];
  const question = {
    context: { include: [part], exclude: [...without] },
    without,
    runOnly: only ?? tags,
    skipped: [...(part === 'html' ? [] : ofDocuments), ...(looks.length === 0 ? ['color-contrast'] : [])],
  };
  let found = await page.evaluate(runAxe, question);
  if (!found) {
    // Evaluated in the tool's context: the page's own policy forbids injected scripts.
    // Sent once per page, and nothing is sent back: the whole of axe as an answer takes longer than its questions.
    await page.evaluate(`(() => { ${source} })()`);
    found = (await page.evaluate(runAxe, question)) ?? [];
  }
  // What failed is asked again wherever it stands.
  if (!found.some((line) => line.startsWith('color-contrast'))) for (const look of looks) seenLooks.add(look);
  return found;
}

/** Runs in the page; nothing where axe has not come yet. */
async function runAxe({
  context,
  without,
  runOnly,
  skipped,
}: {
  context: object;
  without: readonly string[];
  runOnly: readonly string[];
  skipped: readonly string[];
}): Promise<string[] | undefined> {
  const { axe } = window as unknown as { axe?: Axe };
  if (!axe) return undefined;
  axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-new-text]' }] });
  // Bands that wait to be laid out have no true places yet: they are judged as a reader who gets there sees them.
  const root = document.documentElement;
  const wasWhole = root.hasAttribute('data-whole');
  root.toggleAttribute('data-whole', true);
  // What is left out is half of many pages, and axe would look at all of it, also where it is hidden.
  const leftOut = without.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const marks = leftOut.map(() => document.createComment('left out'));
  for (const [index, mark] of marks.entries()) leftOut[index]?.replaceWith(mark);
  const { violations } = await axe.run(context, {
    runOnly,
    rules: Object.fromEntries(skipped.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
    // Frames hold no axe that could answer, and no rule of these tags reads style sheets.
    iframes: false,
    preload: { assets: ['media'] },
  });
  root.toggleAttribute('data-whole', wasWhole);
  for (const [index, mark] of marks.entries()) mark.replaceWith(leftOut[index] ?? '');
  for (const element of document.querySelectorAll('[data-new-text]'))
    element.removeAttribute('data-new-text');
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
  );
}
