import { expect, it } from 'vitest';
import { isRegistered } from './registered.ts';

const names = { user: 'user', previousLogin: 'previous_login' };

it.each([
  ['', false],
  ['theme=dark', false],
  ['user=1', true],
  ['theme=dark; previous_login=1', true],
  ['user=', false],
  ['users=1; xprevious_login=1', false],
])('ROLE-02 ROLE-03 ROLE-04 a browser with %o is registered: %o', (cookies, expected) => {
  expect(isRegistered(cookies, names)).toBe(expected);
});

it('ROLE-03 the names are the publication’s', () => {
  expect(isRegistered('account=1', { user: 'account', previousLogin: 'before' })).toBe(true);
  expect(isRegistered('user=1', { user: 'account', previousLogin: 'before' })).toBe(false);
});
