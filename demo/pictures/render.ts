/**
 * Draws the picture set: `npm run pictures`. Only new pictures and those whose drawing has changed are drawn; `--force`
 * draws everything again, `--force --only=scenes/cloud` what begins so.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { hashOfDrawing } from './hash-of-drawing.ts';
import { manifestSchema, type Picture, type PlannedPicture } from './picture.ts';
import { picturePlan } from './picture-plan.ts';
import { dominantColor, rasterize } from './rasterize.ts';

const SET = join(import.meta.dirname, 'set');

const AT_ONCE = 2;

const { values: options } = parseArgs({
  options: { force: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

// Two pictures at a time with one thread each keep two cores busy without fighting over them.
sharp.concurrency(1);

/** Written beside and renamed, so a half-written file is never mistaken for a finished one. */
async function writeWhole(path: string, content: Buffer | string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(SET, 'manifest.json'), 'utf8')));
const drawnBefore = new Map(manifest.pictures.map((picture) => [picture.name, picture]));

async function draw({ svg, ...picture }: PlannedPicture): Promise<{ picture: Picture; bytes: number }> {
  const path = join(SET, picture.name);
  const source = svg();
  const drawing = hashOfDrawing(source);
  const before = drawnBefore.get(picture.name);
  const again = options.force && picture.name.startsWith(options.only);
  if (!again && before?.source === drawing && existsSync(path))
    return { picture: { ...picture, color: before.color, source: drawing }, bytes: (await stat(path)).size };
  await writeWhole(path, await rasterize(source, picture, picture.kind));
  const file = await readFile(path);
  return { picture: { ...picture, color: await dominantColor(file), source: drawing }, bytes: file.length };
}

async function drawAll(plan: readonly PlannedPicture[]): Promise<Picture[]> {
  const waiting = plan.entries();
  const done: Picture[] = [];
  let count = 0;
  let total = 0;
  const lane = async (): Promise<void> => {
    for (const [index, planned] of waiting) {
      const { picture, bytes } = await draw(planned);
      done[index] = picture;
      count += 1;
      total += bytes;
      const progress = `${count}/${plan.length}  ${(total / 1e6).toFixed(1)} MB  ${picture.name}`;
      process.stdout.write(process.stdout.isTTY ? `\r\x1b[K${progress}` : `${progress}\n`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  process.stdout.write('\n');
  return done;
}

const pictures = await drawAll(picturePlan());
const rows = pictures.map((picture) => `    ${JSON.stringify(picture)}`);
await writeWhole(join(SET, 'manifest.json'), `{\n  "pictures": [\n${rows.join(',\n')}\n  ]\n}\n`);
