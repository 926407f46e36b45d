import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SeedStory } from '#content/seed.ts';
import { readPiece } from './read-piece.ts';

const folder = join(import.meta.dirname, 'pieces');

/** Every hand-written piece, in the order of the file names. */
export function handWritten(now: Date): SeedStory[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.md'))
    .sort()
    .map((name) => readPiece(`demo/pieces/${name}`, readFileSync(join(folder, name), 'utf8'), now));
}
