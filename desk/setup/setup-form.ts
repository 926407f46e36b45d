import { settingSchemas } from '#content/entities/settings.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { setupPreview } from './setup-preview.ts';

export const setupFields = [
  'code',
  'name',
  'language',
  'timeZone',
  'ink',
  'accent',
  'logo',
  'email',
  'start',
] as const;
export type SetupField = (typeof setupFields)[number];
/** `logo` is the setting as JSON: a file that was uploaded once need not be chosen again. */
export type SetupValues = Record<SetupField, string>;
/** The name of the file's own field. */
export const logoFileField = 'logoFile';

export function valuesOfForm(form: Pick<FormData, 'get'>): SetupValues {
  const textOf = (name: SetupField) => {
    const value = form.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return Object.fromEntries(setupFields.map((name) => [name, textOf(name)])) as SetupValues;
}

/** The settings of the form by their names, as the settings call takes them. */
export const settingsOf = ({ name, language, timeZone, ink, accent, logo }: SetupValues) => ({
  name,
  language,
  timeZone,
  colors: { ink, accent },
  ...(logo ? { logo: parsedOrText(logo) } : {}),
});

function parsedOrText(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return json;
  }
}

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
      field: (name === 'colors' ? String(path[0] ?? 'ink') : name) as SetupField,
      message,
    }));
  });
  if (!isEmailAddress(values.email)) problems.push({ field: 'email', message: 'must be an e-mail address' });
  return problems;
}

const labels: Readonly<Record<SetupField, string>> = {
  code: 'Set-up code',
  name: 'Name',
  language: 'Language',
  timeZone: 'Time zone',
  ink: 'Dark ground',
  accent: 'Accent',
  logo: 'Logo',
  email: 'E-mail',
  start: 'Begin with',
};

interface FieldOptions {
  type?: string;
  hint: string;
}

/** The note below a field, its hint and its problem, and the attributes that connect the field to it. */
function noteOf(name: SetupField, hint: string, problems: readonly FieldProblem[]) {
  const problem = problems.find(({ field }) => field === name);
  const parts = [
    escapeText(hint),
    ...(problem ? [`<strong>${escapeText(`${labels[name]}: ${problem.message}`)}</strong>`] : []),
  ];
  return {
    attributes: ` aria-describedby="${name}-note"${problem ? ' aria-invalid="true"' : ''}`,
    html: `<br><span id="${name}-note">${parts.join('<br>')}</span>`,
  };
}

const logoField = ({ logo }: SetupValues, problems: readonly FieldProblem[]) => {
  const hint = logo
    ? 'Uploaded. Choose another file to replace it.'
    : 'SVG or PNG, readable on the dark ground; icons are made from it too. Without one the name stands in its place.';
  const { attributes, html } = noteOf('logo', hint, problems);
  const hidden = logo ? `<input type="hidden" name="logo" value="${escapeAttribute(logo)}">` : '';
  return `<p><label for="logo">Logo (optional)</label>
<input id="logo" name="${logoFileField}" type="file" accept="image/svg+xml,image/png,.svg,.png"${attributes}>${html}</p>${hidden}`;
};

const starts = { empty: 'an empty publication', import: 'stories from another system' } as const;
const demoStart = 'the stories of Neutron’s demo, to try things out';

function choices({ start }: SetupValues, hasDemo: boolean): string {
  const offered = { ...starts, ...(hasDemo ? { demo: demoStart } : {}) };
  const chosen = Object.hasOwn(offered, start) ? start : 'empty';
  return Object.entries(offered)
    .map(
      ([value, label]) =>
        `<p><label><input type="radio" name="start" value="${value}"${chosen === value ? ' checked' : ''}> ${label}</label></p>`,
    )
    .join('');
}

function summaryOf(problems: readonly FieldProblem[]): string {
  if (problems.length === 0) return '';
  const fields = [...new Set(problems.map(({ field }) => field))];
  const links = fields.map((field) => `<a href="#${field}">${labels[field]}</a>`).join(', ');
  return `<p role="alert">Please correct the fields that are marked below: ${links}.</p>`;
}

export interface SetupFormOptions {
  values: SetupValues;
  problems: readonly FieldProblem[];
  /** Whether this installation has the demo's stories. */
  hasDemo: boolean;
}

export function setupForm({ values, problems, hasDemo }: SetupFormOptions): string {
  const input = (name: SetupField, { type = 'text', hint }: FieldOptions) => {
    const { attributes, html } = noteOf(name, hint, problems);
    return `<p><label for="${name}">${labels[name]}</label>
<input id="${name}" name="${name}" type="${type}" required autocomplete="off" value="${escapeAttribute(values[name])}"${attributes}>${html}</p>`;
  };
  return `${summaryOf(problems)}<form class="setup" method="post" action="/desk/setup/" enctype="multipart/form-data">
${input('code', { hint: 'The server printed it when it started.' })}
<fieldset><legend>Publication</legend>
${input('name', { hint: 'As readers see it' })}
${input('language', { hint: 'Such as en-US or de' })}
${input('timeZone', { hint: 'Such as Europe/Berlin. Times on pages and in e-mails are in this zone.' })}
</fieldset>
<fieldset><legend>Logo and colors</legend>
${logoField(values, problems)}
${input('ink', { type: 'color', hint: 'Header, footer and dark bands' })}
${input('accent', { type: 'color', hint: 'Buttons, and sections without a color of their own' })}
${setupPreview(values)}
<p><button name="action" value="check" formnovalidate>Check logo and colors</button></p>
</fieldset>
<fieldset><legend>First account</legend>
${input('email', { type: 'email', hint: 'It becomes a member of staff. You set its password in the next step.' })}
</fieldset>
<fieldset><legend>Begin with</legend>
${choices(values, hasDemo)}
</fieldset>
<p><button>Set up</button></p></form>`;
}
