import { expect, it } from 'vitest';
import { isStaff, markStaff, unmarkStaff } from './staff.ts';

/** A browser's cookies: what is set replaces, what is expired goes. */
function browserCookies(...names: string[]) {
  const jar = new Map(names.map((name) => [name, '1']));
  return {
    get cookie() {
      return [...jar].map((pair) => pair.join('=')).join('; ');
    },
    set cookie(line: string) {
      const [name = '', value = ''] = (line.split(';', 1)[0] ?? '').split('=');
      if (line.includes('Max-Age=0')) jar.delete(name);
      else jar.set(name, value);
    },
  };
}

it('ROLE-06 a browser is known as one of staff from the sign-in on until the sign-out', () => {
  const page = browserCookies('theme');
  expect(isStaff(page.cookie)).toBe(false);
  markStaff(page, true);
  expect(isStaff(page.cookie)).toBe(true);
  unmarkStaff(page);
  expect(page.cookie).toBe('theme=1');
});
