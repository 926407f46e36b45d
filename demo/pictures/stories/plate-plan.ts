import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { splitPiece } from '../../piece-source.ts';
import type { PlannedPicture } from '../picture.ts';
import { type Plate, plateSchema } from '../plates/plate.ts';
import { plateSvg } from '../plates/plate-svg.ts';
import { PLATE } from '../plates/sheet.ts';

const folder = join(import.meta.dirname, '../../pieces');

/** Every object that requests a picture of the story's own, in the order in which they are numbered. */
function requestsIn(value: unknown): { draw?: unknown; plate?: unknown }[] {
  if (Array.isArray(value)) return value.flatMap(requestsIn);
  if (typeof value !== 'object' || value === null) return [];
  const { draw, plate, ...rest } = value as Record<string, unknown>;
  const inside = Object.values(rest).flatMap(requestsIn);
  return draw === undefined && plate === undefined ? inside : [...inside, { draw, plate }];
}

/**
 * The test plates of one piece, each named by its number among the pictures of the text.
 * @example platesIn('demo/pieces/orrin-9.md', source)[0]?.name === 'orrin-9-2'
 */
export function platesIn(file: string, source: string): { name: string; plate: Plate }[] {
  const { fields, blocks } = splitPiece(file, source);
  const slug = fields.get('slug')?.value;
  return blocks
    .filter(({ embed }) => embed !== undefined)
    .flatMap(({ text }) => requestsIn(JSON.parse(text)))
    .flatMap(({ plate }, index) =>
      plate === undefined ? [] : [{ name: `${slug}-${index + 1}`, plate: plateSchema.parse(plate) }],
    );
}

/** The test plates of all stories, `stories/<slug>-<n>`, without drawing any of them yet. */
export function platePlan(): PlannedPicture[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
  return files.sort().flatMap((file) =>
    platesIn(`demo/pieces/${file}`, readFileSync(join(folder, file), 'utf8')).map(({ name, plate }) => ({
      name: `stories/${name}.webp`,
      kind: 'story' as const,
      topic: name,
      motif: 'plate',
      ...PLATE,
      // Never shown: the story says what was measured.
      alt: 'Illustration: a test plate drawn from measured values',
      svg: () => plateSvg(plate, name),
    })),
  );
}
