import { messages } from '../../errors.ts';
import { isEmailAddress } from '../email-format.ts';
import { accountMessages } from './account-messages.ts';
import { type PasswordPolicy, passwordRules } from './password.ts';

/** Validation problems by field; used by the form before it is sent and by the server. */
export type FormProblems<Field extends string> = Partial<Record<Field, string>>;

export interface SignUpForm {
  username: string;
  email: string;
  password: string;
  confirmPassword: string;
  country: string;
  /** Of age and agreed. */
  terms: boolean;
}

function checkEmail(email: string): string | undefined {
  if (!email.trim()) return messages.fieldsMissing;
  return isEmailAddress(email.trim()) ? undefined : messages.accountEmail;
}

function checkNewPassword(
  given: { password: string; confirmPassword: string },
  policy: PasswordPolicy,
  form: 'sign-up' | 'change',
) {
  const { password, confirmPassword } = given;
  const rules = passwordRules(policy, form);
  return {
    password: !password ? messages.fieldsMissing : rules.isGood(password) ? undefined : rules.text,
    confirmPassword: !confirmPassword
      ? messages.fieldsMissing
      : confirmPassword === password
        ? undefined
        : accountMessages.passwordsDiffer,
  };
}

const onlyProblems = <Field extends string>(found: Record<Field, string | undefined>): FormProblems<Field> =>
  Object.fromEntries(Object.entries(found).filter(([, text]) => text)) as FormProblems<Field>;

export function signUpProblems(given: SignUpForm, policy: PasswordPolicy): FormProblems<keyof SignUpForm> {
  return onlyProblems({
    username: given.username.trim() ? undefined : messages.fieldsMissing,
    email: checkEmail(given.email),
    ...checkNewPassword(given, policy, 'sign-up'),
    country: given.country ? undefined : messages.fieldsMissing,
    terms: given.terms ? undefined : messages.termsMissing,
  });
}

export interface PasswordForm {
  currentPassword: string;
  newPassword: string;
  confirmPassword: string;
}

export function passwordProblems(
  given: PasswordForm,
  policy: PasswordPolicy,
): FormProblems<keyof PasswordForm> {
  const { newPassword: password, confirmPassword } = given;
  const { password: newPassword, ...rest } = checkNewPassword(
    { password, confirmPassword },
    policy,
    'change',
  );
  return onlyProblems({
    currentPassword: given.currentPassword ? undefined : messages.fieldsMissing,
    newPassword,
    ...rest,
  });
}

interface PreferencesForm {
  username: string;
  email: string;
}

export function preferencesProblems(given: PreferencesForm): FormProblems<keyof PreferencesForm> {
  return onlyProblems({
    username: given.username.trim() ? undefined : messages.fieldsMissing,
    email: checkEmail(given.email),
  });
}
