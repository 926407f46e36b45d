import { expect, it } from 'vitest';
import { panelOfField } from './panel-of-field.ts';

it.each([
  ['topics', 'details'],
  ['authorId', 'details'],
  ['slug', 'details'],
  ['titleTag', 'social'],
  ['seoOgImage', 'social'],
  ['promoDek', 'social'],
  ['leadVideo', 'all'],
])('an editor finds the field %s in the panel %s', (field, panel) => {
  expect(panelOfField(field)).toBe(panel);
});
