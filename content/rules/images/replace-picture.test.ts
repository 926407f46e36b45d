import { expect, it } from 'vitest';
import type { Image } from '../../entities/image.ts';
import { replacePicture } from './replace-picture.ts';

const old = {
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: 'a.jpg',
  alt: 'A crane',
  caption: 'At six.',
  credits: 'Ana Ruiz',
  crop: '10x10+0+0',
  focus: { x: 10, y: 10 },
};
const by: Image = {
  id: 'b',
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: 'b.jpg',
  alt: 'A ship',
  credits: 'Ben Lee',
  width: 800,
  height: 600,
  urls: { sc_small: '/signed' },
};
const placed = {
  id: 'b',
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: 'b.jpg',
  alt: 'A ship',
  caption: 'At six.',
  credits: 'Ben Lee',
  width: 800,
  height: 600,
};

it('replaces a picture at every depth, and leaves others alone', () => {
  const other = { ...old, bucketPath: 'c.jpg' };
  const story = { title: 'Port', image: old, embeds: [{ images: [other, old] }], body: '<p>a.jpg</p>' };
  expect(replacePicture(story, 'hub/a.jpg', by)).toEqual({
    title: 'Port',
    image: placed,
    embeds: [{ images: [other, placed] }],
    body: '<p>a.jpg</p>',
  });
});

it('keeps the description of the old picture where the new one has none, and never its credit', () => {
  const { credits: _, ...unsigned } = by;
  expect(replacePicture(old, 'hub/a.jpg', { ...unsigned, alt: '' })).toMatchObject({ alt: 'A crane' });
  expect(replacePicture(old, 'hub/a.jpg', unsigned)).not.toHaveProperty('credits');
});
