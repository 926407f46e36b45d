import { expect, it } from 'vitest';
import { storyImage } from './story-image.ts';

const image = {
  id: 'a1',
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: 'uploads/a1/a1.jpg',
  width: 1600,
  height: 900,
  alt: 'A crane',
  caption: 'The port at six.',
  credits: 'Ana Ruiz',
  focus: { x: 30, y: 60 },
  crops: { '1x1': '900x900+0+0' },
  urls: { sc_small: '/resize/signed' },
  avif: { sc_small: '/resize/signed-avif' },
};

it('copies place, size, focal point and crops, and no signed addresses', () => {
  const placed = storyImage(
    { image },
    { alt: ' A crane at dawn ', caption: '', credits: 'Ana Ruiz', isDecorative: false },
  );
  expect(placed).toEqual({
    id: 'a1',
    typeName: 'image',
    bucketType: 'hub',
    bucketPath: 'uploads/a1/a1.jpg',
    width: 1600,
    height: 900,
    alt: 'A crane at dawn',
    credits: 'Ana Ruiz',
    focus: { x: 30, y: 60 },
    crops: { '1x1': '900x900+0+0' },
  });
});

it('carries that it is decorative, as it was placed and not as the library has it', () => {
  const words = { alt: 'A crane', caption: '', credits: '' };
  expect(storyImage({ image }, { ...words, isDecorative: true })).toMatchObject({
    alt: '',
    isDecorative: true,
  });
  const described = storyImage(
    { image: { ...image, isDecorative: true } },
    { ...words, isDecorative: false },
  );
  expect(described.isDecorative).toBeUndefined();
});
