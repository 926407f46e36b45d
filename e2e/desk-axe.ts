// axe at the desk. In every run `desk-screens.spec.ts` and `desks.spec.ts` check its screens and what opens over them. Other
// journeys pass through more states, which are checked by `npm run test:all`: axe would take longer than the journey.
import type { Page } from '@playwright/test';
import { chosenSuite } from '#tools/test/suite.ts';
import { expectNoViolations } from './axe.ts';

export async function expectNoViolationsInAll(
  page: Page,
  scope: Parameters<typeof expectNoViolations>[1] = {},
): Promise<void> {
  if (chosenSuite() === 'all') await expectNoViolations(page, scope);
}
