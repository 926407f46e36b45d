import { useState } from 'react';
import { publicSettings } from '#config/public.ts';
import { countryNames } from '#content/rules/account/countries.ts';
import { type PasswordUse, passwordRules } from '#content/rules/account/password.ts';
import { FormField } from '../../components/primitives/form-field/form-field.tsx';
import { accountCopy as words } from '../../copy/account.ts';

interface TextFieldProps {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  autoComplete: string;
  value?: string | undefined;
  hint?: string;
  problem: string | undefined;
  isOptional?: boolean;
}

export function TextField({
  name,
  label,
  type = 'text',
  autoComplete,
  value,
  hint,
  problem,
  isOptional,
}: TextFieldProps) {
  return (
    <FormField label={label} problem={problem} {...(hint ? { hint } : {})}>
      {(attributes) => (
        <input
          {...attributes}
          name={name}
          type={type}
          maxLength={256}
          autoComplete={autoComplete}
          required={!isOptional}
          defaultValue={value}
        />
      )}
    </FormField>
  );
}

/** A new password and its confirmation, with the rules of the form. */
export function NewPasswordFields({
  use,
  label,
  problem,
  confirmProblem,
}: {
  use: PasswordUse;
  label: string;
  problem: string | undefined;
  confirmProblem: string | undefined;
}) {
  const own = { type: 'password', autoComplete: 'new-password' } as const;
  return (
    <>
      <TextField
        {...own}
        name={use === 'sign-up' ? 'password' : 'newPassword'}
        label={label}
        hint={passwordRules(publicSettings.identity.passwordPolicy, use).text}
        problem={problem}
      />
      <TextField {...own} name="confirmPassword" label={words.confirmPassword} problem={confirmProblem} />
    </>
  );
}

export function CountryField({ value, problem }: { value?: string; problem: string | undefined }) {
  const [countries] = useState(() => countryNames());
  return (
    <FormField label={words.country} problem={problem}>
      {(attributes) => (
        <select {...attributes} name="country" autoComplete="country" required defaultValue={value ?? ''}>
          <option value="" />
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </FormField>
  );
}

/** A form's values by field; missing fields are empty. */
export function valuesOf<Name extends string>(
  form: HTMLFormElement,
  names: readonly Name[],
): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')])) as Record<
    Name,
    string
  >;
}

export function focusProblem(form: HTMLFormElement): void {
  requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
}
