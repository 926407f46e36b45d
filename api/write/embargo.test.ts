import { expect, it } from 'vitest';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import type { Staff } from '#platform/staff.ts';
import { describeDesk } from '../test/desk.ts';

const as = (role: keyof typeof defaultRoles, sections?: string[]): Staff => ({
  sub: role,
  role,
  rights: defaultRoles[role].rights,
  sections,
});
const ends = '2030-01-01T00:00:00Z';

describeDesk((at) => {
  const call = async (staff: Staff, method: string, path: string, body?: unknown) => {
    const response = await at.api.api.fetch(
      new Request(`http://api.test/api/neutron${path}`, {
        method,
        headers: { 'content-type': 'application/json' },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
      { staff },
    );
    const text = await response.text();
    const [error] = (JSON.parse(text) as { errors?: { right?: string }[] }).errors ?? [];
    return { status: response.status, text, right: error?.right };
  };
  const embargoed = async () => {
    const { id } = await at.create({ title: 'Kumquat', body: '<p>kumquat</p>' });
    expect((await at.publish(id, { at: ends, embargo: true })).body.data.hasEmbargo).toBe(true);
    return id;
  };

  it('nothing of a story under embargo is seen without the right, in no call', async () => {
    const id = await embargoed();
    const story = `/stories/testsite/${id}`;
    const calls: [string, string, unknown?][] = [
      ['GET', story],
      ['GET', `${story}/versions`],
      ['GET', `${story}/versions/1`],
      ['GET', `${story}/draft`],
      ['POST', `${story}/preview`, {}],
      ['GET', `${story}/notes`],
    ];
    for (const role of ['writer', 'producer', 'contributor'] as const)
      for (const [method, path, body] of calls) {
        const { status, text } = await call(as(role), method, path, body);
        expect([role, method, path, status]).toEqual([role, method, path, 403]);
        expect(text).not.toMatch(/kumquat/i);
      }
    const lists = ['', '?q=kumquat', '?state=scheduled', '?sort=title', '?section=news', '?offset=1'];
    for (const path of [...lists.map((query) => `/stories/testsite${query}`), '/schedule/testsite'])
      for (const staff of [as('writer'), as('producer'), as('editor', ['deals'])])
        expect((await call(staff, 'GET', path)).text, path).not.toMatch(/Kumquat/);
    expect((await call(as('legal'), 'GET', story)).status).toBe(200);
    for (const staff of [as('legal'), as('editor'), as('editor', ['news'])])
      expect((await call(staff, 'GET', '/stories/testsite?q=kumquat')).text).toMatch(/Kumquat/);
  });

  it('readers see nothing of it before its time, and everything at its time', async () => {
    await embargoed();
    const slug = `written-${at.desk.number}`;
    const readers = [
      `/composer/testsite/pages/article/${slug}/web`,
      '/syndication/testsite/latest',
      '/sitemaps/testsite/news',
      '/search/testsite?searchQuery=kumquat',
    ];
    const seen = async () => {
      const texts = await Promise.all(readers.map(async (path) => (await at.api.get(path)).text()));
      return texts.some((text) => text.includes('umquat<') || text.includes(slug));
    };
    expect(await seen()).toBe(false);
    at.desk.time = new Date(Date.parse(ends) - 1);
    await at.api.api.publishDue();
    expect(await at.pageStatus(slug)).toBe(404);
    at.desk.time = new Date(ends);
    await at.api.api.publishDue();
    expect(await at.pageStatus(slug)).toBe(200);
    expect(await seen()).toBe(true);
    expect((await call(as('writer'), 'GET', '/stories/testsite?q=kumquat')).text).toMatch(/Kumquat/);
  });

  it('an address of our own that leads to it names it from its time on', async () => {
    await embargoed();
    const slug = `written-${at.desk.number}`;
    const entry = (urlPath: string, targetType: string, to: string) => ({
      urlType: 'TEMPORARY_REDIRECT',
      urlPath,
      enabled: true,
      targets: [{ edition: 'us', targetType, target: { slug: to } }],
    });
    for (const made of [
      entry('/short/', 'article', slug),
      entry('/shorter/', 'url', `/article/${slug}/`),
      entry('/other/', 'article', 'first-story'),
    ])
      expect((await at.api.staff('POST', '/vanity/testsite/entries', { entry: made })).status).toBe(201);
    const lookups = ['/short/', '/shorter/'].map((path) => `/vanity/testsite/web?path=${path}`);
    const dictionary = '/vanity/testsite/dictionary';
    const texts = () =>
      Promise.all([...lookups, dictionary].map(async (path) => (await at.api.get(path)).text()));
    expect((await texts()).map((text) => text.includes(slug))).toEqual([false, false, false]);
    expect((await texts())[2]).toContain('first-story');
    at.desk.time = new Date(ends);
    await at.api.api.publishDue();
    expect((await texts()).map((text) => text.includes(slug))).toEqual([true, true, true]);
  });

  it('an embargo ends with the plan it belongs to', async () => {
    for (const [path, body] of [
      ['cancel', { plan: 'publish' }],
      ['withdraw', {}],
      ['publish', {}],
    ] as const) {
      const { id } = await at.create({ slug: `ends-${path}-${at.desk.number}` });
      await at.publish(id, { at: ends, embargo: true });
      const { data } = (await at.staff('POST', `/${id}/${path}`, body)).body;
      expect([path, data.hasEmbargo]).toEqual([path, undefined]);
    }
  });

  it.each([
    [{ embargo: true }, 'at'],
    [{ embargo: true, at: '2001-01-01T00:00:00Z' }, 'at'],
    [{ rejectPast: true, at: '2001-01-01T00:00:00Z' }, 'at'],
    [{ at: 'soon' }, 'at'],
  ])('rejects %j', async (body, field) => {
    const { id } = await at.create();
    const answer = await at.publish(id, body);
    expect([answer.status, answer.body.errors?.[0]?.field]).toEqual([400, field]);
    expect((await at.staff('GET', `/${id}`)).body.data.state).toBe('draft');
  });

  it('needs the right to schedule; a past time of a program publishes now, as documented', async () => {
    const { id } = await at.create();
    const publisher: Staff = {
      ...as('editor'),
      rights: defaultRoles.editor.rights.filter((right) => right !== 'schedule'),
    };
    const path = `/stories/testsite/${id}/publish`;
    expect((await call(publisher, 'POST', path, { at: ends, embargo: true })).right).toBe('schedule');
    expect((await at.publish(id, { at: '2001-01-01T00:00:00Z' })).body.data.state).toBe('published');
  });
});
