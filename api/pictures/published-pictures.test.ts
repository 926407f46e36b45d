import { expect, it } from 'vitest';
import type { Note } from '#content/entities/note.ts';
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
});
