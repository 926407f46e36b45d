import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { migrateApi } from '#api/migrate-api.ts';
import { routes } from '#app/routing/routes.ts';
import { definePublication } from '#content/publication/define-publication.ts';
import { openSqliteStore } from '#database/test/stores.ts';
import { createTestApp } from './testing/create-test-app.ts';
import { openRenderedSite } from './testing/rendered-site.ts';

/** What `npm run new` writes: a name, and defaults for everything else, in scripts and pages alike. */
vi.mock('#config', async () => ({ publication: await newPublication() }));
vi.mock('#config/public.ts', async () => ({ publicSettings: await part('publicKeys') }));
vi.mock('#config/shell.ts', async () => ({ shellSettings: await part('shellKeys') }));
vi.mock('#config/lazy.ts', async () => ({ lazySettings: await part('lazyKeys') }));

async function newPublication() {
  const { definePublication } = await import('#content/publication/define-publication.ts');
  return definePublication({ brand: { name: 'Harborline' } });
}
async function part(keys: 'publicKeys' | 'shellKeys' | 'lazyKeys') {
  const settings = await import('#content/publication/settings.ts');
  return settings.pickSettings(await newPublication(), settings[keys]);
}

let store: Awaited<ReturnType<typeof openSqliteStore>>;
let root: string;
let app: Awaited<ReturnType<typeof createTestApp>>;

beforeAll(async () => {
  store = await openSqliteStore();
  root = await mkdtemp(join(tmpdir(), 'neutron-new-'));
  await migrateApi(store.db);
  app = await createTestApp({
    root,
    publication: definePublication({ brand: { name: 'Harborline' } }),
    environment: { DATA_DIR: root, ...store.environment, SEED: 'none', RATE_LIMITS: 'off' },
    knowsAddress: true,
    openSite: openRenderedSite,
  });
}, 60_000);
afterAll(async () => {
  await app?.close();
  await store.drop();
  await rm(root, { recursive: true, force: true });
});

/** Addresses of this site that a document links to. */
function linkedFrom(html: string): string[] {
  const hrefs = [...html.matchAll(/<(?:a|link)\b[^>]*? href="([^"]*)"/g)].map(([, href = '']) => href);
  const paths = hrefs.map((href) => href.replaceAll('&amp;', '&').replace(app.origin ?? '', ''));
  return (
    paths
      .filter((href) => href.startsWith('/') && !href.startsWith('//'))
      .map((href) => href.replace(/#.*/, ''))
      // Files of a build, which this test has not made.
      .filter((href) => href !== '' && !href.startsWith('/design/'))
  );
}

/** Follows every link from these pages on; the answer is each address that is not there, and who links to it. */
async function deadLinks(from: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  const linkedBy = new Map<string, string>(from.map((path) => [path, 'the test']));
  for (const [path, by] of linkedBy) {
    const answer = await app.get(path);
    if (answer.status >= 400) dead.push(`${path} answers ${answer.status}, linked by ${by}`);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    const text = await answer.text();
    if (!isPage) continue;
    for (const href of linkedFrom(text)) if (!linkedBy.has(href)) linkedBy.set(href, path);
  }
  return dead;
}

/** Until a cached page is rendered again. */
const waiting = { timeout: 20_000, interval: 50 };
const text = async (path: string) => (await app.get(path)).text();
const write = async (path: string, body: object, method: string) => {
  const answer = await app.write(`/api/neutron/${path}`, body, method);
  const { data, errors } = (await answer.json()) as { data: { id: string }; errors?: object };
  expect([path, answer.status < 300, errors]).toEqual([path, true, undefined]);
  return data;
};

/** Publishes stories as a newsroom does that has made no other decision. */
async function publish(from: number, to: number): Promise<void> {
  for (let n = from; n <= to; n++) {
    const story = { kind: 'article', slug: `story-${n}`, title: `Story ${n}`, body: '<p>Words.</p>' };
    const more =
      n % 2 ? { authorId: 'mara', topics: [{ slug: 'harbor', primary: true }], tags: ['electric'] } : {};
    const { id } = await write('stories/harborline', { story: { ...story, ...more } }, 'POST');
    await write(`stories/harborline/${id}/publish`, {}, 'POST');
  }
}

describe('a new publication', () => {
  it('no page leads to an address that does not exist', async () => {
    expect(await deadLinks(['/'])).toEqual([]);
  });

  it('every page that needs no entry is there', async () => {
    const own = routes.filter(({ path, name }) => !/\{\w+\}/.test(path) && !name.endsWith('-error'));
    const missing: string[] = [];
    for (const { path } of own) {
      const address = path.replace(/\{\w+\?\}\//, '');
      const { status } = await app.get(address);
      if (status >= 400) missing.push(`${address} answers ${status}`);
    }
    // A publisher may have a blog or not; nothing links to it.
    expect(missing).toEqual(['/blog/ answers 404']);
  });

  it('the front page has its name and tagline, and says that stories come soon', async () => {
    const page = await text('/');
    expect(page).toContain('First stories soon');
    expect(page).toMatch(/<h1[^>]*>.*<span class="vh">Harborline<\/span><\/h1>/);
    expect(page).toContain('News and stories');
    expect(await text('/latest/')).toContain('Nothing here yet.');
  });

  it('an unconfirmed policy says so and is not indexed; a confirmed one is like any page', async () => {
    const policies = ['/privacy-policy/', '/auth/flow/terms-of-service/', '/accessibility/', '/about/'];
    for (const path of policies) {
      const page = await text(path);
      expect([path, page.includes('has not confirmed this text yet')]).toEqual([path, true]);
      expect([path, /<meta name="robots" content="[^"]*noindex/.test(page)]).toEqual([path, true]);
    }
    const values = {
      company: 'Harborline Press',
      address: 'Pier 1',
      contact: 'a@b.example',
      country: 'Norway',
    };
    await write('manage/harborline/texts/privacy-policy/confirm', { values }, 'POST');
    await vi.waitFor(async () => {
      const page = await text('/privacy-policy/');
      expect(page).toContain('Pier 1');
      expect(page).not.toMatch(/noindex|has not confirmed/);
    }, waiting);
  });

  it('fills its pages by itself: with one story, with three, with ten', async () => {
    await write(
      'manage/harborline/authors/mara',
      { entry: { firstName: 'Mara', lastName: 'Lind', bureau: 'Oslo' }, baseVersion: 0 },
      'PUT',
    );
    await write('manage/harborline/topics/harbor', { entry: { name: 'Harbor' }, baseVersion: 0 }, 'PUT');
    await write('manage/harborline/tags/electric', { entry: { name: 'Electric' }, baseVersion: 0 }, 'PUT');
    let last = 0;
    for (const count of [1, 3, 10]) {
      await publish(last + 1, count);
      last = count;
      for (const path of ['/', '/latest/', '/news/'])
        await vi.waitFor(async () => {
          const page = await text(path);
          for (let n = 1; n <= count; n++)
            expect([path, page.includes(`>Story ${n}<`)]).toEqual([path, true]);
          expect(page).not.toContain('First stories soon');
        }, waiting);
    }
    for (const [path, words] of [
      ['/topic/harbor/', '>Story 9<'],
      ['/tags/electric/', '>Story 9<'],
      ['/meet-the-team/mara-lind/', '>Story 9<'],
      ['/meet-the-team/', 'Mara Lind'],
      ['/rssfeeds/', 'href="/topic/harbor/rss.xml"'],
      ['/sitemap/', 'href="/topic/harbor/"'],
    ] as const)
      await vi.waitFor(
        async () => expect([path, (await text(path)).includes(words)]).toEqual([path, true]),
        waiting,
      );
    expect(await deadLinks(['/', '/topic/harbor/', '/tags/electric/'])).toEqual([]);
  });

  it('HD-03 has the menus that its staff set, without a rebuild', async () => {
    const menus = {
      shelf: [
        { linkText: 'Harbor', linkUrl: '/topic/harbor/' },
        { linkText: 'Port authority', linkUrl: 'https://port.example/' },
      ],
      more: {
        linkText: 'All the rest',
        subNav: [{ size: 4, items: [{ linkText: 'Us', linkUrl: '/about/' }] }],
      },
    };
    const before = await text('/latest/');
    expect(before.includes('"menus"')).toBe(false);
    await write('settings/harborline/menus', { value: menus, baseVersion: 0 }, 'PUT');
    await vi.waitFor(
      async () => expect((await text('/latest/')).includes('All the rest')).toBe(true),
      waiting,
    );
    const page = await text('/latest/');
    for (const part of ['href="https://port.example/"', 'data-tracking="port-authority"'])
      expect([part, page.includes(part)]).toEqual([part, true]);
    expect(page.includes('data-tracking="reviews"')).toBe(false);
    // Browsers hydrate the header from the page data.
    expect(page.includes('"menus"')).toBe(true);
  });
});
