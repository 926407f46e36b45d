import { expect, it } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { StorageNames } from '#content/entities/storage-names.ts';
import { domainsOf, keysToDelete, type StorageOwner } from './delete-withdrawn.ts';
import { storageOwnersOf } from './storage-owners.ts';

const owners: readonly StorageOwner[] = [
  { gdprCategory: 'C0001', keeps: { cookies: ['user'], local: ['neutron:1:*'], caches: ['neutron-*'] } },
  { gdprCategory: 'C0002', keeps: { cookies: ['visitor'], local: ['count:*'], session: ['views'] } },
  // A third-party tag of the configuration.
  {
    gdprCategory: 'C0002',
    keeps: { cookies: ['_ga*', 'us*'], databases: ['events'], caches: ['ne*', 'tag'] },
  },
  { gdprCategory: 'C0003' },
  { gdprCategory: 'C0004', keeps: { cookies: ['fly_ad*'] } },
];
const present = {
  cookies: ['user', 'visitor', '_ga', '_ga_G1', 'fly_ad', 'fly_ad_pv', 'stranger'],
  local: ['neutron:1:theme', 'count:1', 'count'],
  session: ['views', 'reloaded-at'],
  databases: ['events', 'others'],
  caches: ['neutron-stories', 'tag'],
} satisfies StorageNames;
const nothing = { cookies: [], local: [], session: [], databases: [], caches: [] };

it.each<[string, readonly ConsentCategory[], StorageNames]>([
  ['nothing', [], nothing],
  ['targeting', ['C0004'], { ...nothing, cookies: ['fly_ad', 'fly_ad_pv'] }],
  [
    'everything',
    ['C0002', 'C0003', 'C0004'],
    {
      cookies: ['visitor', '_ga', '_ga_G1', 'fly_ad', 'fly_ad_pv'],
      local: ['count:1'],
      session: ['views'],
      databases: ['events'],
      caches: ['tag'],
    },
  ],
])(
  'CN-11 withdrawing %s deletes its data, whichever script stored it, and nothing else',
  (_, withdrawn, expected) => {
    const having = (is: boolean) =>
      owners.filter(({ gdprCategory }) => withdrawn.includes(gdprCategory) === is);
    const places = Object.entries(present) as [keyof StorageNames, string[]][];
    expect(
      Object.fromEntries(
        places.map(([place, keys]) => [place, keysToDelete(place, keys, having(true), having(false))]),
      ),
    ).toEqual(expected);
  },
);

it('CN-11 a cookie is deleted for every domain it may have been set for', () => {
  expect(domainsOf('www.wavelength.example')).toEqual([
    'www.wavelength.example',
    'wavelength.example',
    'example',
  ]);
});

it('CN-11 storage of ad, measurement, survey and comment scripts is deleted like that of tags', () => {
  const names = (name: string) => ({ cookies: [name] });
  const publication = {
    ads: { keeps: names('__gads') },
    measurement: { scriptKeeps: names('counted'), surveyKeeps: names('surveyed') },
    discussion: { keeps: names('disqus_unique') },
  };
  expect(storageOwnersOf(publication as never)).toEqual([
    { gdprCategory: 'C0004', keeps: names('__gads') },
    { gdprCategory: 'C0002', keeps: names('counted') },
    { gdprCategory: 'C0003', keeps: names('surveyed') },
    { gdprCategory: 'C0005', keeps: names('disqus_unique') },
  ]);
});
