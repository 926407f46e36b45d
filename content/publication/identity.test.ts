import { expect, it } from 'vitest';
import { identitySchema } from './identity.ts';

const { passwordPolicy } = identitySchema.shape;

it.each([
  ['standard', 'standard'],
  ['strict', 'strict'],
  ['house', 'standard'],
])('AU-19 AU-20 the password policy %s is %s', (given, policy) => {
  expect(passwordPolicy.parse(given)).toBe(policy);
});
