import type { ImportRun } from '#content/entities/import-run.ts';
import { escapeText } from '#platform/escape-html.ts';

const figure = ([name, value]: readonly [string, number]) =>
  `<div><dt>${name}</dt><dd>${value.toLocaleString('en-US')}</dd></div>`;
const field = ([name, text]: readonly [string, string]) => `<dt>${name}</dt><dd>${escapeText(text)}</dd>`;
const time = (at: string) => `${at.slice(0, 19).replace('T', ' ')} UTC`;

export const kindNames: Readonly<Record<keyof ImportRun['added'], string>> = {
  author: 'authors',
  topic: 'topics',
  tag: 'tags',
  redirect: 'redirects',
  comment: 'comments',
  picture: 'pictures',
  file: 'files',
  layout: 'layouts',
  text: 'texts',
  menu: 'menus',
  newsletter: 'newsletters',
  subscriber: 'subscriptions',
};

/** The totals of an import, and where it came from. */
export function runFigures(run: ImportRun): string {
  const { stories, words, parts, added, undone } = run;
  const figures = [
    ['Stories added', stories.added],
    ['Clean', stories.clean],
    ['Not clean', stories.notClean],
    ['Rejected', stories.rejected],
    ['Words before', words.before],
    ['Words after', words.after],
    ['Words lost', words.lost],
    ['Parts preserved', parts.preserved],
    ['Parts changed', parts.changed],
    ['Parts lost', parts.lost],
    ['For editors only', parts.marked],
  ] as const;
  const others = Object.entries(kindNames)
    .map(([kind, name]) => [added[kind as keyof ImportRun['added']], name] as const)
    .filter(([many]) => many > 0)
    .map(([many, name]) => `${many.toLocaleString('en-US')} ${name}`);
  const fields = [
    ['State', run.state],
    ...(run.problem ? [['Problem', run.problem] as const] : []),
    ['From', `${run.path} (${run.format})`],
    ['By', run.startedBy],
    ['Started', time(run.startedAt)],
    ...(run.endedAt ? [['Ended', time(run.endedAt)] as const] : []),
    [
      'Other stories',
      `${stories.changed} changed, ${stories.skipped} skipped because they were edited here, ${stories.unchanged} unchanged`,
    ],
    ['Also added', others.join(', ') || 'nothing'],
    ...(undone.removed + undone.restored + undone.left > 0
      ? [['Undone', `${undone.removed} removed, ${undone.restored} restored, ${undone.left} left`] as const]
      : []),
  ] as const;
  const undo =
    run.state === 'undone'
      ? ''
      : `<p><a href="/desk/imports/undo/${escapeText(run.id)}/">Undo this import…</a></p>
<p class="quiet"><code>npm run import -- --undo ${escapeText(run.id)}</code> does the same. What was changed here since stays.</p>`;
  return `<dl class="figures">${figures.map(figure).join('')}</dl>
<p class="quiet">Parts are embeds, pictures, tables, captions and comments.</p>
<section><dl class="fields">${fields.map(field).join('')}</dl>${undo}</section>`;
}
