import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about a whole document; a part of one cannot keep them. */
const ofDocuments = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

/** A theme changes colors and nothing else: the second one is only asked about those. */
export const rulesOf = { light: undefined, dark: ['color-contrast'] } as const;

interface Axe {
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

/** One line per violation of WCAG 2.2 AA or good practice. */
export async function axeViolations(page: Page, { part, without, only }: Question = {}): Promise<string[]> {
  // Evaluated in the tool's context: the page's own policy forbids injected scripts.
  // Sent once per page, and nothing is sent back: the whole of axe as an answer takes longer than its questions.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(`(() => { ${source} })()`);
  return page.evaluate(
    async ({ context, runOnly, skipped }) => {
      const { axe } = window as unknown as { axe: Axe };
      const rules = Object.fromEntries(skipped.map((id) => [id, { enabled: false }]));
      // Bands that wait to be laid out have no true places yet: they are judged as a reader who gets there sees them.
      const root = document.documentElement;
      const wasWhole = root.hasAttribute('data-whole');
      root.toggleAttribute('data-whole', true);
      const { violations } = await axe.run(context, {
        runOnly,
        rules,
        resultTypes: ['violations'],
        // Frames hold no axe that could answer, and no rule of these tags reads style sheets.
        iframes: false,
        preload: { assets: ['media'] },
      });
      root.toggleAttribute('data-whole', wasWhole);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
      );
    },
    {
      context: { include: [part ?? 'html'], exclude: [...(without ?? [])] },
      runOnly: only ?? tags,
      skipped: part ? ofDocuments : [],
    },
  );
}
