import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictureFacts } from './picture-facts.ts';
import { makeOriginals, plain } from './testing/originals.ts';

let originals: Awaited<ReturnType<typeof makeOriginals>>;
beforeAll(async () => {
  originals = await makeOriginals();
});
afterAll(() => originals.remove());
const factsOf = async (name: string) => pictureFacts(await readFile(join(originals.folder, 'hub', name)));

/** `stats` counts colors in steps of sixteen. */
const isClose = (color: string, expected: readonly number[]) =>
  expected.every((channel, at) => {
    const found = Number.parseInt(color.slice(1 + at * 2, 3 + at * 2), 16);
    return Math.abs(found - channel) <= 16;
  });

describe('facts stored with a picture', () => {
  it.each([
    ['photo.jpg', { type: 'jpeg', width: 400, height: 200, frames: 1 }],
    ['turned.jpg', { type: 'jpeg', width: 200, height: 400, frames: 1 }],
    ['really-png.jpg', { type: 'png', width: 400, height: 200, frames: 1 }],
    ['moving.gif', { type: 'gif', width: 120, height: 60, frames: 3 }],
  ])('IM-23 its size as it is seen: %s', async (name, expected) => {
    expect(await factsOf(name)).toMatchObject(expected);
  });

  it('IM-23 the color most of it has', async () => {
    expect((await factsOf('photo.jpg')).color).toMatch(/^#[0-9a-f]{6}$/);
    expect(isClose((await factsOf('photo.jpg')).color, [0x33, 0x66, 0xaa])).toBe(true);
    expect(
      isClose(
        (await pictureFacts(await plain(50, 50, '#e03020').webp().toBuffer())).color,
        [0xe0, 0x30, 0x20],
      ),
    ).toBe(true);
  });

  it.each(['script.svg', 'page.png', 'cut.png', 'half.jpg', 'empty.jpg', 'bomb.png', 'heavy.jpg'])(
    'IM-24 rejects %s as the image handler does',
    async (name) => {
      await expect(factsOf(name)).rejects.toMatchObject({ code: 'UNUSABLE_IMAGE' });
    },
  );
});
