import { expect, it } from 'vitest';
import { exportLines } from './export/export-lines.ts';
import { restorePublication } from './load/restore-publication.ts';
import type { ContentTables } from './tables/content-tables.ts';
import { describeDesk } from './test/desk.ts';
import { makeApi } from './test/open-api.ts';
import { publication } from './test/publication.ts';

const hour = 3_600_000;

interface Card {
  slug: string;
  title: string;
  metaData?: Record<string, unknown>;
}

describeDesk((at, store) => {
  it('CL-38 of two hundred entries a page has the newest hundred, and its second page the others', async () => {
    const uuids = Array.from({ length: 200 }, (_, index) => `entry-${200 - index}`);
    const embed = (uuid: string) => ({
      type: 'liveEntry',
      uuid,
      at: at.desk.time.toISOString(),
      title: uuid,
      html: uuid === 'entry-7' ? '<p>A marmoset has arrived.</p>' : '',
    });
    const { id } = await at.create({
      slug: 'long-day',
      layoutName: 'live-blog',
      body: uuids.map((uuid) => `[shortcode type="liveEntry" uuid="${uuid}"]`).join('\n'),
      additionalShortcodeData: Object.fromEntries(uuids.map((uuid) => [uuid, embed(uuid)])),
    });
    await at.publish(id);
    const text = async (page: number) => {
      const response = await at.api.get(
        `/composer/testsite/pages/article/long-day/web?contentOnly=true&pageNumber=${page}`,
      );
      return response.ok ? response.text() : response.status;
    };
    expect(await text(1)).toContain('"entry-101"');
    expect(await text(1)).not.toContain('"entry-100"');
    expect(await text(2)).toContain('"entry-100"');
    expect(await text(2)).not.toContain('"entry-101"');
    expect(await text(3)).toBe(404);

    const pageWith = async (entry: string) => {
      const { body } = await at.api.json(
        `/composer/testsite/pages/article/long-day/web?contentOnly=true&entry=${entry}`,
      );
      const { data } = body as { data: { components: { data: { entryPages?: { page: number } } }[] } };
      return data.components.find((component) => component.data?.entryPages)?.data.entryPages?.page;
    };
    expect([await pageWith('entry-101'), await pageWith('entry-100'), await pageWith('gone')]).toEqual([
      1, 2, 1,
    ]);
    const found = await at.api.json('/search/testsite/results/web?searchQuery=marmoset');
    expect(found.body).toMatchObject({ data: { content: [{ slug: 'long-day' }] } });
  });

  it('CL-37 CL-38 an editor ends coverage with a last entry: page, cards and export say so; without one it lasts a day', async () => {
    const start = at.desk.time.getTime();
    const entry = (minutes: number, more: object = {}) => ({
      type: 'liveEntry',
      uuid: `entry-${minutes}`,
      at: new Date(start + minutes * 60_000).toISOString(),
      title: `Minute ${minutes}`,
      html: '<p>News.</p>',
      ...more,
    });
    const story = (...entries: ReturnType<typeof entry>[]) => ({
      slug: 'open-day',
      title: 'Open Day, live',
      layoutName: 'live-blog',
      body: entries.map(({ uuid }) => `[shortcode type="liveEntry" uuid="${uuid}"]`).join('\n'),
      additionalShortcodeData: Object.fromEntries(entries.map((each) => [each.uuid, each])),
    });
    const shown = async (api = at.api) => {
      const page = await api.get('/composer/testsite/pages/article/open-day/web?contentOnly=true');
      const { data } = (await page.json()) as {
        data: { components: { data: { title: string; coverage?: object } }[] };
      };
      const list = (await api.json(
        '/components/testsite/listing/contentlist/banking/web?searchBy=topic',
      )) as { body: { data: { items: Card[] } } };
      const card = list.body.data.items.find(({ slug }) => slug === 'open-day');
      const main = data.components.find((component) => component.data?.coverage)?.data;
      return {
        cache: page.headers.get('cache-control'),
        page: [main?.title, main?.coverage],
        card: [card?.title, card?.metaData?.coverage],
      };
    };
    const { id } = await at.create(story(entry(10)));
    await at.publish(id);
    const day = new Date(start + 24 * hour).toISOString();
    at.desk.time = new Date(start + 23 * hour);
    expect(await shown()).toEqual({
      cache: 'public, max-age=60, stale-while-revalidate=6',
      page: ['Open Day, live', { state: 'live', end: day }],
      card: ['Open Day, live', 'live'],
    });
    at.desk.time = new Date(start + 24 * hour);
    expect(await shown()).toMatchObject({
      page: ['Open Day, as it happened', { state: 'ended', end: day }],
      card: ['Open Day, as it happened', 'ended'],
    });

    at.desk.time = new Date(start + hour);
    const last = entry(30, { lastEntry: true });
    const { status } = await at.staff('PUT', `/${id}`, {
      baseVersion: 1,
      story: at.draft(story(last, entry(10))),
    });
    expect(status).toBe(200);
    await at.publish(id);
    expect(await shown()).toMatchObject({
      page: ['Open Day, as it happened', { state: 'ended', end: last.at }],
      card: ['Open Day, as it happened', 'ended'],
    });

    const lines: string[] = [];
    for await (const line of exportLines(store().db.as<ContentTables>().kysely)) lines.push(line);
    const exported = lines.find((line) => line.includes('"open-day"')) ?? '';
    expect(exported).toContain('"lastEntry":true');
    // Editors see the title they wrote.
    expect(exported).toContain('Open Day, live');
    const wrong = entry(40, { lastEntry: 'yes' });
    const rejected = await at.staff('POST', '', { story: at.draft({ ...story(wrong), slug: 'wrong' }) });
    expect(rejected.status).toBe(400);
    expect(rejected.body.errors?.[0]).toMatchObject({ reason: 'bad_body' });

    // An import keeps the time of the last entry, although it comes a day later.
    const before = await shown();
    at.desk.time = new Date(start + 30 * hour);
    await restorePublication(
      store().db,
      async function* () {
        yield* lines;
      },
      { now: at.desk.time, ownDomains: publication.ownDomains, replace: true },
    );
    const { page, card } = await shown(makeApi(store().db, { now: () => at.desk.time }));
    expect([page, card]).toEqual([before.page, before.card]);
    expect(page[1]).toMatchObject({ end: last.at });
  });
});
