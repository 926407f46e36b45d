import { expect, it } from 'vitest';
import { describePicture, lacksDescription } from './describe-picture.ts';
import { replacePicture } from './replace-picture.ts';
import { imageSource } from './valid-image.ts';

const decorative = { typeName: 'image', alt: '', bucketPath: 'a.jpg', isDecorative: true };

it.each([
  [{ alt: '' }, true],
  [{ alt: ' ' }, true],
  [{ alt: 'A mill' }, false],
  [decorative, false],
])('%j lacks a description: %s', (image, lacks) => {
  expect(lacksDescription(image)).toBe(lacks);
});

it('is decorative no more once it is described', () => {
  expect(describePicture(decorative, 'A mill')).toEqual({
    typeName: 'image',
    alt: 'A mill',
    bucketPath: 'a.jpg',
  });
  expect(describePicture(decorative, ' ')).toMatchObject({ isDecorative: true });
});

it('has no description of the picture that a decorative one replaced', () => {
  const before = {
    image: { typeName: 'image', alt: 'A mill', bucketType: 'hub', bucketPath: 'uploads/b.jpg' },
  };
  const source = imageSource(before.image) ?? '';
  expect(replacePicture(before, source, decorative).image).toMatchObject({
    alt: '',
    isDecorative: true,
  });
});
