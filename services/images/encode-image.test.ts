import { expect, it } from 'vitest';
import { loadSharp } from './encode-image.ts';

it('libvips keeps nothing between pictures and takes one thread for each', async () => {
  const sharp = await loadSharp();
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, files: { max: 0 }, items: { max: 0 } });
  expect(sharp.concurrency()).toBe(1);
});
