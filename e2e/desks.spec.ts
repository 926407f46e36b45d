// The staff pages of measurements and experiments, with a row in every table: no axe violation in either theme, nothing
// wider than the window.
import { join } from 'node:path';
import { saveEntries } from '#api/store/import-runs.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { noParts } from '#content/rules/imports/account.ts';
import { connect, type Database } from '#database/connect.ts';
import type { MeasurementTables } from '#services/measurement/measurement-tables.ts';
import { axeViolations, rulesOf } from './axe.ts';
import { expect, staffToken, test } from './journey.ts';

test.use({ extraHTTPHeaders: { authorization: `Bearer ${staffToken}` } });

const today = new Date().toISOString().slice(0, 10);
/** A day on which `stickyCta` ran: no reader is counted for it any more. */
const then = '2024-10-30';
const counted = [
  ...['views', 'sessions'].map((metric) => ({ day: today, metric, key: '', count: 3 })),
  ...Object.entries({
    'views.story': 'a-story-nobody-wrote',
    'views.path': '/article/a-story-nobody-wrote/',
    'views.referrer': 'search.example',
    'views.device': 'mobile',
    scroll: '25',
    search: 'robots',
    'search.empty': 'xylophones',
    vital: 'LCP:24',
    missing: '/article/no-such-story/',
    'offer.shop': 'parcelry.example',
    'offer.place': 'sticky-1',
  }).map(([metric, key]) => ({ day: today, metric, key, count: 2 })),
  { day: then, metric: 'exposure', key: 'stickyCta:1:test', count: 1000 },
  { day: then, metric: 'exposure', key: 'stickyCta:1:control', count: 1000 },
  { day: then, metric: 'goal', key: 'stickyCta:1:test:affiliate_click', count: 250 },
  { day: then, metric: 'goal', key: 'stickyCta:1:control:affiliate_click', count: 200 },
];

/** An import that no other journey makes. */
const importRun = 900_000;

async function fillImport(db: Database<ContentTables>): Promise<void> {
  await db.transaction(async (trx) => {
    const made = await trx
      .insertInto('content_import_runs')
      .values({
        n: importRun,
        source: 'wordpress:a-publication-with-a-very-long-name.example',
        format: 'wordpress',
        path: '/srv/exports/a-publication-with-a-very-long-name.2026-11-18.000.xml',
        started_by: 'publisher@machine',
        started_at: Date.parse(`${then}T09:00:00Z`),
        ended_at: Date.parse(`${then}T09:01:00Z`),
        state: 'finished',
        unchanged: 2,
        problem: null,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst();
    if (Number(made.numInsertedOrUpdatedRows) === 0) return;
    const embeds = { preserved: 1, changed: 0, lost: 1 };
    const account = {
      words: { before: 2400, after: 2390, lost: 10 },
      parts: { ...noParts(), embeds },
      marked: 1,
    };
    await saveEntries(trx, importRun, [
      {
        kind: 'story',
        sourceId: 'post/1',
        targetId: 'an-imported-story',
        title: 'A story with a headline as long as they were on the old site, and no shorter',
        outcome: 'added',
        clean: false,
        account,
        notes: ['old address /2024/05/a-story/ left out: it already stands for something'],
      },
      { kind: 'story', sourceId: 'post/2', title: 'Two', outcome: 'rejected', reason: 'it has no date' },
    ]);
  });
}

/** Counts as the collector adds them; existing rows stay. */
async function fillDesks(): Promise<void> {
  const db = await connect({ file: join(process.env.E2E_DATA_DIR ?? '', 'neutron.sqlite') });
  await db
    .as<MeasurementTables>()
    .kysely.insertInto('measurement_daily')
    .values(counted)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await fillImport(db.as<ContentTables>());
  await db.close();
}

test('AN-14 AB-12 ROLE-06 the staff pages of imports, measurements and experiments pass axe and fit the window', {
  tag: ['@widths', '@tablet'],
}, async ({ page, problems }) => {
  await fillDesks();
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
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
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
      expect(await axeViolations(page, { only: rulesOf[colorScheme] }), `${path}, ${colorScheme}`).toEqual(
        [],
      );
    }
  }
});
