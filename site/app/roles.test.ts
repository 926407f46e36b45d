import { expect, it } from 'vitest';
import { routes } from './routing/routes.ts';

it('ROLE-07 ROLE-08 has no admin and no editor screens among the reader’s routes', () => {
  const editors = /admin|editor(?!ial)|edit\b|desk|moderat|cms|publish\b|draft/;
  expect(routes.filter(({ name, path }) => editors.test(`${name} ${path}`))).toEqual([]);
});
