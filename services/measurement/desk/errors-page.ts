import { staffDocument } from '#content/rules/staff-document.ts';
import { escapeText } from '#platform/escape-html.ts';
import type { ErrorLine } from '../errors/error-reports.ts';

/** What failed in readers' browsers and on the server, the latest first, in the words of our sources. */
export function errorsPage(errors: readonly ErrorLine[]): string {
  const at = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  const lines = errors.map(
    ({ message, stack, path, count, first_at, last_at }) =>
      `<li><h2>${escapeText(message)}</h2><p>${count} ${count === 1 ? 'time' : 'times'}, from ${at(first_at)} to ${at(last_at)} UTC, last on ${escapeText(path)}</p><pre>${escapeText(stack)}</pre></li>`,
  );
  const body = `<p><a href="../">Measurement</a></p>${lines.length > 0 ? `<ol>${lines.join('')}</ol>` : '<p>Nothing failed yet.</p>'}`;
  return staffDocument('Errors', body);
}
