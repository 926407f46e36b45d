import { expect, it } from 'vitest';
import { createImagePresenter, presentImagesWithin } from './image.ts';

const present = createImagePresenter((path, params) => {
  const query = Object.entries(params).map(([name, value]) => `${name}=${value}`);
  return `/resize/signed/${path}?${query.join('&')}`;
});
const foreign = { sc_small: 'https://elsewhere.example/spy.gif' };
const place = (bucketPath: string) => ({ typeName: 'image', alt: '', bucketType: 'hub', bucketPath });

it.each([
  ['without a place', { typeName: 'image', alt: '', urls: foreign }],
  ['that calls itself something else', { typeName: 'sketch', alt: '', urls: foreign }],
  ['with a place', { typeName: 'image', alt: '', bucketType: 'hub', bucketPath: 'a.jpg', urls: foreign }],
  ['that brings a video', { alt: '', animation: 'https://elsewhere.example/spy.mp4' }],
  ['that brings another format', { alt: '', avif: foreign }],
])('VAL-03 a picture %s never brings addresses of its own', (_what, image) => {
  const story = presentImagesWithin({ deep: [{ image }] }, present);
  expect(JSON.stringify(story)).not.toContain('elsewhere');
});

it('IM-13 a moving picture shows its first frame wherever a picture is wanted, and moves where it is the content', () => {
  const moving = place('a.gif');
  expect(present(moving, 'card').animation).toBeUndefined();
  expect(present(moving, 'card').urls?.sc_small).toMatch(/frame=0/);
  for (const use of ['body', 'main'] as const) {
    const { animation, urls, avif } = present(moving, use);
    expect(animation).toMatch(/format=mp4/);
    expect(animation).not.toMatch(/frame=/);
    expect(avif).toBeUndefined();
    for (const url of Object.values(urls ?? {})) expect(url).toMatch(/frame=0/);
  }
});

it('IM-14 the picture a page begins with is also there as AVIF, named by its address', () => {
  const photo = place('a.jpg');
  expect(present(photo, 'main').avif?.sc_large).toMatch(/format=avif/);
  expect(present(photo, 'main').avif?.sc_large).not.toMatch(/auto=/);
  expect(present(photo, 'main').urls?.sc_large).toMatch(/auto=webp/);
  expect(present(photo, 'card').avif).toBeUndefined();
});

it('IM-17 IM-18 the point that must stay is stronger than the gravity, and only cuts ask for it', () => {
  const image = { ...place('a.jpg'), cropGravity: 2, focus: { x: 30.4, y: 70 } };
  const { urls } = present(image, 'card');
  expect(urls?.listing_image).toMatch(/focus=30x70/);
  expect(urls?.listing_image).not.toMatch(/gravity/);
  expect(urls?.sc_small).toMatch(/gravity=north/);
  expect(present({ ...image, focus: undefined }, 'card').urls?.listing_image).toMatch(/gravity=north/);
});
