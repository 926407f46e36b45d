import type { ImportRun } from '#content/entities/import-run.ts';
import { escapeAttribute } from '#platform/escape-html.ts';
import { kindNames } from './run-figures.ts';

const many = (value: number, one: string, more = `${one}s`) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : more}`;

/** What an undo of an import takes away and what it leaves, and the button that does it. */
export function undoForm(run: ImportRun, token: string): string {
  const { stories, added, undone, state } = run;
  const goes = [
    many(stories.added, 'story', 'stories'),
    ...Object.entries(kindNames)
      .map(([kind, name]) => [added[kind as keyof ImportRun['added']], name] as const)
      .filter(([value]) => value > 0)
      .map(([value, name]) => `${value.toLocaleString('en-US')} ${name}`),
  ];
  const begun =
    state === 'undoing'
      ? `<p role="status">The undo has begun: ${undone.removed} removed, ${undone.restored} restored, ${undone.left} left. Continue until nothing is open.</p>`
      : '';
  return `<section>${begun}<h2>This goes</h2>
<p>What the import added: ${goes.join(', ')}.</p>
<p>${many(stories.changed, 'story', 'stories')} that the import changed ${stories.changed === 1 ? 'is' : 'are'} again what ${stories.changed === 1 ? 'it was' : 'they were'} before.</p>
<h2>This stays</h2>
<p>Stories that editors have saved, published or withdrawn since, and stories on which readers here have commented, with their redirects and comments. Authors, topics, tags and pictures that something else uses. The menu bar, newsletters and subscribers. The report names each story that stays.</p>
<form method="post"><input type="hidden" name="token" value="${escapeAttribute(token)}">
<button>${state === 'undoing' ? 'Continue the undo' : `Undo import ${escapeAttribute(run.id)}`}</button></form></section>`;
}
