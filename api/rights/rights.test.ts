import { afterAll, beforeAll, expect, it } from 'vitest';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import type { Staff } from '#platform/staff.ts';
import type { StaffDenied, StaffWrite } from '../serve.ts';
import { loadApi, type TestApi } from '../test/open-api.ts';

type RoleName = keyof typeof defaultRoles;
const as = (role: RoleName, sub: string, sections?: string[]): Staff => ({
  sub,
  role,
  rights: defaultRoles[role].rights,
  sections,
});
const ines = as('contributor', 'ines');
const omar = as('contributor', 'omar');
const wanda = as('writer', 'wanda');
const edith = as('editor', 'edith');

describeStores((open) => {
  let store: OpenStore;
  let api: TestApi;
  const denied: StaffDenied[] = [];
  const written: StaffWrite[] = [];
  beforeAll(async () => {
    store = await open();
    api = await loadApi(store.db, {
      onStaffDenied: async (event) => {
        denied.push(event);
      },
      onStaffWrite: async (event) => {
        written.push(event);
      },
    });
  });
  afterAll(() => store.drop());

  interface Answer {
    data: { id: string; version: number; items: { id: string }[]; paging: { total: number } };
    errors?: { reason: string; right?: string; message: string }[];
  }
  async function call(staff: Staff, method: string, path: string, body?: unknown) {
    const response = await api.api.fetch(
      new Request(`http://api.test/api/neutron${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { staff },
    );
    const answer = (await response.json()) as Answer;
    const [error] = answer.errors ?? [];
    return { status: response.status, data: answer.data, error, outcome: error?.right ?? response.status };
  }
  const draft = (slug: string) => ({
    kind: 'article',
    slug,
    title: slug,
    body: '<p>Hello</p>',
    section: 'news',
    authorId: 'bob',
    topics: [],
  });
  const create = async (staff: Staff, slug: string, more: object = {}) => {
    const made = await call(staff, 'POST', '/stories/testsite', { story: { ...draft(slug), ...more } });
    expect(made.status).toBe(201);
    return made.data.id;
  };

  it('a contributor sees and edits only their own drafts', async () => {
    const id = await create(ines, 'draft-of-ines');
    const story = `/stories/testsite/${id}`;
    const save = { story: draft('draft-of-ines'), baseVersion: 1 };
    const cases: [Staff, string, string, unknown, number | string][] = [
      [ines, 'GET', story, undefined, 200],
      [omar, 'GET', story, undefined, 'see-all'],
      [wanda, 'GET', story, undefined, 200],
      [ines, 'GET', `${story}/versions`, undefined, 200],
      [omar, 'GET', `${story}/versions`, undefined, 'see-all'],
      [ines, 'POST', `${story}/preview`, {}, 200],
      [omar, 'POST', `${story}/preview`, {}, 'see-all'],
      [omar, 'PUT', story, save, 'see-all'],
      [wanda, 'PUT', story, save, 'edit-all'],
      [ines, 'PUT', story, save, 200],
      [ines, 'POST', `${story}/publish`, {}, 'publish'],
      [as('ads', 'adam'), 'PUT', story, save, 'write-own'],
    ];
    for (const [staff, method, path, body, expected] of cases)
      expect([method, path, (await call(staff, method, path, body)).outcome]).toEqual([
        method,
        path,
        expected,
      ]);
  });

  it('lists of a contributor have their own drafts and what is published', async () => {
    const id = await create(ines, 'listed-draft');
    const ids = async (staff: Staff, query = '') => {
      const { data } = await call(staff, 'GET', `/stories/testsite?limit=100${query}`);
      expect(data.items.length).toBe(data.paging.total);
      return data.items.map((story) => story.id);
    };
    expect(await ids(ines)).toContain(id);
    expect(await ids(ines, '&state=draft')).toContain(id);
    expect(await ids(omar)).not.toContain(id);
    expect((await ids(omar, '&state=published')).length).toBeGreaterThan(0);
    expect(await ids(omar, '&state=draft')).toEqual([]);
    expect(await ids(wanda)).toContain(id);
    expect(await ids(edith, '&state=draft&type=article')).toContain(id);
  });

  it('of a published story of a colleague a contributor sees what readers see, and none of the work on it', async () => {
    const id = await create(ines, 'live-of-ines');
    const story = `/stories/testsite/${id}`;
    expect((await call(edith, 'POST', `${story}/publish`, {})).status).toBe(200);
    const later = { story: { ...draft('live-of-ines'), title: 'Not for readers yet' }, baseVersion: 1 };
    expect((await call(ines, 'PUT', story, later)).status).toBe(200);
    const shown = (await call(wanda, 'GET', `${story}/draft`)) as never as { data: { step: number } };
    const change = { name: 'title', value: 'A headline in work', revision: 0 };
    expect(shown.data.step).toBe(0);
    expect((await call(ines, 'PUT', `${story}/draft/fields`, { changes: [change] })).status).toBe(200);
    const work: [string, string, unknown?][] = [
      ['GET', `${story}/draft`],
      ['GET', `${story}/draft/steps?since=0`],
      ['GET', `${story}/draft/authorship`],
      ['POST', `${story}/draft/presence`, { clientId: 'tab' }],
      ['GET', `${story}/notes`],
      ['POST', `${story}/notes`, { text: 'Hello' }],
      ['GET', `${story}/checks`],
      ['GET', `${story}/versions`],
      ['GET', `${story}/versions/2`],
      ['POST', `${story}/preview`, {}],
      ['POST', `${story}/preview`, { version: 2 }],
      ['GET', `${story}/preview-links`],
      ['POST', `${story}/preview-links`, { hours: 1, note: '' }],
      ['DELETE', `${story}/preview-links/none`],
    ];
    for (const staff of [omar, as('ads', 'adam')])
      for (const [method, path, body] of work) {
        const { outcome } = await call(staff, method, path, body);
        const right =
          staff.role === 'ads' && method === 'POST' && path.endsWith('/notes') ? 'comment' : 'see-all';
        expect([staff.sub, method, path, outcome]).toEqual([staff.sub, method, path, right]);
      }
    const read = async (staff: Staff, path: string) => JSON.stringify((await call(staff, 'GET', path)).data);
    for (const path of [story, `${story}/versions/1`, '/stories/testsite?limit=100&state=published']) {
      expect(await read(omar, path), path).toContain('live-of-ines');
      expect(await read(omar, path), path).not.toMatch(/Not for readers yet|A headline in work/);
    }
    expect(await read(wanda, `${story}/versions`), 'reading it saves nothing').not.toContain('"version":3');
    expect(await read(wanda, '/stories/testsite?limit=100&state=published')).toContain('Not for readers yet');
    const eventsFor = async (staff: Staff) => {
      const request = new Request(`http://api.test/api/neutron/events/testsite?story=${id}`);
      return (await api.api.fetch(request, { staff })).text();
    };
    expect(await eventsFor(ines)).toContain('event: presence');
    expect(await eventsFor(omar)).not.toContain('event: presence');
    expect(await read(wanda, story)).toContain('A headline in work');
  });

  it('an editor of a section publishes there and nowhere else', async () => {
    const limited = as('editor', 'sela', ['news']);
    const inside = await create(ines, 'in-news', { section: 'news' });
    const outside = await create(ines, 'in-deals', { section: 'deals' });
    const publish = (id: string, body = {}) => call(limited, 'POST', `/stories/testsite/${id}/publish`, body);
    expect((await publish(outside)).error).toMatchObject({
      reason: 'right_missing',
      right: 'publish',
      message: 'You can publish in news only. Editors and producers can publish.',
    });
    const later = { at: '2030-01-01T00:00:00Z' };
    expect((await publish(inside, later)).status).toBe(200);
    // The contributor who wrote it can no longer change what will be published without another look.
    const save = { story: { ...draft('in-news'), section: 'news' }, baseVersion: 1 };
    expect((await call(ines, 'PUT', `/stories/testsite/${inside}`, save)).outcome).toBe('edit-all');
    const plans = (staff: Staff) => call(staff, 'GET', '/schedule/testsite');
    expect(JSON.stringify((await plans(ines)).data)).toContain(inside);
    expect(JSON.stringify((await plans(omar)).data ?? {})).not.toContain(inside);
    expect((await call(limited, 'POST', `/stories/testsite/${outside}/publish`, later)).outcome).toBe(
      'publish',
    );
  });

  it('every call checks its right before anything else, names it and reports it', async () => {
    denied.length = 0;
    const none: Staff = { sub: 'gone', role: 'none', rights: [] };
    const { error, status } = await call(none, 'PUT', '/settings/testsite/name', { nonsense: true });
    expect([status, error]).toEqual([
      403,
      {
        code: 403,
        reason: 'right_missing',
        right: 'manage-settings',
        message: 'Owners can manage settings.',
      },
    ]);
    expect(denied).toMatchObject([
      { call: 'updateSetting', right: 'manage-settings', params: { id: 'name' }, staff: { sub: 'gone' } },
    ]);
  });

  it('a change that cannot be made is reported, with the reason; what is usual among colleagues is not', async () => {
    const id = await create(edith, 'of-edith');
    const story = `/stories/testsite/${id}`;
    await call(edith, 'GET', `${story}/draft`);
    const send = (step: number, steps: object[]) =>
      call(edith, 'POST', `${story}/draft/steps`, { step, clientId: 'tab', steps });
    denied.length = 0;
    await send(0, [{ stepType: 'unknown' }]);
    await send(9, [{ stepType: 'replace', from: 1, to: 1 }]);
    await call(edith, 'PUT', story, { story: draft('of-edith'), baseVersion: 9 });
    await call(edith, 'POST', '/stories/testsite', { story: draft('of-edith') });
    await call(edith, 'POST', `${story}/publish`, { at: '2001-01-01T00:00:00Z', rejectPast: true });
    await call(edith, 'POST', '/stories/testsite', { story: { ...draft('x'), body: 'x'.repeat(5_000_000) } });
    await call(edith, 'GET', `${story}/versions/99`);
    expect(denied.map(({ call: name, reason, params }) => [name, reason, params.id])).toEqual([
      ['addSteps', 'bad_step', id],
      ['updateStory', 'version_conflict', id],
      ['createStory', 'slug_taken', undefined],
      ['publishStory', 'bad_body', id],
      ['createStory', 'body_too_large', undefined],
    ]);
  });

  it('an act on many stories is reported story by story, what was done and what was denied', async () => {
    const own = await create(ines, 'of-ines-among-many');
    const other = await create(edith, 'of-edith-among-many');
    denied.length = 0;
    written.length = 0;
    const changes = [
      ...[own, other, 'unknown'].map((id) => ({ id, priority: 'high' })),
      { id: own, stage: 'no such stage' },
    ];
    expect((await call(ines, 'POST', '/work/testsite', { changes })).status).toBe(200);
    expect(written).toMatchObject([{ call: 'planStories', params: { id: own }, staff: { sub: 'ines' } }]);
    expect(denied).toMatchObject([
      { call: 'planStories', params: { id: other }, right: 'see-all' },
      { call: 'planStories', params: { id: own }, reason: 'bad_body' },
    ]);
  });

  it('the staff token acts as an owner', async () => {
    expect((await api.staff('GET', '/settings/testsite')).status).toBe(200);
  });
});
