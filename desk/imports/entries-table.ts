import type { ImportEntry, ImportKind } from '#content/entities/import-run.ts';
import { escapeAttribute, escapeText } from '#platform/escape-html.ts';

/** Notes of a story with many pictures would fill the page. */
const shownNotes = 5;

/** Entries of one kind; a story links to its page at the desk. */
export function entriesTable(kind: ImportKind, items: readonly ImportEntry[]): string {
  if (items.length === 0) return '<p>No entries match.</p>';
  const heads = [kind === 'story' ? 'Story' : 'Entry', 'Outcome', 'Lost', 'Words'];
  const rows = items.map((entry) => {
    const { id, title, outcome, clean, account, undone } = entry;
    const name = escapeText(title || entry.sourceId);
    const isLinked = kind === 'story' && id !== undefined && undone !== 'removed';
    const link = isLinked
      ? `<a href="/desk/stories/${escapeAttribute(encodeURIComponent(id))}/">${name}</a>`
      : name;
    const verdict = clean === undefined ? '' : clean ? ', clean' : ', <b class="bad">not clean</b>';
    const cells = [
      ['Outcome', `${outcome}${verdict}${undone ? `, ${undone}` : ''}`],
      ['Lost', escapeText(account ? lostOf(account) : '–')],
      ['Words', account ? `${account.words.before} → ${account.words.after}` : '–'],
    ].map(([label, html]) => `<td role="cell" class="word" data-label="${label}">${html}</td>`);
    return `<tr role="row"><td role="cell">${link}<br><span class="quiet">${escapeText(entry.sourceId)}</span>${remarksOf(entry)}</td>${cells.join('')}</tr>`;
  });
  return `<table class="cards" role="table" aria-label="Entries"><thead role="rowgroup"><tr role="row">${heads
    .map((text) => `<th role="columnheader" scope="col">${text}</th>`)
    .join('')}</tr></thead><tbody role="rowgroup">${rows.join('')}</tbody></table>`;
}

function remarksOf({ reason, leftBecause, notes }: ImportEntry): string {
  const remarks = [
    ...(reason ? [reason] : []),
    ...(leftBecause ? [`left: ${leftBecause}`] : []),
    ...notes.slice(0, shownNotes),
    ...(notes.length > shownNotes ? [`and ${notes.length - shownNotes} more notes`] : []),
  ];
  return remarks.map((text) => `<br><small>${escapeText(text)}</small>`).join('');
}

/** `words 3, embeds 1, for editors only 2`. */
function lostOf({ words, parts, marked }: NonNullable<ImportEntry['account']>): string {
  const lost = [
    ...(words.lost > 0 ? [`words ${words.lost}`] : []),
    ...Object.entries(parts).flatMap(([kind, count]) => (count.lost > 0 ? [`${kind} ${count.lost}`] : [])),
    ...(marked > 0 ? [`for editors only ${marked}`] : []),
  ];
  return lost.join(', ') || 'nothing';
}
