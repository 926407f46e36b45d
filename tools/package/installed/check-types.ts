import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Checks the types of the publication's own files, where the compiler is installed; each line names file and line. A machine
 * without development packages builds what was checked elsewhere.
 */
export async function checkTypes(folder: string): Promise<void> {
  const compiler = join(folder, 'node_modules/typescript/bin/tsc');
  if (!existsSync(compiler) || !existsSync(join(folder, 'tsconfig.json'))) return;
  const problems = await new Promise<string>((resolve) => {
    execFile(
      process.execPath,
      [compiler, '--noEmit', '--pretty', 'false'],
      { cwd: folder },
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    );
  });
  if (problems) throw new Error(`The types do not agree:\n${problems}`);
}
