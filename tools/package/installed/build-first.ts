// Builds the pages before a start, when a file changed that they are made from.
import { join } from 'node:path';
import { readPublication } from '#content/publication/read-publication.ts';
import { BootError, isBootError } from '#platform/boot-error.ts';
import { runTask } from '#platform/run-task.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { partsOf } from '#server/boot/roles.ts';
import { hasBuild, needsBuild } from '../../build-stamp.ts';
import { publicationFolder } from './folder.ts';
import { readConfiguration } from './read-configuration.ts';

/** Routes of overrides are known after the build; the start itself checks their names. */
const anyRoute: ReadonlySet<string> = Object.assign(new Set<string>(), { has: () => true });

/**
 * What the overrides define is read when modules load, so this runs before anything that uses it. A build that fails
 * leaves the last one, which is then served; without one the start fails.
 */
export async function buildFirst(print: (line: string) => void): Promise<void> {
  const configuration = readPublication({ 'neutron.config.ts': await readConfiguration() }, anyRoute);
  if ('problems' in configuration) throw new BootError(configuration.problems.join('\n'));
  if (!partsOf(readEnvironment(process.env).ROLE).site || !needsBuild(publicationFolder)) return;
  try {
    const script = join(import.meta.dirname, 'build-publication.ts');
    await runTask(script, { what: 'The build', onLine: print });
  } catch (error) {
    if (!isBootError(error) || !hasBuild(publicationFolder)) throw error;
    process.stderr.write(
      `${error.message}\nThe pages of the last build are served. Mend this and start again.\n`,
    );
  }
}
