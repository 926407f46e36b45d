import { join } from 'node:path';
import { publication } from '#config';
import { openLiveSite } from './live-site.ts';
import { run } from './run.ts';

// `npm run dev`: the same house, with pages straight from their sources and hot reload.
await run({
  root: join(import.meta.dirname, '..'),
  publication,
  openSite: openLiveSite,
  prepare: async () => undefined,
});
