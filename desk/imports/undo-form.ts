import type { ImportRun } from '#content/entities/import-run.ts';
import { escapeAttribute } from '#platform/escape-html.ts';
import { kindNames } from './run-figures.ts';

const many = (value: number, one: string, more = `${one}s`) =>
  `${value.toLocaleString('en-US')} ${value === 1 ? one : more}`;

/** What an undo of an import takes away and what it leaves, and the button that does it. */
export function undoForm(run: ImportRun, token: string): string {
  const { stories, added, state } = run;
  const goes = [
    many(stories.added, 'story', 'stories'),
    ...Object.entries(kindNames)
      .map(([kind, name]) => [added[kind as keyof ImportRun['added']], name] as const)
      .filter(([value]) => value > 0)
      .map(([value, name]) => `${value.toLocaleString('en-US')} ${name}`),
  ];
  return `<section>${state === 'undoing' ? progressOf(run) : ''}<h2>This goes</h2>
<p>What the import added: ${goes.join(', ')}.</p>
<p>${many(stories.changed, 'story', 'stories')} that the import changed ${stories.changed === 1 ? 'is' : 'are'} again what ${stories.changed === 1 ? 'it was' : 'they were'} before${added.menu > 0 ? ', and so is the menu bar' : ''}.</p>
<h2>This stays</h2>
<p>Stories that editors have saved, published or withdrawn since, and stories on which readers here have commented, with their redirects and comments. Authors, topics, tags and pictures that something else uses. A menu bar that an editor has changed since. Readers who have changed their subscriptions or signed in since, and newsletters with other subscribers or with editions. The report names each entry that stays.</p>
<form method="post"><input type="hidden" name="token" value="${escapeAttribute(token)}">
<button${state === 'undoing' ? ' autofocus' : ''}>${state === 'undoing' ? 'Continue the undo' : `Undo import ${escapeAttribute(run.id)}`}</button></form></section>`;
}

/** A call undoes a part of a large import; what is open is done by the next one. */
function progressOf({ stories, added, undone }: ImportRun): string {
  const { removed, restored, left } = undone;
  const all = Object.values(added).reduce((sum, value) => sum + value, stories.added + stories.changed);
  const done = Math.min(all, removed + restored + left);
  return `<p role="status">The undo has begun: ${many(done, 'entry', 'entries')} of ${all.toLocaleString('en-US')} done, ${removed.toLocaleString('en-US')} removed, ${restored.toLocaleString('en-US')} restored, ${left.toLocaleString('en-US')} left. Continue until nothing is open.</p>
<p><progress aria-label="Undo" value="${done}" max="${all}"></progress></p>`;
}
