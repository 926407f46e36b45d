import { expect, it } from 'vitest';
import { parseCookies } from './cookies.ts';
import { userStatusOf } from './user-status.ts';

it.each([
  ['ROLE-02 ROLE-03', 'user=abc', 'registered'],
  ['ROLE-02 ROLE-03', 'theme=dark; previous_login=1', 'registered'],
  ['ROLE-02', 'user=', 'anon'],
  ['ROLE-02', '', 'anon'],
  ['ROLE-03', 'users=abc', 'anon'],
])('%s the cookies "%s" are of a reader who is %s', (_id, cookies, status) => {
  expect(userStatusOf(parseCookies(cookies))).toBe(status);
});
