import { describe, expect, it } from 'vitest';
import { createDoorTable } from './door-table.ts';
import type { NamedDoor } from './http/front.ts';

const door = (name: string): NamedDoor => ({ name, door: () => undefined });

function filled() {
  const doors = createDoorTable();
  for (const path of ['/status', '/api/newsletters']) doors.at(path, door(`at ${path}`));
  for (const place of ['api', 'api/newsletters', 'desk/ads', 'i/r', 'ads']) doors.under(place, door(place));
  return doors;
}

describe('the doors of a process', () => {
  it.each([
    ['/status', 'at /status'],
    ['/status/', undefined],
    ['/api/neutron/stories/', 'api'],
    ['/api/newsletters', 'at /api/newsletters'],
    ['/api/newsletters/daily', 'api/newsletters'],
    ['/api/newslettersdaily', 'api'],
    ['/desk/ads/', 'desk/ads'],
    ['/desk/ads', undefined],
    ['/desk/other/', undefined],
    ['/i/r/a.png', 'i/r'],
    ['/ads/tag.js', 'ads'],
    ['/adsense/tag.js', undefined],
    ['/', undefined],
  ])('CFG-04 %s is answered by %s', (path, name) => {
    expect(filled().find(path)?.name).toBe(name);
  });

  it('CFG-04 lists what has a door, and lets somebody stand before some of them', () => {
    const doors = filled();
    doors.under('desk/', door('desk'));
    expect([doors.find('/desk/')?.name, doors.find('/desk/none/')]).toEqual(['desk', undefined]);
    doors.guard((place, before) => (place.startsWith('desk/') ? door(`guarded ${place}`) : before));
    expect(doors.find('/desk/ads/')?.name).toBe('guarded desk/ads');
    expect(doors.find('/ads/tag.js')?.name).toBe('ads');
    expect(doors.paths()).toEqual([
      '/status',
      '/api/newsletters',
      '/api/',
      '/api/newsletters/',
      '/desk/ads/',
      '/i/r/',
      '/ads/',
      '/desk/',
    ]);
  });
});
