import { join } from 'node:path';
import { publication } from '#config';
import { isBuildCurrent } from '#tools/build-stamp.ts';
import { partsOf } from './roles.ts';
import { run } from './run.ts';
import { openCachedSite } from './site-floor.ts';

const root = join(import.meta.dirname, '..');

// `npm start`: the whole house as readers get it.
await run({
  root,
  publication,
  openSite: openCachedSite,
  async prepare({ ROLE }, tell) {
    if (!partsOf(ROLE).site || isBuildCurrent(root)) return;
    // The builder is large and only needed now and then.
    const { buildSite } = await import('#tools/build.ts');
    await buildSite({ root, onProgress: tell });
  },
});
