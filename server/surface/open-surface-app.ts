import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { routes } from '#app/routing/routes.ts';
import type { OpenStore } from '#database/test/stores.ts';
import { exampleVendorList } from '#services/consent/test/vendor-list.ts';
import { migrateIdentity } from '#services/identity/identity-tables.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { createTestApp, testSecrets } from '../testing/create-test-app.ts';
import { openRenderedSite } from '../testing/rendered-site.ts';
import { surfaceLineItems, surfaceNow, surfacePublication, surfaceSeed } from './surface-publication.ts';

export interface SurfaceApp {
  url: string;
  /** The address readers know, which is not where the test finds the server. */
  origin: string;
  /** The paths that the server mounts; one that ends in a slash is a prefix. */
  mounts: readonly string[];
  /** Every screen of the site: name and pattern. */
  screens: readonly { name: string; path: string }[];
  siteId: string;
  apiKey: string;
  clientId: string;
  connection: string;
  staffToken: string;
  reader: { email: string; password: string };
  staff: { email: string; password: string };
  close(): Promise<void>;
}

const origin = 'https://testsite.example';
/** Two passwords are hashed here and several checked: the test is not about how hard they are to guess. */
const cheapHash = { memory: 64, passes: 1, parallelism: 1 };

/** Files that a build and a publisher would have put there. */
async function writeFiles(root: string, dataFolder: string): Promise<void> {
  const picture = await sharp({ create: { width: 320, height: 180, channels: 3, background: '#336699' } })
    .webp()
    .toBuffer();
  const files: Record<string, string | Buffer> = {
    'build/desk/.vite/manifest.json': JSON.stringify({
      'desk/app/entry.tsx': { file: 'desk/assets/entry-C7HmwBdC.js', isEntry: true },
      'style.css': { file: 'desk/assets/style-D7HmwBdC.css' },
    }),
    'build/desk/desk/assets/entry-C7HmwBdC.js': 'export {};',
    'build/desk/desk/assets/style-D7HmwBdC.css': 'a { color: red }',
    'build/desk/desk/worker.js': '',
    'build/site/client/assets/entry-C7HmwBdC.js': 'export {};',
    'build/site/client/assets/entry-D7HmwBdC.css': 'a { color: red }',
    'build/site/client/assets/face-DLE3yQgI.woff2': 'font',
    'build/site/client/assets/logo-DuxUw44O.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'build/site/client/favicon-32.png': 'icon',
    'build/site/client/favicon-180.png': 'icon',
    'build/site/client/service-worker.js': 'self;',
  };
  const dataFiles: Record<string, string | Buffer> = {
    'originals/scenes/first-story.webp': picture,
    'media/clips/live/clip.mp4': 'a video'.repeat(100),
    'line-items.json': JSON.stringify(surfaceLineItems),
    'vendor-list.json': JSON.stringify(exampleVendorList),
  };
  const scripts =
    'ads/gpt ads/auction ads/networks/loader comments/embed comments/count consent/sdk consent/iab consent/insert';
  for (const name of `${scripts} identity/look/passkey measurement/tag survey/tag`.split(' '))
    files[`build/services/${name}.js`] = 'void 0;';
  for (const [folder, contents] of [
    [root, files],
    [dataFolder, dataFiles],
  ] as const)
    for (const [path, content] of Object.entries(contents)) {
      await mkdir(dirname(join(folder, path)), { recursive: true });
      await writeFile(join(folder, path), content);
    }
}

/** The whole app over a store with one of everything. All that comes after is done by requests. */
export async function openSurfaceApp(store: OpenStore): Promise<SurfaceApp> {
  const root = await mkdtemp(join(tmpdir(), 'neutron-surface-'));
  const dataFolder = store.environment.DATA_DIR ?? root;
  await writeFiles(root, dataFolder);
  await migrateApi(store.db);
  await migrateIdentity(store.db);
  const texts = routes.flatMap(({ composes }) =>
    composes?.pageType === 'static' && composes.slug ? [composes.slug] : [],
  );
  const seed = surfaceSeed([...texts, 'terms-of-service', 'registration-success']);
  await importPublication(store.db, seed, { now: surfaceNow });
  const account = async (username: string, role: 'reader' | 'staff') => {
    const email = `${username}@mail.example`;
    const made = await setPassword(store.db, { email, create: { username, role } }, cheapHash);
    return { email, password: made?.password ?? '' };
  };
  const [reader, staff] = [await account('rosalind', 'reader'), await account('stefania', 'staff')];
  const app = await createTestApp({
    root,
    publication: surfacePublication,
    environment: {
      ...store.environment,
      DATA_DIR: dataFolder,
      RATE_LIMITS: 'off',
      SITE_URL: origin,
    },
    openSite: openRenderedSite,
  });
  const { siteId, apiKey, identity } = surfacePublication;
  return {
    url: app.url,
    origin,
    mounts: app.paths,
    screens: routes.map(({ name, path }) => ({ name, path })),
    siteId,
    apiKey,
    clientId: identity.clientId,
    connection: identity.connection,
    staffToken: testSecrets.staffToken,
    reader,
    staff,
    async close() {
      await app.close();
      await rm(root, { recursive: true, force: true });
    },
  };
}
