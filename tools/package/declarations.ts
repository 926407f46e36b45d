import { execFile } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { renameSources } from './to-javascript.ts';

const folder = 'build/declarations';

/**
 * The types of the modules that a publication imports, and of all they mention, as `.d.ts` files for the package. Our own
 * compiler options do not reach publishers: these files say the same under theirs.
 */
export async function writeDeclarations(entries: readonly string[], target: string): Promise<number> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const config = {
    extends: '../../tsconfig.json',
    compilerOptions: {
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rootDir: '../..',
      outDir: 'types',
    },
    include: [],
    // Ambient types that modules of the site use without an import.
    files: [...entries, ...globSync('{site,services,platform,content}/**/*.d.ts')].map((file) =>
      resolve(file),
    ),
  };
  await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(config));
  await promisify(execFile)(process.execPath, [
    'node_modules/typescript/bin/tsc',
    '-p',
    join(folder, 'tsconfig.json'),
  ]);
  const types = join(folder, 'types');
  const files = globSync('**/*.d.ts', { cwd: types });
  for (const file of files) {
    const path = join(target, file);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, renameSources(readFileSync(join(types, file), 'utf8')));
  }
  return files.length;
}
