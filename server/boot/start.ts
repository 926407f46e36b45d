import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

// `npm start`: the whole app as readers get it.
const root = join(import.meta.dirname, '../..');
// Stripped and compiled once, loaded from then on: a third of the time to the ready line. Where the folder cannot
// be written the server starts a little later, nothing else. Hence the imports below, after this line.
enableCompileCache(join(root, 'build/compile-cache'));

const [{ publication }, { needsBuild }, { partsOf }, { run }, { runTask }, { openCachedSite }] =
  await Promise.all([
    import('#config'),
    import('#tools/build-stamp.ts'),
    import('./roles.ts'),
    import('./run.ts'),
    import('#platform/run-task.ts'),
    import('../site/serve-site.ts'),
  ]);

// Both need several times the memory a server does.
const task = (script: string, what: string, onLine: (line: string) => void) =>
  runTask(join(root, script), { what, onLine });

await run({
  root,
  publication,
  openSite: openCachedSite,
  offersSetup: true,
  async prepare({ ROLE }, print) {
    if (!partsOf(ROLE).site || !needsBuild(root)) return;
    await task('tools/build-task.ts', 'The build', print);
  },
  runSeed: (name, print) => task(`${name}/seed.ts`, `Loading the ${name}`, print),
});
flushCompileCache();
