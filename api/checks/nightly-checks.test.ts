import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { documentFrom } from '#content/document/from-body.ts';
import type { CheckFinding } from '#content/entities/story-check.ts';
import { storyInputs } from '#content/entities/story-input.ts';
import { defaultRoles } from '#content/rules/rights/roles.ts';
import type { ContentTables } from '../tables/content-tables.ts';
import { describeDesk } from '../test/desk.ts';
import { makeApi } from '../test/open-api.ts';
import { wantLinks } from './outside-links.ts';

/** Another site, with pages that are there, gone or moved. */
let site: Server;
let origin: string;
const requests: string[] = [];
beforeAll(async () => {
  site = createServer(({ url = '', method }, response) => {
    requests.push(`${method} ${url}`);
    const moved = { '/moved': 301, '/for-now': 302 }[url];
    if (moved) response.writeHead(moved, { location: '/there' }).end();
    else if (url === '/readers-only' && method === 'HEAD') response.writeHead(405).end();
    else response.writeHead(url.startsWith('/gone') ? 410 : url === '/busy' ? 503 : 200).end();
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => void site.close());

describeDesk((at, store) => {
  const apiNow = () => {
    return makeApi(store().db, { now: () => at.desk.time, linkHosts: [new URL(origin).host] }).api;
  };
  const openAll = async () => {
    while ((await apiNow().openLinks()) > 0);
  };
  const checkAll = async () => {
    const api = apiNow();
    const since = at.desk.time.getTime();
    for (let after: number | undefined = 0; after !== undefined; )
      after = await api.checkArchive({ after, since });
  };
  const checksOf = async (id: string) =>
    ((await at.staff('GET', `/${id}/checks`)) as unknown as { body: { data: { findings: CheckFinding[] } } })
      .body.data.findings;
  const later = (milliseconds: number) => {
    at.desk.time = new Date(at.desk.time.getTime() + milliseconds);
  };
  const linksTo = (...paths: string[]) =>
    paths.map((path) => `<p><a href="${origin}${path}">The page ${path}</a> says so.</p>`).join('');
  interface Found {
    items: { story: { id: string; title: string }; findings: CheckFinding[]; checkedAt: string }[];
    total: number;
  }
  const found = async () =>
    ((await at.api.staff('GET', '/findings/testsite')) as unknown as { body: { data: Found } }).body.data;

  /** What the last night found wrong with links of a story. */
  const deadLinksOf = async (id: string) =>
    (await found()).items
      .find(({ story }) => story.id === id)
      ?.findings.filter(({ check }) => check === 'dead-links').length ?? 0;

  it('two stories with the same links, in another order, are checked at once', async () => {
    const links = Array.from(
      { length: 400 },
      (_, index) => `<p><a href="https://a.example/${index}">x</a></p>`,
    );
    const { kysely } = store().db.as<ContentTables>();
    const [one, other] = [links, links.toReversed()].map((parts) =>
      documentFrom(storyInputs.article.parse(at.draft({ body: parts.join('') })), []),
    );
    for (let day = 1; day <= 10; day += 1)
      await Promise.all(
        [one, other].map((document) => document && wantLinks(kysely, document, [], day * 86_400_000)),
      );
    await kysely.deleteFrom('content_outside_links').execute();
  });

  it('links to other sites are opened after a check has met them, and only what is certain is reported', async () => {
    const { id } = await at.create({
      body: linksTo('/there', '/gone', '/moved', '/for-now', '/busy', '/readers-only'),
    });
    expect((await checksOf(id)).filter(({ check }) => check === 'dead-links')).toEqual([]);
    requests.length = 0;
    await openAll();
    expect(requests).toContain('GET /readers-only');
    expect(requests).not.toContain('GET /there');
    const links = (await checksOf(id)).filter(({ check }) => check === 'dead-links');
    expect(links.map(({ message }) => message)).toEqual([
      `The link on “The page /gone” leads nowhere: ${new URL(origin).host} answers 410.`,
      `The link on “The page /moved” is redirected to ${origin}/there`,
    ]);
    expect(links[1]?.fix).toMatchObject({ from: `${origin}/moved`, to: `${origin}/there` });
    requests.length = 0;
    await openAll();
    expect(requests).toEqual([]);
    later(86_400_001);
    await openAll();
    expect(requests).toContain('HEAD /there');
  });

  it('a night finds what went wrong in published stories, and the next one that it was mended', async () => {
    const { id } = await at.create({ body: linksTo(`/gone-${at.desk.number}`) });
    await at.publish(id);
    await checkAll();
    await openAll();
    expect(await deadLinksOf(id)).toBe(0);
    later(86_400_000);
    await checkAll();
    expect(await deadLinksOf(id)).toBe(1);
    expect((await found()).items.find(({ story }) => story.id === id)?.checkedAt).toBe(
      at.desk.time.toISOString(),
    );

    const { version } = (await at.staff('GET', `/${id}`)).body.data;
    await at.staff('PUT', `/${id}`, { story: at.draft({ body: linksTo('/there') }), baseVersion: version });
    await at.publish(id);
    await checkAll();
    expect(await deadLinksOf(id)).toBe(1);
    later(86_400_000);
    await checkAll();
    expect(await deadLinksOf(id)).toBe(0);
  });

  it.each(['created', 'assigned'] as const)(
    'an account that sees only its own work finds stories it has %s, and no others',
    async (how) => {
      const sub = `contributor-${at.desk.number}`;
      const staff = { sub, role: 'contributor', rights: defaultRoles.contributor.rights };
      const listed = async () => {
        const request = new Request('http://api.test/api/neutron/findings/testsite');
        const response = await at.api.api.fetch(request, { staff });
        return ((await response.json()) as { data: Found }).data;
      };
      const { id } = await at.create({ body: linksTo(`/gone-${at.desk.number}`) });
      await at.publish(id);
      await checkAll();
      await openAll();
      later(86_400_000);
      await checkAll();
      expect(await deadLinksOf(id)).toBe(1);
      expect(await listed()).toEqual({ items: [], total: 0 });
      const { kysely } = store().db.as<ContentTables>();
      await kysely
        .updateTable('content_stories')
        .set(how === 'created' ? { created_by: sub } : { assignee: sub })
        .where('id', '=', id)
        .execute();
      const own = await listed();
      expect([own.items.map(({ story }) => story.id), own.total]).toEqual([[id], 1]);
      await at.staff('POST', `/${id}/withdraw`, {});
    },
  );

  it('a story that is not published any more is not reported', async () => {
    const { id } = await at.create({ body: linksTo(`/gone-${at.desk.number}`) });
    await at.publish(id);
    await checkAll();
    await openAll();
    later(86_400_000);
    await checkAll();
    const { total } = await found();
    await at.staff('POST', `/${id}/withdraw`, {});
    const after = await found();
    expect(after.items.map(({ story }) => story.id)).not.toContain(id);
    expect(after.total).toBe(total - 1);
  });
});
