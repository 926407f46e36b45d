import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BootError } from '#platform/boot-error.ts';

/** The folder a command is run in; npm scripts always run in the folder of their package.json. */
export const publicationFolder = process.cwd();

if (!existsSync(join(publicationFolder, 'neutron.config.ts')))
  throw new BootError(
    `There is no neutron.config.ts in ${publicationFolder}. Run this in the folder of your publication, or make one with "neutron new FOLDER".`,
  );
