// `neutron start`: serves the publication in this folder. Its store is never filled by itself.
import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { isBootError } from '#platform/boot-error.ts';

enableCompileCache(join(process.cwd(), 'build/compile-cache'));

try {
  const { buildFirst } = await import('./build-first.ts');
  await buildFirst((line) => console.log(line));
  // Only now: what is wrong with the configuration is said without loading the whole product, and overrides are built.
  const [{ publication }, { publicationFolder }, { loadServerOverrides }, { run }, { openCachedSite }] =
    await Promise.all([
      import('#config'),
      import('#config/folder.ts'),
      import('./built-overrides.ts'),
      import('#server/boot/run.ts'),
      import('#server/site/serve-site.ts'),
    ]);
  await run({
    root: publicationFolder,
    publication,
    overrides: await loadServerOverrides(),
    openSite: openCachedSite,
    offersSetup: true,
    prepare: async () => undefined,
  });
  flushCompileCache();
} catch (error) {
  if (!isBootError(error)) throw error;
  process.stderr.write(`Neutron cannot start.\n${error.message}\n`);
  process.exitCode = 1;
}
