import { settingSchemas } from '#content/entities/settings.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

export const setupFields = [
  'code',
  'name',
  'language',
  'timeZone',
  'ink',
  'accent',
  'email',
  'start',
] as const;
export type SetupField = (typeof setupFields)[number];
export type SetupValues = Record<SetupField, string>;

export function valuesOfForm(form: URLSearchParams): SetupValues {
  return Object.fromEntries(setupFields.map((name) => [name, (form.get(name) ?? '').trim()])) as SetupValues;
}

/** The settings of the form by their names, as the settings call takes them. */
export const settingsOf = ({ name, language, timeZone, ink, accent }: SetupValues) => ({
  name,
  language,
  timeZone,
  colors: { ink, accent },
});

export interface FieldProblem {
  field: SetupField;
  message: string;
}

/** What is wrong with the values, by the rules that the settings call has too. */
export function setupProblems(values: SetupValues): FieldProblem[] {
  const problems: FieldProblem[] = Object.entries(settingsOf(values)).flatMap(([name, value]) => {
    const parsed = settingSchemas[name as keyof ReturnType<typeof settingsOf>].safeParse(value);
    if (parsed.success) return [];
    return parsed.error.issues.map(({ path, message }) => ({
      field: String(path[0] ?? name) as SetupField,
      message,
    }));
  });
  if (!isEmailAddress(values.email)) problems.push({ field: 'email', message: 'must be an e-mail address' });
  return problems;
}

const field = (
  name: SetupField,
  label: string,
  values: SetupValues,
  problems: readonly FieldProblem[],
  { type = 'text', hint = '' } = {},
) => {
  const problem = problems.find((one) => one.field === name);
  const notes = [
    hint && escapeText(hint),
    problem && `<strong>${escapeText(`${label}: ${problem.message}`)}</strong>`,
  ];
  const shown = notes.filter(Boolean).join('<br>');
  const described = shown ? ` aria-describedby="${name}-note"` : '';
  return `<p><label for="${name}">${label}</label><br>
<input id="${name}" name="${name}" type="${type}" required autocomplete="off" value="${escapeAttribute(values[name])}"${described}${problem ? ' aria-invalid="true"' : ''}>${shown ? `<br><span id="${name}-note">${shown}</span>` : ''}</p>`;
};

const choice = (value: string, label: string, values: SetupValues) =>
  `<p><label><input type="radio" name="start" value="${value}"${(values.start || 'empty') === value ? ' checked' : ''}> ${label}</label></p>`;

export function setupForm(values: SetupValues, problems: readonly FieldProblem[]): string {
  const text = (name: SetupField, label: string, more?: { type?: string; hint?: string }) =>
    field(name, label, values, problems, more);
  const summary =
    problems.length > 0 ? '<p role="alert">Please correct the fields that are marked below.</p>' : '';
  return `${summary}<form method="post" action="/desk/setup/">
${text('code', 'Set-up code', { hint: 'The server printed it when it started.' })}
<fieldset><legend>Publication</legend>
${text('name', 'Name')}
${text('language', 'Language', { hint: 'Such as en-US or de' })}
${text('timeZone', 'Time zone', { hint: 'Such as Europe/Berlin' })}
</fieldset>
<fieldset><legend>Colors</legend>
${text('ink', 'Dark ground', { type: 'color', hint: 'Header, footer and dark bands' })}
${text('accent', 'Accent', { type: 'color', hint: 'Buttons and marks' })}
</fieldset>
<fieldset><legend>First account</legend>
${text('email', 'E-mail', { type: 'email', hint: 'It becomes a member of staff. You set its password in the next step.' })}
</fieldset>
<fieldset><legend>Begin with</legend>
${choice('empty', 'an empty publication', values)}
${choice('import', 'stories from another system', values)}
</fieldset>
<p><button>Set up</button></p></form>`;
}
