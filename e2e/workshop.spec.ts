// Every component in every state it can be in, opened in the workshop: nothing fails, nothing breaks a rule of access.
import { axeViolations } from './axe.ts';
import { expect, test } from './journey.ts';
import { workshopOrigin } from './workshop-origin.ts';

// States are drawn one after another in one window; at one width only, because screens are looked at at all three.
test.skip(({ viewport }) => viewport?.width !== 390, 'one width is enough for parts');

for (const theme of ['light', 'dark'] as const) {
  test(`every story holds and passes axe in ${theme}`, async ({ page, problems }) => {
    test.setTimeout(300_000);
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await page.goto(`${workshopOrigin}/`);
    const links = page.getByRole('navigation', { name: 'Stories' }).locator('a');
    await links.first().waitFor({ state: 'attached', timeout: 10_000 });
    const ids = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')?.slice(1) ?? ''),
    );
    await page.goto(`${workshopOrigin}/?alone`);
    const found: string[] = [];
    for (const id of ids) {
      await page.evaluate((next) => {
        location.hash = next;
      }, id);
      await page.locator(`[data-story="${id}"]`).waitFor({ state: 'attached' });
      const wide = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (wide > 0) found.push(`${id}: ${wide} px wider than the window`);
      for (const violation of await axeViolations(page, '#story')) found.push(`${id}: ${violation}`);
      for (const problem of problems.splice(0)) found.push(`${id}: ${problem}`);
    }
    expect(found).toEqual([]);
  });
}
