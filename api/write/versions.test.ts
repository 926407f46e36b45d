import { expect, it } from 'vitest';
import type { StoryVersion, StoryVersionContent } from '#content/entities/story-record.ts';
import { staffTokenSub } from '#platform/staff.ts';
import { describeDesk } from '../test/desk.ts';
import { makeApi } from '../test/open-api.ts';

describeDesk((at, store) => {
  const versionsOf = async (id: string) =>
    ((await at.staff('GET', `/${id}/versions`)).body.data as unknown as { items: StoryVersion[] }).items;
  const update = (id: string, baseVersion: number, title: string, extra: object = {}) =>
    at.staff('PUT', `/${id}`, { story: at.draft({ title }), baseVersion, ...extra });

  it('a version says who saved it and why, and has the name a person gave it', async () => {
    const { id } = await at.create();
    await update(id, 1, 'Second', { name: 'Before legal' });
    expect(await versionsOf(id)).toMatchObject([
      { version: 2, savedBy: staffTokenSub, reason: 'saved', name: 'Before legal' },
      { version: 1, savedBy: staffTokenSub, reason: 'saved' },
    ]);
  });

  it('a version names the account where the name is known', async () => {
    const { id } = await at.create();
    const named = makeApi(await store().again(), {
      staffNames: async (subs) => new Map(subs.map((sub) => [sub, 'Mara Lindqvist'])),
    });
    const { body } = (await named.staff('GET', `/stories/testsite/${id}/versions/1`)) as never as {
      body: { data: StoryVersion };
    };
    expect(body.data).toMatchObject({ savedBy: staffTokenSub, savedByName: 'Mara Lindqvist' });
  });

  it('the words of any version can be read', async () => {
    const { id } = await at.create();
    await update(id, 1, 'Second');
    const { status, body } = await at.staff('GET', `/${id}/versions/1`);
    expect(status).toBe(200);
    const version = body.data as unknown as StoryVersionContent;
    expect([version.version, version.story.title]).toEqual([1, `Written ${at.desk.number}`]);
    expect(JSON.stringify(version.story)).not.toContain('script');
  });

  it.each([
    ['/versions/9', 'version'],
    ['/versions/0', 'version'],
    ['/versions/-1', 'version'],
    ['/versions/one', 'version'],
    ['/versions/99999999999999', 'version'],
  ])('there is no version at %s', async (path, field) => {
    const { id } = await at.create();
    const { status, body } = await at.staff('GET', `/${id}${path}`);
    expect([status, body.errors?.[0]]).toEqual([
      404,
      expect.objectContaining({ reason: 'not_found', field }),
    ]);
  });

  it('an earlier version is restored as a new one that says what it restored', async () => {
    const { id } = await at.create();
    await update(id, 1, 'Second');
    const { status, body } = await at.staff('POST', `/${id}/versions/1/restore`, { baseVersion: 2 });
    expect([status, body.data.version, body.data.title]).toEqual([200, 3, `Written ${at.desk.number}`]);
    expect((await versionsOf(id)).map(({ version, reason }) => [version, reason])).toEqual([
      [3, 'restored from 1'],
      [2, 'saved'],
      [1, 'saved'],
    ]);
    expect(await at.lastEvent()).toMatchObject({ kind: 'saved', entityId: id });
  });

  it('a restore over a version that the editor has not seen is rejected', async () => {
    const { id } = await at.create();
    await update(id, 1, 'Second');
    const { status, body } = await at.staff('POST', `/${id}/versions/1/restore`, { baseVersion: 1 });
    expect([status, body.errors?.[0]?.reason]).toEqual([409, 'version_conflict']);
  });

  it.each([
    ['/versions/7/restore', {}, 404, 'not_found'],
    ['/versions/1/restore', { baseVersion: 'one' }, 400, 'bad_body'],
    ['/versions/1/restore', { name: ' ' }, 400, 'bad_body'],
    ['/versions/1/restore', { more: 1 }, 400, 'bad_body'],
  ])('%s with %j is rejected', async (path, sent, expected, reason) => {
    const { id } = await at.create();
    const { status, body } = await at.staff('POST', `/${id}${path}`, sent);
    expect([status, body.errors?.[0]?.reason]).toEqual([expected, reason]);
  });

  it('a version says who published it: an editor or the schedule', async () => {
    const { id } = await at.create();
    await at.publish(id);
    expect((await versionsOf(id))[0]).toMatchObject({ published: true, publishedBy: staffTokenSub });
    await update(id, 1, 'Second');
    const due = new Date(at.desk.time.getTime() + 1000);
    await at.publish(id, { at: due.toISOString() });
    at.desk.time = due;
    await at.api.api.publishDue();
    expect((await versionsOf(id))[0]).toMatchObject({ version: 2, publishedBy: 'schedule' });
  });

  it('a version of the seed says that it was imported', async () => {
    const [version] = await versionsOf('story-1');
    expect(version).toMatchObject({ reason: 'imported' });
    expect(version).not.toHaveProperty('savedBy');
  });
});
