import type { UploadedPicture } from '#content/calls/uploads.ts';
import type { Settings } from '#content/entities/settings.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type CallApi, problemIn } from '../call-api.ts';
import { staffPolicy } from '../document/staff-document.ts';
import { staffResponse } from '../staff-page.ts';
import {
  type FieldProblem,
  logoFileField,
  type SetupValues,
  settingsOf,
  setupForm,
  setupProblems,
  valuesOfForm,
} from './setup-form.ts';

export interface SetupPageOptions {
  siteId: string;
  settings: Pick<Settings, 'name' | 'language' | 'timeZone' | 'colors'>;
  call: CallApi;
  /** Stores the logo with the checks of the upload call, and makes icons from it. */
  upload(file: Blob): Promise<Response>;
  /** Loads the demo's stories, where the installation has them. */
  loadDemo?: (() => Promise<void>) | undefined;
  /** In constant time. */
  isCode(text: string): boolean;
  /** False once the publication is set up. */
  isOpen(): boolean;
  /** Makes the first account and ends the set-up: undefined if it has ended meanwhile. The link sets its password. */
  finish(email: string): Promise<string | undefined>;
}

const title = 'Set up your publication';
const missing = () => new Response('Not found', { status: 404 });
/** There is no account yet, so no page of the menu would open. The preview shows the uploaded logo. */
const frame = { hasMenu: false, headers: { 'content-security-policy': `${staffPolicy}; img-src 'self'` } };

/** The form of a new publication. Only a person who can read the server's output knows the code, which works once. */
export function createSetupPage(options: SetupPageOptions): (request: Request) => Promise<Response> {
  const { siteId, settings, call, loadDemo } = options;
  const show = (values: SetupValues, problems: readonly FieldProblem[], status: number) =>
    staffResponse(title, setupForm({ values, problems, hasDemo: loadDemo !== undefined }), {
      ...frame,
      status,
    });

  async function save(values: SetupValues): Promise<string | undefined> {
    const listed = await call(`/settings/${siteId}`);
    if (!listed.ok) return problemIn(listed);
    const { data } = (await listed.json()) as { data: { items: { id: string; version: number }[] } };
    for (const [id, value] of Object.entries(settingsOf(values))) {
      const baseVersion = data.items.find((item) => item.id === id)?.version ?? 0;
      const saved = await call(`/settings/${siteId}/${id}`, { method: 'PUT', body: { value, baseVersion } });
      if (!saved.ok) return problemIn(saved);
    }
    return undefined;
  }

  /** The setting of a new file as JSON, or what is wrong with the file. */
  async function logoOf(file: Blob): Promise<{ logo: string } | { problem: string }> {
    const answer = await options.upload(file);
    if (!answer.ok) return { problem: await problemIn(answer) };
    const { data } = (await answer.json()) as { data: UploadedPicture };
    const both = { light: data.file, dark: data.file };
    return { logo: JSON.stringify({ header: both, square: both, made: data.made }) };
  }

  async function finish(values: SetupValues): Promise<Response> {
    const problem = await save(values);
    if (problem) return show(values, [{ field: 'name', message: problem }], 422);
    const link = await options.finish(values.email);
    if (!link) return missing();
    const loaded = values.start === 'demo' && loadDemo ? await loadDemo().then(demoLoaded, demoFailed) : '';
    return staffResponse(title, done(values, link, loaded), frame);
  }

  async function submit(request: Request): Promise<Response> {
    const form = await formOf(request);
    if (!form) return show(firstValues(settings), [{ field: 'name', message: 'the form was cut off' }], 400);
    let values = valuesOfForm(form);
    const file = form.get(logoFileField);
    const hasFile = file instanceof Blob && file.size > 0;
    if (!options.isCode(values.code)) {
      const problems: FieldProblem[] = [{ field: 'code', message: 'is not the code the server printed' }];
      if (hasFile)
        problems.push({ field: 'logo', message: 'was not uploaded, please choose the file again' });
      return show({ ...values, code: '' }, problems, 403);
    }
    const problems: FieldProblem[] = [];
    if (hasFile) {
      const stored = await logoOf(file);
      if ('problem' in stored) problems.push({ field: 'logo', message: stored.problem });
      else values = { ...values, ...stored };
    }
    problems.push(...setupProblems(values));
    if (form.get('action') === 'check') {
      // Fields that are still empty are not wrong yet.
      const found = problems.filter(({ field }) => field === 'logo' || values[field] !== '');
      return show(values, found, found.length > 0 ? 422 : 200);
    }
    return problems.length > 0 ? show(values, problems, 422) : finish(values);
  }

  return async (request) => {
    if (!options.isOpen()) return missing();
    if (request.method === 'POST') return submit(request);
    return show(firstValues(settings), [], 200);
  };
}

const firstValues = ({ name, language, timeZone, colors }: SetupPageOptions['settings']): SetupValues => ({
  code: '',
  name,
  language,
  timeZone,
  ink: colors.ink,
  accent: colors.accent,
  logo: '',
  email: '',
  start: 'empty',
});

/** The fields of a form with or without a file; undefined for a body that is no form. */
async function formOf(request: Request): Promise<Pick<FormData, 'get'> | undefined> {
  try {
    return await request.formData();
  } catch {
    return undefined;
  }
}

const demoLoaded = () => '<li>The stories of the demo are loaded.</li>';
const demoFailed = (error: unknown) =>
  `<li>The stories of the demo could not be loaded, and nothing of them is stored: ${escapeText(error instanceof Error ? error.message : String(error))}</li>`;

function done({ name, start }: SetupValues, link: string, loaded: string): string {
  const next =
    start === 'import'
      ? '<li>Load your stories: <code>npm run import -- PATH</code> reads WordPress, Ghost, RSS, Markdown and exports of Neutron. It runs beside the server and may be repeated.</li>'
      : loaded || '<li>Write the first story at <a href="/desk/stories/">Stories</a>.</li>';
  return `<p>${escapeText(name)} is set up. The code works no more.</p>
<ol><li><a href="${escapeAttribute(link)}">Set the password of your account</a>, within a day.</li>${next}<li><a href="/">Look at the front page</a>.</li></ol>`;
}
