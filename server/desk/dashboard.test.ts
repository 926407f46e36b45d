import { afterAll, beforeAll, expect, it } from 'vitest';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { createDashboard } from '#desk/measurement/dashboard.ts';
import { type MeasurementTables, migrateMeasurement } from '#services/measurement/measurement-tables.ts';
import { createReports } from '#services/measurement/roll-up/reports.ts';

const day = '2026-11-15';
const searches = 25;
const counted: readonly (readonly [metric: string, key: string, count: number])[] = [
  ['views', '', 9],
  ['sessions', '', 3],
  ['views.story', 'a-story', 5],
  ['views.path', '/a/', 5],
  ['views.referrer', 'search.example', 2],
  ['views.device', 'mobile', 9],
  ['scroll', '25', 4],
  ['vital', 'LCP:24', 1],
  ['missing', '/gone/', 1],
  ['offer.shop', 'parcelry.example', 1],
  ['offer.place', 'sticky-1', 1],
  ['search', 'robots', 1],
  ...Array.from({ length: searches }, (_, n) => ['search.empty', `words ${n}`, 2] as const),
];

describeStores.postgresInAll((open) => {
  let store: OpenStore;
  let html: string;
  let tables: string[];
  beforeAll(async () => {
    store = await open();
    await migrateMeasurement(store.db);
    const db = store.db.as<MeasurementTables>();
    const rows = counted.map(([metric, key, count]) => ({ day, metric, key, count }));
    const before = { day: '2025-11-15', metric: 'search.empty', key: 'words 1', count: 1000 };
    await db.kysely
      .insertInto('measurement_daily')
      .values([...rows, before])
      .execute();
    const dashboard = createDashboard({
      reports: createReports(db, { errors: { list: async () => [] }, rollUp: async () => {} }),
      titlesOf: async () => new Map([['a-story', 'A story']]),
      now: () => Date.parse(`${day}T12:00:00Z`),
    });
    const request = new Request('https://wavelength.example/desk/measurement/?days=7');
    html = await (await dashboard(request, staffTokenHolder)).text();
    tables = html.match(/<table>.*?<\/table>/gs) ?? [];
  });
  afterAll(() => store.drop());

  it('AN-14 counts every search without a result, also those too rare to be listed', () => {
    expect(html).toContain(`<dt>Searches without a result</dt><dd>${searches * 2}</dd>`);
    expect(html.match(/words \d+/g)).toHaveLength(20);
  });

  it('AN-14 captions every table and its columns', () => {
    expect(tables).toHaveLength(13);
    for (const table of tables) {
      expect(table).toMatch(/^<table><caption>[^<]+<\/caption><thead><tr><th scope="col">[^<]+<\/th>/);
      const columns = [...table.matchAll(/<th scope="col"(?: colspan="(\d)")?>/g)];
      const width = columns.reduce((sum, [, span = '1']) => sum + Number(span), 0);
      const row = table.slice(table.indexOf('<tbody>'), table.indexOf('</tr>', table.indexOf('<tbody>')));
      expect(row.match(/<t[hd]\b/g)).toHaveLength(width);
    }
    const captions = tables.map((table) => /<caption>(.*?)<\/caption>/.exec(table)?.[1]);
    expect(new Set(captions).size).toBe(captions.length);
  });

  it('AN-14 says which days are shown, and each sentence of a picture once', () => {
    expect(html.match(/<[^>]+ aria-current="true">[^<]+/g)).toEqual(['<strong aria-current="true">7 days']);
    expect(html.match(/Page views: 9 in all/g)).toHaveLength(1);
    expect(html.match(/<svg (?!aria-hidden="true")/g)).toBeNull();
  });
});
