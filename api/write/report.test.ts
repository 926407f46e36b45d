import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeMigratedStores, type OpenStore } from '#database/test/stores.ts';
import { exportLines } from '../export/export-lines.ts';
import { restorePublication } from '../load/restore-publication.ts';
import { migrateApi } from '../migrate-api.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { type Desk, openDesk } from '../test/desk.ts';
import { makeApi, type TestApi } from '../test/open-api.ts';
import { publication } from '../test/publication.ts';
import { now } from '../test/seed.ts';

interface Shown {
  layoutName?: string;
  figures?: { value: string; story: { url: string } }[];
  parts?: { name?: string; story: { title: string } }[];
}

describeMigratedStores(migrateApi, (open) => {
  let first: OpenStore;
  let second: OpenStore;
  let at: Desk;
  beforeAll(async () => {
    [first, second] = [await open(), await open()];
    at = await openDesk(first);
  });
  afterAll(async () => {
    await first.drop();
    await second.drop();
  });

  it('figures and parts of a report come from its own stories; all else is rejected at the border', async () => {
    const report = (more: object = {}) => ({
      kind: 'collection',
      slug: 'a-report',
      title: 'A report',
      layoutName: 'report',
      ...more,
    });
    const figure = (storyId?: string) => ({ value: '11', unit: 'GW', text: 'requested', storyId });
    const { body } = await at.staff('POST', '', { story: report() });
    const { id } = body.data;
    await at.publish(id);
    at.reset();
    const own = await at.create({
      collections: ['a-report'],
      body: '<p>Words.</p>[shortcode type="chart" uuid="c"][shortcode type="margin" uuid="m"]',
      additionalShortcodeData: {
        c: {
          type: 'chart',
          uuid: 'c',
          kind: 'bar',
          title: 'By year',
          labels: ['2025', '2026'],
          series: [{ name: 'Requests', values: [1, 2] }],
          source: 'Filings',
        },
        m: { type: 'margin', uuid: 'm', piece: { kind: 'number', value: '83', text: 'hours' } },
      },
    });
    await at.publish(own.id);
    at.reset();
    const other = await at.create();

    const save = (more: object) => at.staff('PUT', `/${id}`, { baseVersion: 1, story: report(more) });
    for (const [more, status, reason, field] of [
      [{ figures: [figure()] }, 400, 'bad_body', 'story.figures.0.storyId'],
      [
        { figures: [figure(own.id), figure('nobody')] },
        422,
        'story_not_in_report',
        'story.figures.1.storyId',
      ],
      [{ figures: [figure(other.id)] }, 422, 'story_not_in_report', 'story.figures.0.storyId'],
      [{ parts: [{ storyId: other.id }] }, 422, 'story_not_in_report', 'story.parts.0.storyId'],
      [{ parts: [{ storyId: own.id, chart: { caption: 'x', values: [1] } }] }, 400, 'bad_body', undefined],
    ] as const) {
      const rejected = await save(more);
      expect([rejected.status, rejected.body.errors?.[0]?.reason]).toEqual([status, reason]);
      if (field) expect(rejected.body.errors?.[0]?.field).toContain(field.replace('story.', ''));
    }

    const shown = async (api: TestApi) => {
      const { body: page } = (await api.json(
        '/composer/testsite/pages/collection/a-report/web?contentOnly=true',
      )) as { body: { data: { components: { data: Shown }[] } } };
      return page.data.components.find(({ data }) => data?.layoutName === 'report')?.data;
    };
    // Nothing is chosen: the newest story is a part, with its own chart and figure.
    const chart = { caption: 'By year', values: [1, 2], labels: ['2025', '2026'] };
    expect(await shown(at.api)).toMatchObject({
      storyCount: 1,
      figures: [{ value: '83', text: 'hours', story: { id: own.id } }],
      parts: [{ chart, story: { id: own.id } }],
    });

    const parts = [{ storyId: own.id, name: 'The queue', chart: { caption: 'By year', values: [1, 2] } }];
    expect((await save({ figures: [figure(own.id)], parts })).status).toBe(200);
    await at.publish(id);
    expect(await shown(at.api)).toMatchObject({
      figures: [{ value: '11', unit: 'GW', story: { id: own.id } }],
      parts: [{ name: 'The queue', chart: { values: [1, 2] }, story: { id: own.id } }],
    });

    // The list has what the numbered parts leave over; figures take nothing away.
    const listed = async () => {
      const { body: page } = (await at.api.json(
        '/composer/testsite/pages/collection/a-report/web?contentOnly=true',
      )) as { body: { data: { components: { items?: { id: string }[]; data: { paging?: object } }[] } } };
      return page.data.components.find(({ data }) => data?.paging)?.items?.map((item) => item.id);
    };
    expect(await listed()).not.toContain(own.id);

    const lines: string[] = [];
    for await (const line of exportLines(first.db.as<ContentTables>().kysely)) lines.push(line);
    const { ownDomains } = publication;
    await restorePublication(
      second.db,
      async function* () {
        yield* lines;
      },
      { now, ownDomains },
    );
    expect(await shown(makeApi(second.db))).toEqual(await shown(at.api));

    await at.staff('POST', `/${own.id}/withdraw`, {});
    expect(await shown(at.api)).toMatchObject({ figures: [], parts: [] });
  });
});
