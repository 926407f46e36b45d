import { expect, it } from 'vitest';
import { takenBack } from './taken-back.ts';

const before = { stage: 'idea', assignee: null, dueAt: '2026-11-20T10:00:00Z', priority: 'normal' } as const;

it.each([
  [{ stage: 'ready' }, { stage: 'idea' }],
  [{ assignee: 'ruth' }, { assignee: null }],
  [
    { dueAt: null, priority: 'high' },
    { dueAt: before.dueAt, priority: 'normal' },
  ],
] as const)('undoes %j and nothing else', (change, back) => {
  expect(takenBack(change, before)).toEqual(back);
});
