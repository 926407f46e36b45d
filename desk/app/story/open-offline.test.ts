import { expect, it } from 'vitest';
import { isOfCopy } from './open-offline.ts';

const copy = { clientId: 'tab', account: 'ann-1', draft: { epoch: 'first', step: 4 } };
const record = { clientId: 'tab', account: { sub: 'ann-1', name: 'Ann' }, epoch: 'first', step: 4 };

it.each([
  ['of the tab of the copy', {}, true],
  ['of another tab', { clientId: 'other' }, false],
  ['on other steps', { step: 3 }, false],
  ['of another account', { account: { sub: 'ben-1' } }, false],
  ['that names no account', { account: undefined }, true],
  ['from before a restored backup', { epoch: 'earlier' }, false],
  ['without an epoch', { epoch: undefined }, false],
])('an offline copy takes over a record %s: %j %s', (_case, difference, isTaken) => {
  const { account, ...rest } = { ...record, ...difference };
  expect(isOfCopy({ ...rest, ...(account ? { account } : {}) } as typeof record, copy)).toBe(isTaken);
});
