import { readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { routes } from '#app/routing/routes.ts';
import { describeStores, type OpenStore } from '#database/test/stores.ts';
import { surfaceNow, surfacePublication, surfaceSeed } from './surface/surface-publication.ts';
import { createTestApp, testSecrets } from './testing/create-test-app.ts';
import { openRenderedSite } from './testing/rendered-site.ts';

/** A configuration of another publication; what a build puts into scripts and menus is its own. */
vi.mock('#config/public.ts', async (original) => {
  const { publicSettings } = await original<typeof import('#config/public.ts')>();
  return {
    publicSettings: JSON.parse(JSON.stringify(publicSettings).replaceAll(/wavelength/gi, 'testsite')),
  };
});
vi.mock('#config/menus.ts', async (original) => {
  const { shelf, more } = await original<typeof import('#config/menus.ts')>();
  return JSON.parse(JSON.stringify({ shelf, more }).replaceAll('Wavelength', 'Site'));
});
vi.mock('#config/lazy.ts', async (original) => {
  const { lazySettings } = await original<typeof import('#config/lazy.ts')>();
  return { lazySettings: JSON.parse(JSON.stringify(lazySettings).replaceAll(/wavelength/gi, 'testsite')) };
});

/** No demo, and a configuration whose brand no reader should see. */
const publication = {
  ...surfacePublication,
  brand: {
    name: 'Unbranded',
    slogan: 'Unbranded slogan',
    description: 'Unbranded description',
    descriptionLong: 'Unbranded long description',
  },
};
interface Command {
  method: string;
  path: string;
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer> | undefined;
}

const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#ff8a5c"/></svg>';

/** What the guide uploads. */
const files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>> = {
  'logo.svg': logo,
  'headlines.woff2': new Uint8Array(
    readFileSync(join(import.meta.dirname, '../design/fonts/source-serif-var.woff2')),
  ),
};

/** The commands of the guide, sent as a publisher would send them. */
async function guideCommands(): Promise<Command[]> {
  const guide = await readFile(join(import.meta.dirname, '../docs/guides/branding.md'), 'utf8');
  const lines = guide.split('\n').filter((line) => line.startsWith('curl '));
  return lines.map((line) => {
    const [, path = ''] = /"\$API\/([^"]+)"/.exec(line) ?? [];
    const [, json] = /--json '([^']+)'/.exec(line) ?? [];
    const [, file = ''] = /--data-binary @(\S+)/.exec(line) ?? [];
    return {
      method: /-X (\w+)/.exec(line)?.[1] ?? 'GET',
      path: path.replace('$SITE', publication.siteId),
      headers: json ? { 'content-type': 'application/json' } : {},
      body: files[file] ?? json,
    };
  });
}

const waiting = { timeout: 20_000, interval: 50 };
const foreign = /wavelength|unbranded/i;

describe('CFG-02 a publication of its own name', () => {
  describeStores.postgresInAll((open) => {
    let store: OpenStore;
    let root: string;
    let app: Awaited<ReturnType<typeof createTestApp>>;
    const settings = `/api/neutron/settings/${publication.siteId}`;
    const put = async (name: string, value: unknown) => {
      const answer = await app.write(`${settings}/${name}`, { value, baseVersion: 0 }, 'PUT');
      expect([name, answer.status]).toEqual([name, 200]);
    };
    const text = async (path: string) => (await app.read(path)).text();

    beforeAll(async () => {
      store = await open();
      root = await mkdtemp(join(tmpdir(), 'neutron-brand-'));
      await migrateApi(store.db);
      const texts = routes.flatMap(({ composes }) =>
        composes?.pageType === 'static' && composes.slug ? [composes.slug] : [],
      );
      await importPublication(store.db, surfaceSeed([...texts, 'terms-of-service', 'registration-success']), {
        now: surfaceNow,
      });
      app = await createTestApp({
        root,
        publication,
        environment: { DATA_DIR: root, ...store.environment, SEED: 'none', RATE_LIMITS: 'off' },
        knowsAddress: true,
        openSite: openRenderedSite,
      });
      // In the cache with the name of the configuration.
      expect(await text('/latest/')).toContain('Unbranded');
      expect(await text('/latest/rss.xml')).toContain('<content:encoded>');
      for (const command of await guideCommands()) {
        const answer = await fetch(`${app.url}/api/neutron/${command.path}`, {
          method: command.method,
          headers: { authorization: `Bearer ${testSecrets.staffToken}`, ...command.headers },
          ...(command.body === undefined ? {} : { body: command.body }),
        });
        expect([command.path, answer.status < 300]).toEqual([command.path, true]);
        if (!command.path.startsWith('uploads/')) continue;
        const { file, made } = ((await answer.json()) as { data: { file: object; made?: object } }).data;
        if (!made) {
          await put('fonts', { sans: { files: [file] }, serif: 'source-serif' });
          continue;
        }
        const both = { light: file, dark: file };
        await put('logo', { header: both, square: both, made });
      }
    });
    afterAll(async () => {
      await app?.close();
      await store.drop();
      await rm(root, { recursive: true, force: true });
    });

    it('a changed setting is on a page that was cached, without a rebuild', async () => {
      // Within the grace of a purge a reader may still get the former page.
      const page = await vi.waitFor(async () => {
        const shown = await text('/latest/');
        expect(/<title>[^<]*Harborline/.test(shown)).toBe(true);
        return shown;
      }, waiting);
      expect(page).toContain('<meta name="theme-color" content="#0B2A3C">');
      expect(page).toContain('© 2026 Harborline Press');
      expect(page).toMatch(/<link rel="icon" href="\/uploads\/[\w/-]+icon32\.png"/);
      const picture = /<img[^>]*src="(\/uploads\/[^"]+\.svg)"[^>]*alt="Harborline"/.exec(page)?.[1] ?? '';
      const shownLogo = await app.get(picture);
      expect(shownLogo.headers.get('content-security-policy')).toContain("default-src 'none'");
      expect(await shownLogo.text()).toBe(logo);
      const sheet = /\/brand\/[\w-]+\.css/.exec(page)?.[0] ?? '';
      expect(await text(sheet)).toMatch(/--ink:#0b2a3c.*--h-sport:light-dark\(#0b6b53,#6fe0c0\)/);
      await put('social', [{ name: 'mastodon', url: 'https://social.example/@harborline' }]);
      await vi.waitFor(
        async () =>
          expect((await text('/latest/')).includes('https://social.example/@harborline')).toBe(true),
        waiting,
      );
    });

    it('pages load the publication’s own font first, and keep it', async () => {
      const page = await vi.waitFor(async () => {
        const shown = await text('/latest/');
        expect(/<link rel="preload" href="\/uploads\/[^"]+" as="font"/.test(shown)).toBe(true);
        return shown;
      }, waiting);
      const [, font = ''] =
        /<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/.exec(page) ?? [];
      const sheet = await text(/\/brand\/[\w-]+\.css/.exec(page)?.[0] ?? '');
      expect(sheet).toContain(`src:url("${font}") format("woff2");font-weight:1 1000;font-display:swap`);
      expect(sheet).toContain('--sans:"Publication Sans",system-ui,sans-serif');
      expect((await app.get('/latest/')).headers.get('content-security-policy')).toContain("font-src 'self'");
      const served = await app.get(font);
      expect([
        served.status,
        served.headers.get('content-type'),
        served.headers.get('cache-control'),
      ]).toEqual([200, 'font/woff2', 'public, max-age=31536000, immutable']);
      expect(new Uint8Array(await served.arrayBuffer())).toEqual(files['headlines.woff2']);
    });

    it('FD-01 feeds that were cached with whole stories have summaries', async () => {
      await vi.waitFor(async () => {
        for (const format of ['rss.xml', 'atom.xml'])
          expect(/<content(:encoded)?[ >]/.exec(await text(`/latest/${format}`))).toBeNull();
      }, waiting);
    });

    it('an unknown address has the publication’s own words', async () => {
      const answer = await app.get('/nothing-here/');
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('Nothing is moored here');
    });

    it('RT-63 dates are in its time zone', async () => {
      const timeZone = 'Pacific/Kiritimati';
      await put('timeZone', timeZone);
      const page = await vi.waitFor(async () => {
        const shown = await text('/article/first-story/');
        expect(shown.includes(`"timeZone":"${timeZone}"`)).toBe(true);
        return shown;
      }, waiting);
      const [, moment = '', shownDate] = /<time[^>]*datetime="([^"]+)"[^>]*>([^<]+)/i.exec(page) ?? [];
      const date = (zone: string) =>
        new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'long' }).format(new Date(moment));
      expect(date(timeZone)).not.toBe(date('America/New_York'));
      expect(shownDate).toBe(date(timeZone));
    });

    it('no page, feed, file or document has a foreign name', async () => {
      const own = routes.map(({ path }) => path).filter((path) => !path.includes('{'));
      const others = [
        '/article/first-story/',
        '/nothing-here/',
        '/article/first-story.md',
        '/latest/rss.xml',
        '/latest/atom.xml',
        '/latest/feed.json',
        '/sitemaps/',
        '/manifest.webmanifest',
        '/robots.txt',
        '/llms.txt',
        '/.well-known/security.txt',
        '/sign-in/',
        '/api/neutron/openapi.json',
        '/api/neutron/docs/',
        ...app.deskPaths,
      ];
      const found: string[] = [];
      for (const path of [...own, ...others]) {
        // The stories of the test have a media host of their own.
        const body = (await text(path)).replaceAll('media.wavelength.example', 'media.example');
        const match = foreign.exec(body);
        if (match) found.push(`${path}: ${body.slice(Math.max(0, match.index - 80), match.index + 60)}`);
      }
      expect(found).toEqual([]);
      expect(await text('/manifest.webmanifest')).toContain('"name":"Harborline: News of the water"');
      expect(await text('/latest/rss.xml')).toContain('Harborline');
      expect(await text('/api/neutron/openapi.json')).toContain('The content API of Harborline');
      expect(await text('/sign-in/')).toContain('Harborline');
    });
  });
});
