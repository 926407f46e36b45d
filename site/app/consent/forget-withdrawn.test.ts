import { expect, it } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { domainsOf, namesToForget } from './forget-withdrawn.ts';
import type { StorageUse } from './storage-uses.ts';

const none: StorageUse = { cookies: [], local: [], session: [] };
const uses: Record<ConsentCategory, StorageUse> = {
  C0001: { cookies: ['user'], local: ['neutron:1:*'], session: [] },
  C0002: { cookies: ['visit'], local: ['count:*'], session: ['views'] },
  C0003: none,
  C0004: { cookies: ['fly_ad*'], local: [], session: [] },
  C0005: none,
};
const present: StorageUse = {
  cookies: ['user', 'visit', 'fly_ad', 'fly_ad_pv', 'stranger'],
  local: ['neutron:1:theme', 'count:1', 'count'],
  session: ['views', 'reloaded-at'],
};
const mayRun = (allowed: readonly string[]) => (category: ConsentCategory) => ({
  allowed: category === 'C0001' || allowed.includes(category),
  reason: 'refused' as const,
});

it.each<[string, readonly string[], StorageUse]>([
  ['nothing', ['C0002', 'C0003', 'C0004', 'C0005'], none],
  ['targeting', ['C0002', 'C0003', 'C0005'], { ...none, cookies: ['fly_ad', 'fly_ad_pv'] }],
  ['everything', [], { cookies: ['visit', 'fly_ad', 'fly_ad_pv'], local: ['count:1'], session: ['views'] }],
])('CN-11 who withdraws %s has it deleted, and nothing else', (_, allowed, expected) => {
  expect(namesToForget(present, mayRun(allowed), uses)).toEqual(expected);
});

it('CN-11 a cookie is unset for every domain it may have been set for', () => {
  expect(domainsOf('www.wavelength.example')).toEqual([
    'www.wavelength.example',
    'wavelength.example',
    'example',
  ]);
});
