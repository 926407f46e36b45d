import { describe, expect, it } from 'vitest';
import { movedAddress } from './moved-address.ts';

describe('moved addresses', () => {
  it.each([
    ['RT-42', '/videos/share/x/', '', '/video/share/x/'],
    ['RT-42', '/videos/share/x/', '?t=30&u=a%20b', '/video/share/x/?t=30&u=a%20b'],
    ['RT-42', '/videos/share/x', '?t=30', '/video/share/x/?t=30'],
    ['FD-06', '/videos/x/', '', '/video/x/'],
    ['FD-06', '/videos/x', '?t=30', '/video/x/?t=30'],
    ['RT-04', '/latest', '?x=1', '/latest/?x=1'],
  ])('%s %s%s is now %s', (_id, path, search, location) => {
    expect(movedAddress(path, search)).toBe(location);
  });

  it.each([
    '/videos/',
    '/videos/share/',
    '/videos/share/a/b/',
    '/videos/x.mp4',
    '/video/share/x/',
    '/api/urlgenerator/x',
    '/news/rss.xml',
  ])('RT-34 RT-42 RT-77 %s stays where it is', (path) => {
    expect(movedAddress(path, '?a=1')).toBeNull();
  });
});
