import { passwordCharacters } from '../../limits.ts';

/** Long enough for any phrase; longer ones only cost the server time. */
const passwordMostCharacters = 256;

const kinds = [/\d/, /[^\p{L}\p{N}\s]/u, /\p{Lu}/u, /\p{Ll}/u] as const;
const characters = (text: string) => [...text].length;
const isBearable = (text: string) => text.length <= passwordMostCharacters && text.isWellFormed();

interface PasswordRules {
  /** Shown with the form that has it. */
  text: string;
  isGood(password: string): boolean;
}

/** Rules the sign-up: any three of four kinds, no spaces. */
export const signUpPassword: PasswordRules = {
  text: 'Minimum of 6 characters, any 3 of the following: a number, a special character, an uppercase letter, a lowercase letter. No spaces.',
  isGood: (password) =>
    isBearable(password) &&
    characters(password) >= passwordCharacters &&
    !/\s/.test(password) &&
    kinds.filter((kind) => kind.test(password)).length >= 3,
};

/** The rule for changing a password in the preferences: at least one letter, a number and a special character. */
export const changePassword: PasswordRules = {
  text: 'At least 6 characters with at least 1 letter, 1 number and 1 special character.',
  isGood: (password) =>
    isBearable(password) &&
    characters(password) >= passwordCharacters &&
    /\p{L}/u.test(password) &&
    /\d/.test(password) &&
    // A space is neither alphanumeric nor a special character.
    /[^\p{L}\p{N}\s]/u.test(password),
};

/** What a publisher chooses who finds six characters too few: length is all that counts. */
export const strictPassword: PasswordRules = {
  text: 'At least 15 characters. A few words with spaces between are fine.',
  isGood: (password) =>
    isBearable(password) && characters(password) >= 15 && new Set(password.toLowerCase()).size >= 6,
};

export type PasswordPolicy = 'standard' | 'strict';
/** Which form a password is chosen in. */
export type PasswordUse = 'sign-up' | 'change';

export function passwordRules(policy: PasswordPolicy, form: PasswordUse): PasswordRules {
  if (policy === 'strict') return strictPassword;
  return form === 'sign-up' ? signUpPassword : changePassword;
}
