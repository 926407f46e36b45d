import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules about a whole document; a part of one cannot keep them. */
const ofDocuments = ['region', 'page-has-heading-one', 'landmark-one-main', 'heading-order'];

interface Axe {
  run(
    context: object | Document,
    options: object,
  ): Promise<{ violations: { id: string; nodes: { html: string; failureSummary: string }[] }[] }>;
}

/**
 * One line per violation of WCAG 2.2 AA or good practice; of a part of the page when a selector names one, and of a
 * few rules when only those are asked for.
 */
export async function axeViolations(page: Page, part?: string, only?: readonly string[]): Promise<string[]> {
  // Evaluated in the tool's context: the page's own policy forbids injected scripts.
  // Sent once per page, and nothing is sent back: the whole of axe as an answer takes longer than its questions.
  if (!(await page.evaluate('Boolean(window.axe)'))) await page.evaluate(`(() => { ${source} })()`);
  return page.evaluate(
    async ({ part, wanted, skipped }) => {
      const { axe } = window as unknown as { axe: Axe };
      const rules = Object.fromEntries(part ? skipped.map((id) => [id, { enabled: false }]) : []);
      const { violations } = await axe.run(part ? { include: [part] } : document, {
        runOnly: wanted,
        rules,
        resultTypes: ['violations'],
      });
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary}`),
      );
    },
    { part, wanted: only ?? tags, skipped: ofDocuments },
  );
}
