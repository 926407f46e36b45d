import { expect, it } from 'vitest';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import type { FeatureName } from '#content/rules/feature-flags.ts';
import { featuresOfTag } from './tag-features.ts';

it.each<[ConsentCategory, readonly FeatureName[] | undefined, readonly FeatureName[]]>([
  ['C0001', undefined, []],
  ['C0002', undefined, ['trackers']],
  ['C0003', undefined, []],
  ['C0004', undefined, ['trackers']],
  ['C0005', undefined, []],
  ['C0001', ['ads'], ['ads']],
  ['C0004', ['ads'], ['ads', 'trackers']],
])('FF-04 CN-05 a tag of %s with the features %o needs %o', (gdprCategory, features, expected) => {
  expect(featuresOfTag({ gdprCategory, ...(features ? { features } : {}) })).toEqual(expected);
});

it('FF-04 CN-05 CN-13 a script that pages pass their data to is not a tracker: they decide what it receives', () => {
  expect(featuresOfTag({ gdprCategory: 'C0002', stopsOnWithdrawal: true })).toEqual([]);
});
