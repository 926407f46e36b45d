// Every component in every state it can be in, opened in the workshop: nothing fails, nothing breaks a rule of access.
import { axeViolations, rulesOf } from './axe.ts';
import { expect, test } from './journey.ts';
import { workshopOrigin } from './workshop-origin.ts';

/** `npm run screens` looks at both; every-screen.spec.ts does so each time, with every component in its place. */
const themes = process.env.SCREENS_DIR ? (['light', 'dark'] as const) : (['light'] as const);

/** Hands of stories that are opened beside each other, each story in exactly one. */
const hands = 4;

for (let hand = 0; hand < hands; hand++)
  test(`every story holds and passes axe, ${hand + 1} of ${hands}`, { tag: '@phone' }, async ({
    page,
    problems,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(`${workshopOrigin}/`);
    const links = page.getByRole('navigation', { name: 'Stories' }).locator('a');
    await links.first().waitFor({ state: 'attached', timeout: 10_000 });
    const ids = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    );
    await page.goto(`${workshopOrigin}/?alone`);
    const found: string[] = [];
    for (const id of ids.filter((_, index) => index % hands === hand)) {
      const wide = await page.evaluate(async (next) => {
        location.hash = next;
        while (!document.querySelector(`[data-story="${next}"]`))
          await new Promise((resolve) => setTimeout(resolve));
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      }, id);
      if (wide > 0) found.push(`${id}: ${wide} px wider than the window`);
      for (const theme of themes) {
        if (themes.length > 1) await page.emulateMedia({ colorScheme: theme });
        const violations = await axeViolations(page, { part: '#story', only: rulesOf[theme] });
        found.push(...violations.map((line) => `${id} in ${theme}: ${line}`));
      }
      found.push(...problems.splice(0).map((line) => `${id}: ${line}`));
    }
    expect(found).toEqual([]);
  });
