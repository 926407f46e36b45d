import { expect, it } from 'vitest';
import { messages } from '../../errors.ts';
import { passwordProblems, preferencesProblems, type SignUpForm, signUpProblems } from './account-forms.ts';
import { accountMessages } from './account-messages.ts';
import { countryNames } from './countries.ts';
import { changePassword, signUpPassword, strictPassword } from './password.ts';

it('RM-33 the default country is us: forms offer it first, the others by name', () => {
  const [first, second, ...others] = countryNames();
  expect([first, second?.code]).toEqual([{ code: 'US', name: 'United States' }, 'AF']);
  expect(others.some(({ code }) => code === 'US')).toBe(false);
});

const filled: SignUpForm = {
  username: 'ines',
  email: 'ines@mail.example',
  password: 'abC1!x',
  confirmPassword: 'abC1!x',
  country: 'US',
  terms: true,
};

it.each([
  ['AU-18 nothing to mend', {}, {}],
  ['AU-35 a blank', { username: ' ' }, { username: messages.fieldsMissing }],
  ['AU-23 AU-34 no address', { email: 'a@' }, { email: messages.accountEmail }],
  ['AU-34 AU-36 a name before the address', { email: 'A <a@b.example>' }, { email: messages.accountEmail }],
  ['AU-25 not agreed', { terms: false }, { terms: messages.termsMissing }],
  [
    'AU-19 too few kinds',
    { password: 'abcdef', confirmPassword: 'abcdef' },
    { password: signUpPassword.text },
  ],
  [
    'AU-26 another password below',
    { confirmPassword: 'abC1!y' },
    { confirmPassword: accountMessages.passwordsDiffer },
  ],
] as const)('sign-up: %s', (_, change, expected) => {
  expect(signUpProblems({ ...filled, ...change }, 'standard')).toEqual(expected);
});

it('AU-35 an empty sign-up names every field', () => {
  const empty = { username: '', email: '', password: '', confirmPassword: '', country: '', terms: false };
  expect(Object.keys(signUpProblems(empty, 'standard'))).toEqual(Object.keys(empty));
});

it('AU-20 AU-21 AU-26 AU-35 a change of password has its own rules', () => {
  const fields = { currentPassword: 'abC1!x', newPassword: 'a1! bc', confirmPassword: 'a1! bc' };
  expect(passwordProblems(fields, 'standard')).toEqual({});
  expect(passwordProblems({ ...fields, newPassword: 'abcDE1', confirmPassword: 'x' }, 'standard')).toEqual({
    newPassword: changePassword.text,
    confirmPassword: accountMessages.passwordsDiffer,
  });
  expect(passwordProblems({ ...fields, currentPassword: '' }, 'standard')).toEqual({
    currentPassword: messages.fieldsMissing,
  });
  expect(passwordProblems(fields, 'strict')).toEqual({ newPassword: strictPassword.text });
});

it('AU-34 AU-35 preferences want a name and an address', () => {
  expect(preferencesProblems({ username: 'ines', email: 'ines@mail.example' })).toEqual({});
  expect(preferencesProblems({ username: '', email: 'ines' })).toEqual({
    username: messages.fieldsMissing,
    email: messages.accountEmail,
  });
});
