import { escapeText } from '#platform/escape-html.ts';

export interface ErrorLine {
  message: string;
  /** With the names of the sources. */
  stack: string;
  path: string;
  count: number;
  first_at: number;
  last_at: number;
}

/** Errors of readers' browsers and of the server, the latest first. */
export function errorsBody(errors: readonly ErrorLine[]): string {
  const at = (time: number) => new Date(time).toISOString().slice(0, 16).replace('T', ' ');
  const lines = errors.map(
    ({ message, stack, path, count, first_at, last_at }) =>
      `<li><h2>${escapeText(message)}</h2><p>${count} ${count === 1 ? 'time' : 'times'}, from ${at(first_at)} to ${at(last_at)} UTC, last on ${escapeText(path)}</p><pre>${escapeText(stack)}</pre></li>`,
  );
  return `<p><a href="../">Measurement</a></p>${lines.length > 0 ? `<ol>${lines.join('')}</ol>` : '<p>Nothing failed yet.</p>'}`;
}
