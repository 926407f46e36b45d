import { describe, expect, it } from 'vitest';
import { formerPicture } from './former-address.ts';

describe('addresses of the former image service', () => {
  it.each([
    ['/i/r/2019/06/16/42/lamp.jpg', 'hub/2019/06/16/42/lamp.jpg', 1280],
    ['/i/r/2019/06/16/42-ab/resize/770x578/ab12/lamp.jpg', 'hub/2019/06/16/42-ab/lamp.jpg', 1280],
    ['/i/r/2019/06/16/42/resize/370xauto/ab12/lamp.jpg', 'hub/2019/06/16/42/lamp.jpg', 540],
    ['/i/r/2019/06/16/42/thumbnail/600x600/lamp.gif', 'hub/2019/06/16/42/lamp.gif', 740],
    ['/i/r/2019/06/16/42/crop/9999x9999/ab12/lamp.jpg', 'hub/2019/06/16/42/lamp.jpg', 1800],
    ['/i/r/2019/06/16/42/resize/autox100/lamp.jpg', 'hub/2019/06/16/42/lamp.jpg', 1280],
    ['/i/r/imported/0a/0a1b2c.jpg', 'hub/imported/0a/0a1b2c.jpg', 1800],
  ])('FD-07 IM-24 %s is %s, %i wide', (path, source, width) => {
    expect(formerPicture(path)).toMatchObject({ source, preset: { width } });
  });

  it.each([
    ['/i/r/2019/06/16/42/size/listing_image/lamp.jpg', 170, 128],
    ['/i/r/2019/06/16/42/size/square_96/ab12/lamp.jpg', 96, 96],
    ['/i/r/2019/06/16/42/size/hero_2014/lamp.jpg', 456, 306],
    ['/i/r/2019/06/16/42/size/constructor/lamp.jpg', 456, 306],
  ])('IM-09 %s is %i x %i', (path, width, height) => {
    expect(formerPicture(path)).toMatchObject({
      source: 'hub/2019/06/16/42/lamp.jpg',
      preset: { width, height, mode: 'cropToFit' },
    });
  });

  it.each([
    '/i/r/',
    '/i/r/lamp.jpg',
    '/i/r/2019/06/16/42/',
    '/i/r/2019/06/16/../lamp.jpg',
    '/i/r/imported/../lamp.jpg',
    '/i/r/imported/0a/../lamp.jpg',
    '/i/r/uploads/0a/lamp.jpg',
    '/i/r/2019/06/16/42/a/b/c/d/lamp.jpg',
    `/i/r/2019/06/16/42/${'a'.repeat(300)}.jpg`,
  ])('FD-07 %s is none', (path) => expect(formerPicture(path)).toBeUndefined());
});
