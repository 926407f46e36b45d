import type { Settings } from '#content/entities/settings.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';
import { type CallApi, problemIn } from '../call-api.ts';
import { staffResponse } from '../staff-page.ts';
import { type SetupValues, settingsOf, setupForm, setupProblems, valuesOfForm } from './setup-form.ts';

export interface SetupPageOptions {
  siteId: string;
  settings: Pick<Settings, 'name' | 'language' | 'timeZone' | 'colors'>;
  call: CallApi;
  /** In constant time. */
  isCode(text: string): boolean;
  /** False once the publication is set up. */
  isOpen(): boolean;
  /** Makes the first account and ends the set-up: undefined if it has ended meanwhile. The link sets its password. */
  finish(email: string): Promise<string | undefined>;
}

const title = 'Set up your publication';
const missing = () => new Response('Not found', { status: 404 });

/** The form of a new publication. Only a person who can read the server's output knows the code, which works once. */
export function createSetupPage(options: SetupPageOptions): (request: Request) => Promise<Response> {
  const { siteId, settings, call } = options;
  const show = (values: SetupValues, problems: Parameters<typeof setupForm>[1], status: number) =>
    staffResponse(title, setupForm(values, problems), { status });

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

  async function submit(request: Request): Promise<Response> {
    const values = valuesOfForm(new URLSearchParams(await request.text()));
    if (!options.isCode(values.code))
      return show(
        { ...values, code: '' },
        [{ field: 'code', message: 'is not the code the server printed' }],
        403,
      );
    const problems = setupProblems(values);
    if (problems.length > 0) return show(values, problems, 422);
    const problem = await save(values);
    if (problem) return show(values, [{ field: 'name', message: problem }], 422);
    const link = await options.finish(values.email);
    return link ? staffResponse(title, done(values, link)) : missing();
  }

  return async (request) => {
    if (!options.isOpen()) return missing();
    if (request.method === 'POST') return submit(request);
    const { name, language, timeZone, colors } = settings;
    const { ink, accent } = colors;
    return show({ code: '', name, language, timeZone, ink, accent, email: '', start: 'empty' }, [], 200);
  };
}

function done({ name, start }: SetupValues, link: string): string {
  const next =
    start === 'import'
      ? '<li>Load your stories: <code>npm run import -- PATH</code> reads WordPress, Ghost, RSS and Markdown.</li>'
      : '<li>Write the first story at <a href="/desk/stories/">Stories</a>.</li>';
  return `<p>${escapeText(name)} is set up. The code works no more.</p>
<ol><li><a href="${escapeAttribute(link)}">Set the password of your account</a>, within a day.</li>${next}<li><a href="/">Look at the front page</a>.</li></ol>`;
}
