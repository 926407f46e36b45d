// `neutron start`: serves the publication in this folder. Its store is never filled by itself.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isBootError } from '#platform/boot-error.ts';
import { runTask } from '#platform/run-task.ts';
import { needsBuild } from '../../build-stamp.ts';

enableCompileCache(join(process.cwd(), 'build/compile-cache'));

try {
  // Only now: what is wrong with the configuration is said without loading the whole product.
  const [{ publication }, { publicationFolder }] = await Promise.all([
    import('#config'),
    import('#config/folder.ts'),
  ]);
  const [{ partsOf }, { run }, { openCachedSite }] = await Promise.all([
    import('#server/boot/roles.ts'),
    import('#server/boot/run.ts'),
    import('#server/site/serve-site.ts'),
  ]);
  await run({
    root: publicationFolder,
    publication,
    openSite: openCachedSite,
    offersSetup: true,
    async prepare({ ROLE }, print) {
      if (!partsOf(ROLE).site || !needsBuild(publicationFolder)) return;
      const script = join(import.meta.dirname, 'build-publication.ts');
      await runTask(script, { what: 'The build', onLine: print });
    },
  });
  flushCompileCache();
} catch (error) {
  if (!isBootError(error)) throw error;
  process.stderr.write(`Neutron cannot start.\n${error.message}\n`);
  process.exitCode = 1;
}
