import { expect, it } from 'vitest';
import type { StoryListItem } from '#content/entities/story-record.ts';
import type { StoryWork } from '#content/entities/story-work.ts';
import { describeDesk } from '../test/desk.ts';

interface Planned {
  story: StoryListItem;
  before: StoryWork;
}

describeDesk((at) => {
  const plan = async (id: string, change: object) => {
    const { status, body } = await at.staff('PUT', `/${id}/work`, change);
    return { status, ...(body.data as never as Planned), error: body.errors?.[0] };
  };
  const listed = async (query: string) => {
    const { body } = await at.staff('GET', `?${query}&limit=100`);
    return (body.data as never as { items: StoryListItem[] }).items;
  };

  it('the work on a story changes by itself, is listed, and comes back as it was', async () => {
    const { id, version } = await at.create();
    const sub = await ownSub();
    const change = { stage: 'editing', assignee: sub, dueAt: '2026-11-20T16:00:00+01:00', priority: 'high' };
    const { story, before } = await plan(id, change);
    expect(before).toEqual({ stage: null, assignee: null, dueAt: null, priority: null });
    expect(story).toMatchObject({ ...change, dueAt: '2026-11-20T15:00:00.000Z', version, openNotes: 0 });
    expect(await at.lastEvent()).toMatchObject({ kind: 'work', entityId: id });
    for (const query of ['stage=editing', 'assignee=me', 'createdBy=me', 'dueBefore=2026-11-21T00:00:00Z'])
      expect([query, (await listed(query)).some((item) => item.id === id)]).toEqual([query, true]);
    expect((await plan(id, { stage: 'legal' })).before.stage).toBe('editing');
    await plan(id, before);
    expect((await listed('stage=legal')).some((item) => item.id === id)).toBe(false);
  });

  const ownSub = async () => {
    const { body } = await at.api.staff('GET', '/me/testsite');
    return (body as { data: { sub: string } }).data.sub;
  };

  it.each([
    [{}, 400, 'bad_body', undefined],
    [{ stage: 'done' }, 400, 'bad_body', 'stage'],
    [{ assignee: 'nobody-here' }, 422, 'reference_unknown', 'assignee'],
    [{ dueAt: 'tomorrow' }, 400, 'bad_body', 'dueAt'],
    [{ priority: 'urgent' }, 400, 'bad_body', 'priority'],
    [{ title: 'A' }, 400, 'bad_body', 'title'],
  ])('rejects %j', async (change, status, reason, field) => {
    const { id } = await at.create();
    const answer = await plan(id, change);
    expect([answer.status, answer.error?.reason, answer.error?.field]).toEqual([status, reason, field]);
  });

  it('many stories change at once; one that cannot says why and stops no other', async () => {
    const one = await at.create();
    const two = await at.create({ slug: `two-${at.desk.number}` });
    const { body } = await at.api.staff('POST', '/work/testsite', {
      changes: [
        { id: one.id, stage: 'ready' },
        { id: 'unknown', stage: 'ready' },
        { id: two.id, stage: 'nowhere' },
        { id: two.id, priority: 'low' },
      ],
    });
    const { items } = (body as { data: { items: object[] } }).data;
    expect(items).toMatchObject([
      { id: one.id, story: { stage: 'ready' }, before: { stage: null } },
      { id: 'unknown', error: { reason: 'not_found' } },
      { id: two.id, error: { reason: 'bad_body' } },
      { id: two.id, story: { priority: 'low' } },
    ]);
    const many = Array.from({ length: 201 }, () => ({ id: one.id, stage: 'idea' }));
    expect((await at.api.staff('POST', '/work/testsite', { changes: many })).status).toBe(400);
  });

  it('the desk has its stages, sections and picture sizes from one call', async () => {
    await at.create({ section: 'how-to' });
    const { body } = await at.api.staff('GET', '/desk/testsite');
    const { data } = body as { data: { stages: object[]; sections: object[]; timeZone: string } };
    expect(data).toMatchObject({ name: expect.any(String), timeZone: 'America/New_York' });
    expect(data.stages).toEqual([
      { id: 'idea', name: 'Idea' },
      { id: 'writing', name: 'Writing' },
      { id: 'editing', name: 'Editing' },
      { id: 'legal', name: 'Legal' },
      { id: 'ready', name: 'Ready' },
    ]);
    expect(data.sections).toContainEqual(expect.objectContaining({ slug: 'how-to', name: 'How to' }));
  });

  it('the stories that readers open most are those of the popularity, published ones only', async () => {
    const [one, two, draft] = [
      await at.create({ slug: `read-${at.desk.number}` }),
      await at.create({ slug: `more-read-${at.desk.number}` }),
      await at.create({ slug: `unread-${at.desk.number}` }),
    ];
    await at.publish(one.id);
    await at.publish(two.id);
    await at.api.api.setPopularity([
      { id: one.id, score: 3 },
      { id: two.id, score: 9 },
      { id: draft.id, score: 99 },
    ]);
    const popular = async () => {
      const { body } = await at.api.staff('GET', '/popular/testsite');
      return (body as { data: { items: StoryListItem[] } }).data.items.map(({ id }) => id);
    };
    expect(await popular()).toEqual([two.id, one.id]);
    await at.staff('POST', `/${two.id}/withdraw`, {});
    expect(await popular()).toEqual([one.id]);
  });

  it('a row of a list shows the newest version without reading it', async () => {
    const { id } = await at.create({ title: 'With facts' });
    const row = async () => (await listed('createdBy=me')).find((item) => item.id === id);
    expect(await row()).toMatchObject({
      section: 'news',
      authors: [{ id: 'bob', name: expect.stringMatching(/^\S+ \S+$/) }],
      topic: { slug: 'banking', name: expect.any(String), above: expect.any(Array) },
      wordCount: 2,
    });
    const more = at.draft({ section: 'deals', authorId: 'ann', body: '<p>One two three.</p>' });
    await at.staff('PUT', `/${id}`, { story: more, baseVersion: 1 });
    expect(await row()).toMatchObject({ section: 'deals', authors: [{ id: 'ann' }], wordCount: 3 });
  });
});
