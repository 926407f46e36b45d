import { isStorable } from './is-storable.ts';

/** What an editor writes for one edition of a newsletter: plain text, escaped where it is shown. */
export interface EditionWords {
  /** Paragraphs, with an empty line between two. Replaces the newsletter's own introduction. */
  introduction: string;
  /** A line for a story by its path, instead of the story's description. */
  lines: Readonly<Record<string, string>>;
}

export const noWords: EditionWords = { introduction: '', lines: {} };

export const editionLimits = { introduction: 4000, lines: 50, line: 300 } as const;

/** The paragraphs of an introduction. */
export const paragraphsOf = (introduction: string): string[] =>
  introduction.split(/\n\s*\n/).filter((text) => text.trim());

type ReadWords = { words: EditionWords; problem?: never } | { problem: string; words?: never };

/**
 * Reads the two fields of a form. `lines` has one story per line: its path, a space and the words about it, such as
 * `/article/a-story/ Read this one first.`
 */
export function readEditionWords(given: { introduction: string; lines: string }): ReadWords {
  const introduction = given.introduction.replace(/\r\n?/g, '\n').trim();
  if (introduction.length > editionLimits.introduction)
    return { problem: `The introduction has more than ${editionLimits.introduction} characters.` };
  const rows = given.lines
    .split(/\r\n?|\n/)
    .map((row) => row.trim())
    .filter(Boolean);
  if (rows.length > editionLimits.lines)
    return { problem: `An edition has at most ${editionLimits.lines} lines.` };
  const lines: Record<string, string> = {};
  for (const row of rows) {
    const space = row.search(/\s/);
    const [path, line] = [row.slice(0, space), row.slice(space).trim()];
    if (space < 0 || !path.startsWith('/'))
      return { problem: `Write a path, a space and the words: “${row.slice(0, 80)}”` };
    if (line.length > editionLimits.line)
      return { problem: `The line for ${path} has more than ${editionLimits.line} characters.` };
    if (Object.hasOwn(lines, path)) return { problem: `There are two lines for ${path}.` };
    lines[path] = line;
  }
  // The mail service replaces placeholders between double braces.
  if (![introduction, ...rows].every((text) => isStorable(text) && !text.includes('{{')))
    return { problem: 'The words contain characters that an e-mail cannot have: U+0000 or {{.' };
  return { words: { introduction, lines } };
}
