import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { BootError } from '#platform/boot-error.ts';

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';

/** Makes sure there is a folder this process can write to. */
export async function openDataFolder(folder: string): Promise<void> {
  const probe = join(folder, `.probe-${randomUUID()}`);
  try {
    await makeFolder(folder);
    await writeFile(probe, '');
    await rm(probe);
  } catch (cause) {
    throw new BootError(
      `DATA_DIR is wrong: ${JSON.stringify(folder)} cannot be used (${codeOf(cause)}). Allowed: a folder this user may write to`,
      { cause },
    );
  }
}

/**
 * The folder with all above it. Not `recursive`: where no folder can be made (below /proc, say) Node tries that again
 * and again for ever instead of failing.
 */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'EEXIST') return;
    const above = dirname(folder);
    if (code !== 'ENOENT' || existsSync(above)) throw error;
    await makeFolder(above);
    await makeFolder(folder);
  }
}

const secretsShape = z.object({
  staffToken: z.string().min(16),
  imageSecret: z.string().min(16),
  previewSecret: z.string().min(16),
});
export type Secrets = z.infer<typeof secretsShape>;

/**
 * The secrets of this data folder: made once, readable by its owner alone. `isNew`: no operator has seen
 * the staff token yet.
 */
export async function readSecrets(folder: string): Promise<{ secrets: Secrets; isNew: boolean }> {
  const file = join(folder, 'secrets.json');
  const existing = await readFile(file, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw new BootError(`${file} cannot be read (${codeOf(error)})`, { cause: error });
  });
  if (existing !== undefined) {
    await chmod(file, 0o600).catch(() => undefined);
    return { secrets: parseSecrets(existing, file), isNew: false };
  }
  const fresh = () => randomBytes(24).toString('base64url');
  const secrets = { staffToken: fresh(), imageSecret: fresh(), previewSecret: fresh() };
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  try {
    // The file appears whole, and only one of several processes that start together makes it.
    await link(draft, file);
    return { secrets, isNew: true };
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return readSecrets(folder);
    throw new BootError(`${file} cannot be written (${codeOf(error)})`, { cause: error });
  } finally {
    await rm(draft, { force: true });
  }
}

function parseSecrets(text: string, file: string): Secrets {
  try {
    return secretsShape.parse(JSON.parse(text));
  } catch {
    // The message must not show any part of the file: it holds secrets.
    throw new BootError(
      `${file} is damaged: it must be JSON with staffToken, imageSecret and previewSecret. Repair it, or remove it to get new secrets`,
    );
  }
}
