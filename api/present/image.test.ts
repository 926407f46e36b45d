import { expect, it } from 'vitest';
import { createImagePresenter, presentImagesWithin } from './image.ts';

const present = createImagePresenter((path) => `/resize/signed/${path}`);
const foreign = { sc_small: 'https://elsewhere.example/spy.gif' };

it.each([
  ['without a place', { typeName: 'image', alt: '', urls: foreign }],
  ['that calls itself something else', { typeName: 'drawing', alt: '', urls: foreign }],
  ['with a place', { typeName: 'image', alt: '', bucketType: 'hub', bucketPath: 'a.jpg', urls: foreign }],
])('VAL-03 a picture %s never brings addresses of its own', (_what, image) => {
  const story = presentImagesWithin({ deep: [{ image }] }, present);
  expect(JSON.stringify(story)).not.toContain('elsewhere');
});
