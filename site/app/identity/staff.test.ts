import { expect, it } from 'vitest';
import { accountCookies } from './sign-out.ts';
import { isStaff, staffCookie } from './staff.ts';

it.each([
  ['', false],
  ['theme=dark', false],
  [`${staffCookie}=0`, false],
  [`theme=dark; ${staffCookie}=1`, true],
])('ROLE-06 the browser of %o is staff: %o', (cookies, expected) => {
  expect(isStaff(cookies)).toBe(expected);
});

it('ROLE-06 signing out removes the staff cookie', () => {
  expect(accountCookies(`${staffCookie}=1; theme=dark`)).toEqual([staffCookie]);
});
