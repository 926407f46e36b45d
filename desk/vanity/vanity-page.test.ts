import { beforeEach, describe, expect, it } from 'vitest';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import { createVanityPage } from './vanity-page.ts';

const evil = '/"><script>alert(1)</script>/';
const entry = {
  id: 'one',
  version: 4,
  urlPath: '/spring/',
  urlType: 'MASK',
  enabled: false,
  dateExpired: { date: '2026-12-01T10:30:00.000Z' },
  targets: [
    {
      edition: 'us',
      targetType: 'article',
      target: { slug: 'a-story', availableOn: [{ edition: 'uk', slug: 'b-story' }] },
    },
  ],
};
const under = '/vanity/testsite';
const answers: Record<string, unknown> = {
  [`${under}/explain`]: {
    lookupPath: evil,
    outcome: { kind: 'redirect', to: '/latest/', status: 301 },
    steps: ['Looked up', `Found ${evil}`],
    entry: { id: 'one', urlPath: evil },
  },
  [`${under}/visits?kind=vanity`]: { items: [{ kind: 'vanity', path: evil, total: 3 }] },
  [`${under}/visits?kind=missing`]: { items: [] },
  [`${under}/entries/one`]: entry,
};
const requests: { path: string; method: string; body: unknown }[] = [];
let conflict = false;
const page = createVanityPage({
  siteId: 'testsite',
  ownerOf: (path) => (path === '/robots.txt' ? 'file' : undefined),
  formTokens: createFormTokens({ secret: 's', isSecure: false, now: () => 0 }),
  callAs:
    () =>
    async (path, { method, body } = { method: 'GET' }) => {
      requests.push({ path, method, body });
      if (method !== 'GET' && conflict)
        return Response.json(
          { errors: [{ message: 'Another editor saved a newer version' }] },
          { status: 409 },
        );
      if (method !== 'GET') return Response.json({ data: entry });
      const data = answers[path.startsWith(`${under}/explain`) ? `${under}/explain` : path];
      return data ? Response.json({ data }) : new Response('{}', { status: 404 });
    },
});
const address = 'http://x/desk/vanity/';
const open = async (query: string) =>
  (await page(new Request(`${address}${query}`), staffTokenHolder)).text();

async function fill(query: string, fields: Record<string, string>, otherCookie?: string) {
  const answer = await page(new Request(`${address}${query}`), staffTokenHolder);
  const html = await answer.text();
  const hidden = [...html.matchAll(/type="hidden" name="(\w+)" value="([^"]+)"/g)];
  const cookie = otherCookie ?? (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const body = new URLSearchParams({
    ...Object.fromEntries(hidden.map(([, name, value]) => [name, value])),
    ...fields,
  });
  return page(
    new Request(`${address}${query}`, { method: 'POST', headers: { cookie }, body }),
    staffTokenHolder,
  );
}
const shown = {
  urlPath: '/spring/',
  urlType: 'MASK',
  enabled: 'no',
  expires: '2026-12-01T10:30:00',
  targets: 'us article a-story',
};

beforeEach(() => {
  requests.length = 0;
  conflict = false;
});

describe('the desk page about vanity addresses', () => {
  it('VN-26 explains a path, escaped, and shows the counts', async () => {
    const html = await open(`?path=${encodeURIComponent(evil)}&edition=uk`);
    expect(html).not.toContain('<script>');
    expect(html).toContain('leads to /latest/ (301)');
    expect(html).toContain('<td>3</td>');
    expect(html).toContain('No missing pages yet.');
    expect(html).toContain('href="?entry=one"');
    expect(requests.some(({ path }) => path.includes('edition=uk'))).toBe(true);
  });

  it.each([
    ['/robots.txt?a', true],
    ['/spring/', false],
  ])('VN-26 says whether an entry for %s would take effect', async (path, isTaken) => {
    const html = await open(`?path=${encodeURIComponent(path)}`);
    expect(html.includes('cannot be redirected')).toBe(isTaken);
  });

  it('VN-26 requests no explanation before a path is given', async () => {
    expect(await open('')).not.toContain('leads to');
    expect(requests).toHaveLength(2);
  });

  it('VN-25 an entry is saved over the version it was opened with, and nothing of it is lost', async () => {
    const html = await open('?entry=one');
    for (const value of [
      'value="2026-12-01T10:30:00"',
      '<option value="MASK" selected>',
      '<option value="no" selected>',
    ])
      expect(html).toContain(value);
    const answer = await fill('?entry=one', shown);
    expect(answer.status).toBe(303);
    const { id: _id, version: _version, ...same } = entry;
    expect(requests.at(-1)).toEqual({
      path: `${under}/entries/one`,
      method: 'PUT',
      body: {
        entry: { ...same, dateExpired: { date: '2026-12-01T10:30:00Z' } },
        baseVersion: 4,
      },
    });
  });

  it('VN-25 after a conflict the typed text and the old version stay', async () => {
    conflict = true;
    const answer = await fill('?entry=one', { ...shown, targets: 'us url /deals/' });
    const html = await answer.text();
    expect(answer.status).toBe(409);
    expect(html).toContain('Another editor saved a newer version');
    expect(html).toContain('us url /deals/');
    expect(html).toContain('name="baseVersion" value="4"');
  });

  it('VN-26 a new entry is written with what was given, an old one removed in its version', async () => {
    const fields = { urlPath: '/new/', urlType: 'NOT_FOUND', enabled: '', expires: '', targets: '' };
    expect((await fill('?new=%2Fnew%2F', fields)).headers.get('location')).toBe('?path=%2Fnew%2F');
    const made = { urlPath: '/new/', urlType: 'NOT_FOUND', targets: [] };
    expect(requests.at(-1)).toEqual({ path: `${under}/entries`, method: 'POST', body: { entry: made } });
    await fill('?entry=one', { ...shown, do: 'remove' });
    expect(requests.at(-1)).toMatchObject({ path: `${under}/entries/one?baseVersion=4`, method: 'DELETE' });
  });

  it('VN-26 a form of another browser writes nothing, and an entry that is gone is said to be', async () => {
    expect((await fill('?entry=one', shown, 'form=another')).status).toBe(403);
    expect(requests.every(({ method }) => method === 'GET')).toBe(true);
    expect((await page(new Request(`${address}?entry=two`), staffTokenHolder)).status).toBe(404);
  });
});
