import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { hashOfDrawing } from './hash-of-drawing.ts';
import { MOTIFS_FOR_TOPIC } from './motif-for-topic.ts';
import { manifestSchema, type PictureKind } from './picture.ts';
import { picturePlan } from './picture-plan.ts';
import manifest from './set/manifest.json' with { type: 'json' };

const SET = join(import.meta.dirname, 'set');
const { pictures } = manifestSchema.parse(manifest);

describe('the rendered picture set', () => {
  it('lists exactly what the plan asks for, drawn as it is drawn now', () => {
    const planned = picturePlan().map(({ svg, ...picture }) => ({
      ...picture,
      source: hashOfDrawing(svg()),
    }));
    expect(pictures.map(({ color: _, ...picture }) => picture)).toEqual(planned);
  });

  it('holds every listed file and nothing else', () => {
    const files = ['scenes', 'products', 'portraits', 'stories'].flatMap((folder) =>
      readdirSync(join(SET, folder)).map((file) => `${folder}/${file}`),
    );
    expect(files.sort()).toEqual(pictures.map(({ name }) => name).sort());
  });

  it('has WebP files of the listed sizes', async () => {
    for (const { name, width, height } of pictures) {
      expect(await sharp(join(SET, name)).metadata(), name).toMatchObject({ format: 'webp', width, height });
    }
  });

  it('stays small enough to keep in the repository', () => {
    const bytes = pictures.map(({ name }) => statSync(join(SET, name)).size);
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(46_000_000);
    expect(Math.max(...bytes)).toBeLessThanOrEqual(250_000);
  });

  it.each<[PictureKind, number]>([
    ['scene', 450],
    ['product', 120],
    ['portrait', 24],
  ])('has enough pictures of kind %s', (kind, least) => {
    expect(pictures.filter((picture) => picture.kind === kind).length).toBeGreaterThanOrEqual(least);
  });

  it.each(Object.keys(MOTIFS_FOR_TOPIC))('has at least eight scenes for %s', (topic) => {
    const scenes = pictures.filter((picture) => picture.kind === 'scene' && picture.topic === topic);
    expect(scenes.length).toBeGreaterThanOrEqual(8);
  });
});
