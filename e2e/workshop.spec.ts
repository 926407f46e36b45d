// Every component in every state it can be in: nothing fails, nothing breaks a rule of access. States that passed before
// and have not changed since are listed in golden/workshop.json; `npm test` opens only the others. A whole run opens all
// of them, and fails where the list differs from it.
import { chosenSuite } from '#tools/test/suite.ts';
import { axeViolations, rulesOf } from './axe.ts';
import { apiTest, expect, test } from './journey.ts';
import {
  differences,
  isWriting,
  readHashes,
  readList,
  type StateHashes,
  writeList,
} from './workshop-list.ts';
import { workshopOrigin } from './workshop-origin.ts';

/** `npm run screens` looks at both; every-screen.spec.ts does so each time, with every component in its place. */
const themes = process.env.SCREENS_DIR ? (['light', 'dark'] as const) : (['light'] as const);
const isWhole = chosenSuite() === 'all' && !isWriting;
/** Groups of states that are opened beside each other in a whole run, each state in exactly one. */
const groups = isWhole ? 4 : 1;
/** A state takes a tenth of a second; a change of the colors changes all of them. */
const msPerState = 1_000;

const hashesNow = (): StateHashes => readHashes(process.env.E2E_DATA_DIR ?? '');

for (let group = 0; group < groups; group++)
  test(
    `every state of the workshop passes axe, ${group + 1} of ${groups}`,
    { tag: '@phone' },
    async ({ page, problems }, { timeout }) => {
      const list = readList();
      const hashes = hashesNow();
      const ids = Object.keys(hashes).filter((id, index) =>
        isWhole ? index % groups === group : list[id] !== hashes[id],
      );
      test.setTimeout(timeout + ids.length * msPerState);
      const failures: string[] = [];
      const passed: string[] = [];
      if (ids.length > 0) {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(`${workshopOrigin}/?alone`);
      }
      for (const id of ids) {
        const found: string[] = [];
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
        if (found.length === 0) passed.push(id);
        failures.push(...found);
      }
      if (isWriting) {
        const isGood = (id: string) => list[id] === hashes[id] || passed.includes(id);
        writeList(Object.fromEntries(Object.entries(hashes).filter(([id]) => isGood(id))));
      }
      expect(failures).toEqual([]);
    },
  );

if (isWhole)
  apiTest('the list of states that passed axe is complete', { tag: '@phone' }, () => {
    expect(differences(readList(), hashesNow())).toEqual([]);
  });
