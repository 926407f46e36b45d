// What the staff pages of measurements, experiments and imports list, in the data folder of the journeys: a row for every table.
import { saveEntries } from '#api/store/import-runs.ts';
import type { ContentTables } from '#api/tables/content-tables.ts';
import { noParts } from '#content/rules/imports/account.ts';
import type { Database } from '#database/connect.ts';
import type { MeasurementTables } from '#services/measurement/measurement-tables.ts';
import { openStore } from '#tools/store/open-store.ts';

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

/** An import that no journey makes. */
export const importRun = 900_000;

async function fillImport(db: Database<ContentTables>): Promise<void> {
  await db.transaction(async (trx) => {
    await trx
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
      .execute();
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

/** Adds the rows to a folder without a server. Counts of the past cannot be made by requests. */
export async function addStaffPageData(folder: string): Promise<void> {
  const { db } = await openStore(folder);
  await db.as<MeasurementTables>().kysely.insertInto('measurement_daily').values(counted).execute();
  await fillImport(db.as<ContentTables>());
  await db.close();
}
