import { join } from 'node:path';
import { publication } from '#config';
import { runTask } from '#platform/run-task.ts';
import { buildDesk } from '#tools/build-desk.ts';
import { buildServiceScripts } from '#tools/build-service-script.ts';
import { openLiveSite } from '../site/dev-site.ts';
import { run } from './run.ts';

// `npm run dev`: the same app, with pages straight from their sources and hot reload.
const root = join(import.meta.dirname, '../..');
await run({
  root,
  publication,
  openSite: openLiveSite,
  // Browser scripts of services and the desk have fixed URLs, outside of hot reloading.
  prepare: async () => {
    await buildServiceScripts(root);
    await buildDesk({ sources: root, output: root });
  },
  runSeed: (name, onLine) => runTask(join(root, name, 'seed.ts'), { what: `Loading the ${name}`, onLine }),
});
