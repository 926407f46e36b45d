import { Node } from 'prosemirror-model';
import { Transform } from 'prosemirror-transform';
import { beforeEach, expect, it } from 'vitest';
import { storySchema } from '#content/document/schema.ts';
import type { Draft } from '#content/entities/draft.ts';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { getEventsAfter, getNewestEventId } from '#database/outbox.ts';
import type { Staff } from '#platform/staff.ts';
import { ensureStaffLists } from '../staff-lists/ensure-staff-lists.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { type Desk, describeDesk } from '../test/desk.ts';
import { makeApi } from '../test/open-api.ts';

const contributor: Staff = { sub: 'cora', role: 'contributor', rights: defaultRoles.contributor.rights };
const picture = { typeName: 'image', bucketType: 'hub', bucketPath: 'new/main.jpg', filename: 'main.jpg' };

/** A story that is open in one tab. */
async function write(at: Desk, extra: object = {}) {
  const made = await at.create({ title: 'Untitled', body: '<p>One two three.</p>', ...extra });
  const { id } = made;
  const call = (method: string, path: string, body?: unknown) =>
    at.staff(method, `/${id}/draft${path}`, body);
  const open = async () => (await call('GET', '')).body.data as unknown as Draft;
  const { step } = await open();
  await call('POST', '/presence', { clientId: 'tab' });
  const writing = { step };
  return {
    id,
    slug: made.slug,
    open,
    close: (clientId = 'tab') => call('POST', '/presence', { clientId, isLeaving: true }),
    async type(text: string) {
      const doc = Node.fromJSON(storySchema, (await open()).document);
      const { steps } = new Transform(doc).insert(1, storySchema.text(text));
      const sent = { step: writing.step, clientId: 'tab', steps: steps.map((one) => one.toJSON()) };
      expect((await call('POST', '/steps', sent)).status).toBe(200);
      writing.step += steps.length;
    },
    async field(name: string, value: unknown) {
      const { revision = 0 } = (await open()).fields[name] ?? {};
      expect((await call('PUT', '/fields', { changes: [{ name, value, revision }] })).status).toBe(200);
    },
    save: () => call('POST', '/save', {}),
  };
}

describeDesk((at, store) => {
  const pass = (milliseconds: number) => {
    at.desk.time = new Date(at.desk.time.getTime() + milliseconds);
  };
  /** As the server does it a moment later. */
  const pause = async (milliseconds = 1000) => {
    pass(milliseconds);
    return at.api.api.listDrafts();
  };
  const list = async (query: string, staff?: Staff): Promise<StoryListItem[]> => {
    if (!staff)
      return ((await at.staff('GET', query)).body.data as never as { items: StoryListItem[] }).items;
    const request = new Request(`http://api.test/api/neutron/stories/testsite${query}`);
    return (await (await at.api.api.fetch(request, { staff })).json()).data.items;
  };
  const rowOf = async (id: string, staff?: Staff, query = '?limit=100') =>
    (await list(query, staff)).find((item) => item.id === id);
  const content = () => store().db.as<ContentTables>();
  const summaries = () => content().kysely.selectFrom('content_draft_summaries').selectAll().execute();
  // The clock is back, and what other tests wrote lies in the future.
  beforeEach(async () => {
    await content().kysely.updateTable('content_drafts').set({ unlisted_since: null }).execute();
    await content().kysely.deleteFrom('content_draft_summaries').execute();
  });

  it('headline, length, picture and text of a story are in list, search and plans after a pause', async () => {
    const story = await write(at);
    await story.type('Marmalade everywhere. ');
    await story.field('title', 'The orange flood');
    await story.field('image', picture);
    expect(await pause(100)).toBe(true);
    expect((await rowOf(story.id))?.title).toBe('Untitled');
    expect(await pause()).toBe(false);
    const row = await rowOf(story.id);
    expect(row).toMatchObject({ title: 'The orange flood', wordCount: 5, version: 1 });
    expect(row?.picture?.url).toContain('new/main.jpg');
    for (const q of ['orange', 'oran', 'marmalade', 'marmalade orange'])
      expect(
        (await list(`?q=${q}`)).map(({ id }) => id),
        q,
      ).toEqual([story.id]);
    expect(await rowOf(story.id, undefined, '?q=untitled')).toBeUndefined();
    const sorted = (await list('?sort=title&limit=100')).map(({ title }) => title.toLowerCase());
    expect(sorted).toEqual(sorted.toSorted());
  });

  it('they are there at once when the last tab leaves', async () => {
    const story = await write(at);
    await at.staff('POST', `/${story.id}/draft/presence`, { clientId: 'another' });
    await story.field('title', 'Closed at once');
    await story.close('another');
    expect((await rowOf(story.id))?.title).toBe('Untitled');
    await story.close();
    expect((await rowOf(story.id))?.title).toBe('Closed at once');
  });

  it('a colleague who never pauses does not keep the story out of the lists', async () => {
    const story = await write(at);
    for (let key = 0; key < 70; key += 1) {
      await story.type('x');
      await pause(500);
    }
    expect((await summaries()).length).toBe(1);
  });

  it('a change that lists do not show writes and announces nothing', async () => {
    const story = await write(at);
    await story.field('title', 'Here to stay');
    await pause();
    const [before, last] = [await summaries(), await getNewestEventId(store().db)];
    await story.field('section', 'advice');
    await story.field('title', 'Another');
    await story.field('title', 'Here to stay');
    expect(await pause()).toBe(false);
    expect(await summaries()).toEqual(before);
    const kinds = (await getEventsAfter(store().db, last, 100)).map(({ kind }) => kind);
    expect(kinds).toEqual(['fields', 'fields', 'fields']);
  });

  it('of a published story, who may not see the work on it sees and finds what readers see', async () => {
    const story = await write(at, { title: 'Bridge open', body: '<p>Ferries crossed below.</p>' });
    await at.publish(story.id);
    await story.type('Kumquats! ');
    await story.field('title', 'Bridge closed by kumquat');
    await story.field('image', picture);
    await pause();
    const [seen, found] = [await rowOf(story.id, contributor), await list('?q=bridge', contributor)];
    expect(seen).toMatchObject({ title: 'Bridge open', wordCount: 3 });
    expect(seen?.picture).toBeUndefined();
    expect(found.map(({ id }) => id)).toContain(story.id);
    for (const q of ['kumquat', 'kumqu', 'kumquats', 'bridge kumquats'])
      expect(await list(`?q=${q}`, contributor), q).toEqual([]);
    for (const q of ['kumquat', 'kumqu', 'kumquats', 'ferries'])
      expect(
        (await list(`?q=${q}`)).map(({ id }) => id),
        q,
      ).toContain(story.id);
    expect((await rowOf(story.id))?.title).toBe('Bridge closed by kumquat');
    const pages = await at.api.json(`/composer/testsite/pages/article/${story.slug}/web`);
    expect(JSON.stringify(pages.body)).not.toMatch(/kumquat/i);
  });

  it('no word of a newer version finds a published story either for who may not see it', async () => {
    const story = await write(at, { title: 'Bridge open' });
    await at.publish(story.id);
    await story.type('Clementines. ');
    await story.save();
    expect(await list('?q=clementines', contributor)).toEqual([]);
    expect((await list('?q=clementines')).map(({ id }) => id)).toEqual([story.id]);
  });

  it('a version is listed as it is, and the working copy beside it where it goes on', async () => {
    const story = await write(at);
    await story.field('title', 'Working title');
    await pause();
    await story.save();
    expect([(await rowOf(story.id))?.title, await summaries()]).toEqual(['Working title', []]);
    await story.field('title', 'Second thoughts');
    await pause();
    const { body } = await at.staff('GET', `/${story.id}`);
    // Reading by a program made a version.
    expect([body.data.title, await summaries()]).toEqual(['Second thoughts', []]);
    await story.type('Persimmon. ');
    const { version, story: saved } = body.data as never as { version: number; story: object };
    const changed = { ...saved, dek: 'From a program' };
    await at.staff('PUT', `/${story.id}`, { baseVersion: version, story: changed });
    expect((await list('?q=persimmon')).map(({ id }) => id)).toEqual([story.id]);
  });

  it('stages, deletion and a way back keep the headline; removal leaves nothing', async () => {
    const story = await write(at);
    await story.field('title', 'Moving about');
    await pause();
    await at.staff('PUT', `/${story.id}/work`, { stage: 'edit' });
    expect((await rowOf(story.id))?.title).toBe('Moving about');
    await at.staff('DELETE', `/${story.id}`);
    expect((await rowOf(story.id, undefined, '?state=deleted'))?.title).toBe('Moving about');
    pass(31 * 24 * 3_600_000);
    await at.api.api.removeDeleted();
    expect((await summaries()).length).toBe(0);
    expect(await list('?q=moving')).toEqual([]);
  });

  it('what a process did not list before it ended, another one lists', async () => {
    const story = await write(at);
    await story.field('title', 'Survivor');
    const another = makeApi(store().db, { now: () => at.desk.time });
    pass(1000);
    expect(await another.api.listDrafts()).toBe(false);
    expect((await rowOf(story.id))?.title).toBe('Survivor');
    await another.api.close();
  });

  it('lists that are made again have the working copies a moment later', async () => {
    const story = await write(at);
    await story.field('title', 'Made again');
    await pause();
    const db = content();
    await db.kysely
      .updateTable('content_state')
      .set({ value: 0 })
      .where('name', '=', 'staff_lists')
      .execute();
    await ensureStaffLists(db);
    expect((await rowOf(story.id))?.title).toBe('Untitled');
    await pause();
    expect((await rowOf(story.id))?.title).toBe('Made again');
  });
});
