import { countryNames } from '#content/rules/account/countries.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export interface Field {
  name: string;
  label: string;
  type?: 'text' | 'email' | 'password';
  value?: string;
  autocomplete: string;
  hint?: string | undefined;
  problem?: string | undefined;
  /** HTML at the end of the label's line. */
  aside?: string;
  isOptional?: boolean;
}

const described = ({ name, hint, problem }: Pick<Field, 'name' | 'hint' | 'problem'>) =>
  `${hint || problem ? ` aria-describedby="${name}-note"` : ''}${problem ? ' aria-invalid="true"' : ''}`;
const noteOf = ({ name, hint, problem }: Pick<Field, 'name' | 'hint' | 'problem'>) =>
  problem || hint
    ? `<p class="${problem ? 'problem' : 'hint'}" id="${name}-note">${escapeText(problem ?? hint ?? '')}</p>`
    : '';

export function field(given: Field): string {
  const { name, label, type = 'text', value = '', autocomplete } = given;
  // A password is never sent back to the browser.
  const valueAttribute = type === 'password' ? '' : ` value="${escapeAttribute(value)}"`;
  const required = given.isOptional ? '' : ' required';
  return `<div class="field"><div class="row"><label for="${name}">${escapeText(label)}</label>${given.aside ?? ''}</div>
<input id="${name}" name="${name}" type="${type}" maxlength="256" autocomplete="${autocomplete}"${valueAttribute}${required}${described(given)}>${noteOf(given)}</div>`;
}

export function countryField(value: string, problem: string | undefined): string {
  const options = countryNames().map(
    ({ code, name }) =>
      `<option value="${code}"${code === value ? ' selected' : ''}>${escapeText(name)}</option>`,
  );
  const given = { name: 'country', problem };
  return `<div class="field"><label for="country">Country</label>
<select id="country" name="country" autocomplete="country" required${described(given)}><option value=""></option>${options.join('')}</select>${noteOf(given)}</div>`;
}

/** `label` is HTML: it may contain links. */
export function checkbox(given: {
  name: string;
  label: string;
  isOn: boolean;
  problem?: string | undefined;
}): string {
  return `<div class="field"><label class="check" for="${given.name}"><input id="${given.name}" name="${given.name}" type="checkbox" value="yes"${given.isOn ? ' checked' : ''}${described(given)}><span>${given.label}</span></label>${noteOf(given)}</div>`;
}

export const hidden = (name: string, value: string): string =>
  `<input type="hidden" name="${name}" value="${escapeAttribute(value)}">`;

export function notice(text: string | undefined, kind: 'bad' | 'good' = 'bad'): string {
  return text
    ? `<p class="notice" data-kind="${kind}" role="${kind === 'bad' ? 'alert' : 'status'}">${escapeText(text)}</p>`
    : '';
}
