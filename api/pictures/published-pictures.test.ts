import { expect, it } from 'vitest';
import type { Note } from '#content/entities/note.ts';
import { migrateApi } from '../migrate-api.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { describeDesk } from '../test/desk.ts';

const hour = 3_600_000;

describeDesk((at) => {
  const picture = (name: string) => ({
    typeName: 'image' as const,
    bucketType: 'hub',
    bucketPath: `stories/${name}-${at.desk.number}.webp`,
    filename: `${name}.webp`,
    alt: 'What it shows',
  });
  /** The picture enters the library after the story is saved. */
  const idOf = async (name: string) => {
    const find = async () => {
      const { body } = (await at.api.staff('GET', '/pictures/testsite?limit=100')) as never as {
        body: { data: { items: { id: string; image: { bucketPath?: string } }[] } };
      };
      return body.data.items.find(({ image }) => image.bucketPath === picture(name).bucketPath)?.id;
    };
    await expect.poll(find).toBeDefined();
    return (await find()) ?? '';
  };
  const pictures = (method: string, path: string, body?: unknown) =>
    at.api.staff(method, `/pictures/testsite${path}`, body) as Promise<{
      status: number;
      body: { data: { version: number }; errors?: { reason: string; message: string }[] };
    }>;
  const endRights = async (name: string) => {
    const id = await idOf(name);
    const rights = { holder: '', terms: '', until: '2020-01-01T00:00:00Z' };
    const answer = await pictures('PUT', `/${id}`, { picture: { rights }, baseVersion: 1 });
    expect(answer.status).toBe(200);
  };
  const later = () => new Date(at.desk.time.getTime() + hour).toISOString();
  const stateOf = async (id: string) => (await at.staff('GET', `/${id}`)).body.data.state;
  const notesOf = async (id: string) =>
    ((await at.staff('GET', `/${id}/notes`)).body.data as never as { items: Note[] }).items;

  it('a picture whose rights were shortened after the story was scheduled is not published at its time', async () => {
    const { id } = await at.create({ image: picture('shortened') });
    expect((await at.publish(id, { at: later() })).status).toBe(200);
    await endRights('shortened');
    at.desk.time = new Date(later());
    expect(await at.api.api.publishDue()).toBe(0);
    expect(await stateOf(id)).toBe('draft');
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(404);
    expect(await notesOf(id)).toMatchObject([
      {
        text: 'Not published at its time. The rights of shortened.webp end on 2020-01-01. Replace it, or change its rights in the library.',
        writtenBy: 'schedule',
      },
    ]);
    // It is not tried again until an editor schedules it again.
    expect(await at.api.api.publishDue()).toBe(0);
    expect(await notesOf(id)).toHaveLength(1);
  });

  it.each(['saved', 'written'])('nor one that came into the story after that, %s', async (how) => {
    const name = `came-${how}`;
    await at.create({ slug: `${name}-library-${at.desk.number}`, image: picture(name) });
    await endRights(name);
    const { id } = await at.create();
    await at.publish(id, { at: later() });
    if (how === 'saved')
      await at.staff('PUT', `/${id}`, { story: at.draft({ image: picture(name) }), baseVersion: 1 });
    else {
      await at.staff('GET', `/${id}/draft`);
      const changes = [{ name: 'image', value: picture(name), revision: 0 }];
      expect((await at.staff('PUT', `/${id}/draft/fields`, { changes })).status).toBe(200);
    }
    at.desk.time = new Date(later());
    await at.api.api.publishDue();
    expect(await at.pageStatus(`written-${at.desk.number}`)).toBe(404);
    expect(await notesOf(id)).toHaveLength(1);
    // What was written is not lost.
    expect((await at.staff('GET', `/${id}`)).body.data.story).toMatchObject({
      image: { bucketPath: picture(name).bucketPath },
    });
  });

  it('an update that may not come leaves what readers have', async () => {
    const { id } = await at.create({ image: picture('update') });
    await at.publish(id);
    await at.staff('PUT', `/${id}`, {
      story: at.draft({ title: 'Again', image: picture('update') }),
      baseVersion: 1,
    });
    await at.publish(id, { at: later() });
    await endRights('update');
    at.desk.time = new Date(later());
    await at.api.api.publishDue();
    expect((await at.staff('GET', `/${id}`)).body.data).toMatchObject({
      state: 'published',
      publishedVersion: 1,
      version: 2,
    });
  });

  it('a picture of a text that is being written is not deleted', async () => {
    const slug = `other-${at.desk.number}`;
    const other = await at.create({ slug, image: picture('writing') });
    const { id } = await at.create();
    await at.staff('GET', `/${id}/draft`);
    const put = async (value: unknown, revision: number) =>
      at.staff('PUT', `/${id}/draft/fields`, { changes: [{ name: 'image', value, revision }] });
    await put(picture('writing'), 0);
    await at.staff('PUT', `/${other.id}`, { story: at.draft({ slug }), baseVersion: 1 });
    const rejected = await pictures('DELETE', `/${await idOf('writing')}`);
    expect([rejected.status, rejected.body.errors?.[0]?.message]).toEqual([
      409,
      'A story that is being written shows this picture',
    ]);
    expect((await put(null, 1)).status).toBe(200);
    expect((await pictures('DELETE', `/${await idOf('writing')}`)).status).toBe(200);
  });

  it('pictures of working copies that are older than their table are recorded, once', async () => {
    const { id } = await at.create();
    const db = at.api.db.as<ContentTables>();
    const rows = () =>
      db.kysely
        .selectFrom('content_draft_pictures as shown')
        .innerJoin('content_stories as story', 'story.n', 'shown.story_n')
        .select('shown.source')
        .where('story.id', '=', id)
        .orderBy('shown.source')
        .execute();
    await at.staff('GET', `/${id}/draft`);
    const field = { name: 'image', value: picture('field'), revision: 0 };
    await at.staff('PUT', `/${id}/draft/fields`, { changes: [field] });
    const attrs = { uuid: 'block', data: { uuid: 'block', type: 'image', image: picture('step') } };
    const block = { type: 'image', attrs, content: [{ type: 'imageCaption' }] };
    const steps = [{ stepType: 'replace', from: 0, to: 0, slice: { content: [block] } }];
    const sent = await at.staff('POST', `/${id}/draft/steps`, { step: 0, clientId: 'tab', steps });
    expect(sent.status).toBe(200);
    const before = await rows();
    const [stepSource, fieldSource] = [picture('step'), picture('field')].map(({ bucketPath }) => bucketPath);
    const sources = before.map(({ source }) => source);
    for (const source of [stepSource, fieldSource])
      expect(sources.some((one) => one.includes(source ?? ''))).toBe(true);
    const forget = async () => {
      await db.kysely.deleteFrom('content_draft_pictures').execute();
      await db.kysely.deleteFrom('content_state').where('name', '=', 'draft_pictures').execute();
    };
    await forget();
    await Promise.all([migrateApi(at.api.db), migrateApi(at.api.db)]);
    expect(await rows()).toEqual(before);
    // A version records them as its own.
    await at.staff('POST', `/${id}/draft/save`, {});
    const after = await rows();
    await forget();
    await migrateApi(at.api.db);
    expect(await rows()).toEqual(after);
  });
});
