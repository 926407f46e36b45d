// `neutron start`: serves the publication in this folder. Its store is filled only where the set-up page chooses the demo.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isBootError } from '#platform/boot-error.ts';

process.env.SEED = 'none';
enableCompileCache(join(process.cwd(), 'build/compile-cache'));

try {
  const { buildFirst } = await import('./build-first.ts');
  await buildFirst((line) => console.log(line));
  // Only now: what is wrong with the configuration is said without loading the whole product, and overrides are built.
  const [
    { publication },
    { publicationFolder },
    { loadServerOverrides },
    { run },
    { runTask },
    { openCachedSite },
  ] = await Promise.all([
    import('#config'),
    import('#config/folder.ts'),
    import('./built-overrides.ts'),
    import('#server/boot/run.ts'),
    import('#platform/run-task.ts'),
    import('#server/site/serve-site.ts'),
  ]);
  await run({
    root: publicationFolder,
    publication,
    overrides: await loadServerOverrides(),
    openSite: openCachedSite,
    offersSetup: true,
    prepare: async () => undefined,
    runSeed: (name, onLine) =>
      runTask(join(import.meta.dirname, '../../import/import.ts'), {
        what: `Loading the ${name}`,
        args: [join(import.meta.dirname, '../demo-stories')],
        onLine,
      }),
  });
  flushCompileCache();
} catch (error) {
  if (!isBootError(error)) throw error;
  process.stderr.write(`Neutron cannot start.\n${error.message}\n`);
  process.exitCode = 1;
}
