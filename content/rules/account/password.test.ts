import { expect, it } from 'vitest';
import { changePassword, passwordRules, signUpPassword, strictPassword } from './password.ts';

it.each([
  ['abC1!x', true],
  ['aB1cde', true],
  ['abc1!d', true],
  ['abcdef', false],
  ['abcDEF', false],
  ['aB1 cd', false],
  ['a1! bc', false],
  ['aB1!c', false],
  ['ÄÖü12!', true],
  [`aB1!${'x'.repeat(252)}`, true],
  [`aB1!${'x'.repeat(253)}`, false],
  ['aB1!\ud800xx', false],
])('AU-19 AU-22 sign-up takes %o: %o', (password, expected) => {
  expect(signUpPassword.isGood(password)).toBe(expected);
});

it.each([
  ['abc1!x', true],
  ['abc1!d', true],
  ['a1! bc', true],
  ['abcDE1', false],
  ['aB1cde', false],
  ['a1 bcd', false],
  ['12345!', false],
  ['ab1!c', false],
])('AU-20 AU-22 a change of password takes %o: %o', (password, expected) => {
  expect(changePassword.isGood(password)).toBe(expected);
});

it('AU-21 each form has its own rules and says them; a stricter policy takes the place of both', () => {
  expect(passwordRules('standard', 'sign-up')).toBe(signUpPassword);
  expect(passwordRules('standard', 'change')).toBe(changePassword);
  expect(signUpPassword.text).not.toBe(changePassword.text);
  for (const form of ['sign-up', 'change'] as const)
    expect(passwordRules('strict', form)).toBe(strictPassword);
  expect(strictPassword.isGood('abC1!x')).toBe(false);
  expect(strictPassword.isGood('aaaaaaaaaaaaaaaa')).toBe(false);
  expect(strictPassword.isGood('late trains run north')).toBe(true);
});
