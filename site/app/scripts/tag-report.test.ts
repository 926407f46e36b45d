import { expect, it } from 'vitest';
import type { TagRun } from './tag-registry.ts';
import { reportTags } from './tag-report.ts';

const runs: TagRun[] = [
  {
    tag: { tagId: 'consent', timing: 'immediate', src: '/consent/sdk.js', gdprCategory: 'C0001' },
    state: 'ran',
    reason: 'necessary',
  },
  {
    tag: { tagId: 'ads', timing: 'queue', src: 'https://ads.example/x.js', gdprCategory: 'C0004' },
    state: 'waiting',
    reason: 'denied',
  },
  { tag: { tagId: 'note', timing: 'queue', innerHTML: 'x()', gdprCategory: 'C0002' }, state: 'pending' },
];

it('CN-13 staff see the category, consent reason, bytes and long tasks of every tag', () => {
  const files = [
    { name: 'https://wave.example/consent/sdk.js', encodedBodySize: 3800 },
    { name: 'https://wave.example/other.js', encodedBodySize: 1 },
  ];
  const tasks = [
    { sourceURL: 'https://wave.example/consent/sdk.js', duration: 60.4 },
    { sourceURL: 'https://wave.example/consent/sdk.js', duration: 51 },
    { sourceURL: '', duration: 900 },
  ];
  expect(reportTags(runs, files, tasks, 'https://wave.example/latest/')).toEqual([
    {
      tagId: 'consent',
      category: 'C0001',
      state: 'ran',
      reason: 'necessary',
      bytes: 3800,
      longTasks: 2,
      longMilliseconds: 111,
    },
    {
      tagId: 'ads',
      category: 'C0004',
      state: 'waiting',
      reason: 'denied',
      bytes: undefined,
      longTasks: 0,
      longMilliseconds: 0,
    },
    {
      tagId: 'note',
      category: 'C0002',
      state: 'pending',
      reason: 'waiting for its timing',
      bytes: 3,
      longTasks: 0,
      longMilliseconds: 0,
    },
  ]);
});

it('CN-11 CN-13 staff see that the script of a tag is still loaded where the tag does not run again', () => {
  const tag: TagRun['tag'] = { tagId: 'spy', timing: 'queue', innerHTML: 'x()', gdprCategory: 'C0002' };
  const rows = reportTags(
    [
      { tag, state: 'rejected', reason: 'granted', hasRun: true },
      { tag, state: 'rejected', hasRun: false },
      { tag, state: 'ran', reason: 'granted', hasRun: true },
    ],
    [],
    [],
    'https://wave.example/latest/',
  );
  expect(rows.map(({ reason }) => reason)).toEqual([
    'has run; not for this page or reader',
    'not for this page or reader',
    'granted',
  ]);
});
