import { relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { FolderError, makePublication, readPacked } from './make-publication.ts';

const usage = `Makes a publication in a folder of its own.

  npm run new -- FOLDER [--name NAME]

  FOLDER           a new or empty folder, such as ../my-publication
  --name NAME      the name that readers see; you can change it later
`;

/** Where npm was called: it runs scripts in another folder than the one a path on the command line is relative to. */
const calledIn = process.env.INIT_CWD ?? process.cwd();

/** `new`, with a way to get the package: the repository makes it, an installed package packs itself. */
export async function runNew(pack: () => Promise<{ tarball: string; folder: string }>): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { name: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [target, ...more] = positionals;
  if (values.help || !target || more.length > 0) {
    console.error(usage);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  const folder = resolve(calledIn, target);
  try {
    await makePublication({
      folder,
      name: values.name,
      pack: async () => {
        const { tarball, folder: packageFolder } = await pack();
        return { tarball, packed: await readPacked(packageFolder) };
      },
    });
    console.log(
      `Made ${target}. Next:\n\n  cd ${relative(calledIn, folder) || '.'}\n  npm ci && npm start\n`,
    );
  } catch (error) {
    if (!(error instanceof FolderError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
