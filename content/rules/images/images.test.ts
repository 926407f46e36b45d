import { describe, expect, it } from 'vitest';
import { imagePresetNames } from '../../entities/image.ts';
import { gravityOf, imageParams, parseCrop, sortedQuery } from './image-params.ts';
import { imagePresets, presetFor } from './presets.ts';
import { imageSource, isValidImage } from './valid-image.ts';

describe('presets', () => {
  it.each([
    ['IM-01', 'article_schema_4x3', 1200, 900, 'cropToFit'],
    ['IM-02', 'article_schema_16x9', 1200, 675, 'cropToFit'],
    ['IM-03', 'article_schema_1x1', 1200, 1200, 'cropToFit'],
    ['IM-04', 'square_56', 56, 56, 'cropToFit'],
    ['IM-04', 'square_64', 64, 64, 'cropToFit'],
    ['IM-04', 'square_96', 96, 96, 'cropToFit'],
    ['IM-04', 'square_128', 128, 128, 'cropToFit'],
    ['IM-04', 'square_192', 192, 192, 'cropToFit'],
    ['IM-04', 'square_256', 256, 256, 'cropToFit'],
    ['IM-05', 'seo_image', 1200, 675, 'cropToFit'],
    ['IM-06', 'expanded_image', 2000, 2000, 'fitIn'],
    ['IM-07', 'sc_xlarge', 1800, undefined, 'resize'],
    ['IM-07', 'sc_large', 1280, undefined, 'resize'],
    ['IM-07', 'sc_medium', 740, undefined, 'resize'],
    ['IM-07', 'sc_small', 540, undefined, 'resize'],
    ['IM-08', 'listing_image', 170, 128, 'cropToFit'],
    ['IM-09', 'unknown', 456, 306, 'cropToFit'],
    ['IM-09', 'toString', 456, 306, 'cropToFit'],
  ])('%s %s', (_id, name, width, height, mode) => {
    expect(presetFor(name)).toEqual({ width, ...(height ? { height } : {}), mode });
  });

  it('IM-01 has every name an answer may carry', () => {
    expect(Object.keys(imagePresets)).toEqual([...imagePresetNames]);
  });
});

describe('parameters', () => {
  const photo = { filename: 'a.jpg' };

  it('IM-10 writes one query whatever the order', () => {
    expect(sortedQuery({ width: '1', fit: 'crop', auto: 'webp' })).toBe('auto=webp&fit=crop&width=1');
    expect(sortedQuery({ auto: 'webp', width: '1', fit: 'crop' })).toBe('auto=webp&fit=crop&width=1');
  });

  it.each([
    ['IM-13', 'a.gif', undefined, { format: 'mp4' }],
    ['IM-13', 'a.GIF', undefined, { format: 'mp4' }],
    ['IM-13', 'a.gif', 0, { frame: '0' }],
    ['IM-14', 'a.jpg', undefined, { auto: 'webp' }],
    ['IM-14', 'a.JPEG', undefined, { auto: 'webp' }],
    ['IM-14', 'a.png', undefined, { auto: 'webp' }],
    ['IM-14', 'a.webp', undefined, {}],
    ['IM-14', 'gif', undefined, {}],
  ])('%s %s, frame %s', (_id, filename, frame, expected) => {
    expect(imageParams(presetFor('sc_small'), { filename }, frame)).toEqual({
      width: '540',
      fit: 'cover',
      ...expected,
    });
  });

  it.each([
    ['IM-15', 'expanded_image', 'bounds'],
    ['IM-15', 'listing_image', 'crop'],
    ['IM-15', 'sc_large', 'cover'],
  ])('%s %s fits by %s', (_id, preset, fit) => {
    expect(imageParams(presetFor(preset), photo).fit).toBe(fit);
  });

  const byHand = {
    ...photo,
    focus: { x: 10, y: 90 },
    crops: { '1x1': '900x900+350+0', '4x3': '1200x900+0+0' },
  };
  it.each([
    ['square_192', '900x900+350+0', undefined],
    ['listing_image', '1200x900+0+0', undefined],
    ['article_schema_16x9', undefined, '10x90'],
    ['sc_large', undefined, undefined],
  ])('IM-16 %s is cut as an editor cut its shape', (preset, crop, focus) => {
    const params = imageParams(presetFor(preset), byHand);
    expect([params.crop, params.focus]).toEqual([crop, focus]);
  });

  it.each([
    ['IM-16', '1200x675+0+40', { width: 1200, height: 675, x: 0, y: 40 }],
    ['IM-16', '1200x675', undefined],
    ['IM-16', '1200x675+0', undefined],
    ['IM-16', '1200x675+0-40', undefined],
    ['IM-16', ' 1200x675+0+40', undefined],
    ['IM-16', '0x675+0+40', undefined],
    ['IM-16', '999999x1+0+0', undefined],
    ['IM-16', undefined, undefined],
  ])('%s crop %j', (_id, crop, expected) => {
    expect(parseCrop(crop)).toEqual(expected);
    expect(imageParams(presetFor('sc_small'), { ...photo, crop }).crop).toBe(expected ? crop : undefined);
  });

  it.each([
    ['IM-17', 0, undefined],
    ['IM-17', 5, undefined],
    ['IM-17', undefined, undefined],
    ['IM-18', 1, 'northwest'],
    ['IM-18', 2, 'north'],
    ['IM-18', 3, 'northeast'],
    ['IM-18', 4, 'west'],
    ['IM-18', 6, 'east'],
    ['IM-18', 7, 'southwest'],
    ['IM-18', 8, 'south'],
    ['IM-18', 9, 'southeast'],
  ])('%s gravity %s is %s', (_id, cropGravity, expected) => {
    expect(gravityOf(cropGravity)).toBe(expected);
    expect(imageParams(presetFor('listing_image'), { ...photo, cropGravity }).gravity).toBe(expected);
  });
});

describe('buckets', () => {
  const hub = { dateCreated: { date: '2026-03-02T14:05:00Z' }, filename: 'a.jpg', id: '7' };
  it.each([
    ['IM-19', { bucketPath: '2026/a.jpg', bucketType: 'press' }, 'press/2026/a.jpg'],
    ['IM-19', { bucketPath: '2026/a.jpg' }, undefined],
    ['IM-19', { bucketType: 'press' }, undefined],
    ['IM-12', hub, 'hub/2026/03/02/7/a.jpg'],
    ['IM-20', { ...hub, id: undefined }, undefined],
    ['IM-20', { ...hub, filename: undefined }, undefined],
    ['IM-20', { ...hub, dateCreated: {} }, undefined],
    ['IM-20', {}, undefined],
  ])('%s %j lies at %s', (_id, image, source) => {
    expect(imageSource(image)).toBe(source);
    expect(isValidImage(image)).toBe(source !== undefined);
  });

  it('IM-20 takes no image as not valid', () => {
    expect(isValidImage(undefined)).toBe(false);
  });
});
