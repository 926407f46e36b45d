// The staff pages of measurements, imports and experiments, with a row in every table (`staff-page-data.ts`): no axe violation
// in either theme, nothing wider than the window.
import { axeViolations, rulesOf } from './axe.ts';
import { expect } from './journey.ts';
import { deskTest, desktopAndPhone, tabletInAll } from './newsroom.ts';
import { importRun } from './staff-page-data.ts';

for (const [device, tag] of [...desktopAndPhone, tabletInAll])
  deskTest(
    `AN-14 AB-12 ROLE-06 the staff pages of imports, measurements and experiments pass axe and fit the window (${device})`,
    { tag: [...tag] },
    async ({ page, problems }) => {
      const unknown = '/desk/imports/123456/';
      const ownDesks = { '/desk/imports/': 1, [`/desk/imports/${importRun}/`]: 1, [unknown]: 0 };
      const desks = {
        ...ownDesks,
        '/desk/measurement/': 13,
        '/desk/measurement/errors/': 0,
        '/desk/experiments/': 1,
      };
      for (const [path, tables] of Object.entries(desks)) {
        await page.goto(path);
        await expect(page.locator('table'), path).toHaveCount(tables);
        // Collapsed parts are checked too.
        await page.locator('details').evaluateAll((all) => {
          for (const one of all) one.setAttribute('open', '');
        });
        expect(
          await page.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          ),
          `${path} scrolls sideways`,
        ).toBe(0);
        // Rows of stories become cards on a phone instead of a table that scrolls.
        for (const table of await page.locator('table.cards').all())
          expect(await table.evaluate((one) => one.scrollWidth <= innerWidth), path).toBe(true);
        if (path === unknown) {
          // The browser logs the expected 404, and nothing else.
          expect(problems).toEqual([expect.stringContaining('404')]);
          problems.length = 0;
        }
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          expect(
            await axeViolations(page, { only: rulesOf[colorScheme] }),
            `${path}, ${colorScheme}`,
          ).toEqual([]);
        }
      }
    },
  );
