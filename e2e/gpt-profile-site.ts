// The site with the security profile `gpt`; the API and everything else come from the server that is tested.
import { join } from 'node:path';
import { publication } from '#config';
import type { Publication } from '#content/publication/schema.ts';
import { run } from '#server/boot/run.ts';
import { openCachedSite } from '#server/site/serve-site.ts';

const { adServer }: Publication = publication;

await run({
  root: join(import.meta.dirname, '..'),
  publication: { ...publication, adServer: { ...adServer, securityProfile: 'gpt' } },
  openSite: openCachedSite,
  prepare: async () => {},
});
