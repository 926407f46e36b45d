import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type TestInfo, test } from '@playwright/test';
import { chosenSuite } from '#tools/test/suite.ts';
import { markNewText } from './new-text.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about a whole document; a part of one cannot pass them. */
const ofDocuments = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/** A theme changes colors and nothing else: only those are checked in the second one. */
export const rulesOf = { light: undefined, dark: ['color-contrast'] } as const;

/** Looks of texts whose contrast has passed. */
export type Looks = Set<string>;

/**
 * Looks that passed in a journey: what is measured never depends on other journeys, on their order or on other workers.
 * Half of axe's time would go into measuring the same card again.
 */
const looksOfJourneys = new WeakMap<TestInfo, Looks>();

function looksOf(journey: TestInfo): Looks {
  const looks = looksOfJourneys.get(journey) ?? new Set();
  looksOfJourneys.set(journey, looks);
  return looks;
}

interface Axe {
  configure(settings: object): void;
  run(
    context: object,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/** Which part of the page is checked, by which rules; by default the whole page and every rule. */
interface AxeScope {
  part?: string;
  without?: readonly string[];
  only?: readonly string[] | undefined;
  /** For journeys of one file that run one after the other: looks that passed in any of them. */
  passed?: Looks;
}

/**
 * One line per violation of WCAG 2.2 AA or good practice. Contrast is measured once for each look of a text; a whole run
 * measures every text.
 */
export async function axeViolations(
  page: Page,
  { part = 'html', without = [], only, passed = looksOf(test.info()) }: AxeScope = {},
): Promise<string[]> {
  const isWhole = chosenSuite() === 'all';
  const looks = await page.evaluate(markNewText, { part, without, seen: [...passed].join(' '), isWhole });
  if (only?.every((rule) => rule === 'color-contrast') && looks.length === 0) return [];
  const run = {
    context: { include: [part], exclude: [...without] },
    without,
    runOnly: only ?? tags,
    skipped: [...(part === 'html' ? [] : ofDocuments), ...(looks.length === 0 ? ['color-contrast'] : [])],
  };
  let found = await page.evaluate(runAxe, run);
  if (!found) {
    // Evaluated in the tool's context: the page's own policy forbids injected scripts.
    // Sent once per page, and nothing is returned: serializing axe itself would take longer than its checks.
    await page.evaluate(`(() => { ${source} })()`);
    found = (await page.evaluate(runAxe, run)) ?? [];
  }
  // A style that failed is checked again wherever it occurs.
  if (!isWhole && !found.some((line) => line.startsWith('color-contrast')))
    for (const look of looks) passed.add(look);
  return found;
}

/** The same in both themes; the page keeps the dark one. */
export async function expectNoViolations(page: Page, scope: AxeScope = {}): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Without motion a theme is there at once.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found = await axeViolations(page, { ...scope, only: rulesOf[colorScheme] });
    expect(found, `${new URL(page.url()).pathname}, ${colorScheme}`).toEqual([]);
  }
}

/** Runs in the page; undefined while axe is not loaded. */
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
  // Late bands are laid out first: they are checked as a reader sees them.
  const root = document.documentElement;
  const wasWhole = root.hasAttribute('data-whole');
  root.toggleAttribute('data-whole', true);
  // Excluded parts are half of many pages, and axe would walk through all of them even if hidden. What stands beside them
  // keeps its column.
  const leftOut = without.flatMap((selector) => [...document.querySelectorAll<HTMLElement>(selector)]);
  const marks = leftOut.map(() => document.createElement('div'));
  for (const [index, mark] of marks.entries()) leftOut[index]?.replaceWith(mark);
  const { violations } = await axe.run(context, {
    runOnly,
    rules: Object.fromEntries(skipped.map((id) => [id, { enabled: false }])),
    resultTypes: ['violations'],
    // Iframes have no axe to respond, and no rule of these tags reads style sheets.
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
