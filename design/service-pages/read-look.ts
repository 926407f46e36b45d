import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Look } from './page-files.ts';

/** The look of the pages that services serve, from the same files the site is built of. */
export async function readPageLook(
  brand: Pick<Look, 'brand' | 'logo' | 'brandStyles'>,
  root: string,
): Promise<Look> {
  const read = (path: string) => readFile(join(import.meta.dirname, '..', path));
  const [tokens, font] = await Promise.all([read('tokens.css'), read('fonts/archivo-var.woff2')]);
  const ownStrip = join(root, 'brand/strip-all.svg');
  const strip = existsSync(ownStrip) ? await readFile(ownStrip, 'utf8') : undefined;
  const built = join(root, 'build/services/identity/look/passkey.js');
  const script = existsSync(built) ? await readFile(built, 'utf8') : undefined;
  return { ...brand, tokens: tokens.toString('utf8'), strip, font, script };
}
