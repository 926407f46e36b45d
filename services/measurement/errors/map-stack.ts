import type { SourceMaps } from './source-maps.ts';

/** `at draw (https://site/assets/page-x1.js:3:141)`, `draw@https://site/assets/page-x1.js:3:141` in other browsers. */
const frame =
  /^\s*(?:at )?(?:async )?(?:([^\s@(:]+)[@ ]\(?)?(?:https?:\/\/[^\s/)]+)?\/assets\/([\w.-]+\.js):(\d+):(\d+)\)?$/;
const mostFrames = 30;

/** A stack in the words of our sources, as far as there are maps; the other lines stay what they were. */
export async function mapStack(stack: string, maps: SourceMaps): Promise<string> {
  const lines = stack.split('\n').slice(0, mostFrames);
  const mapped = await Promise.all(
    lines.map(async (line) => {
      const [, name = '', file = '', row = '', column = ''] = frame.exec(line) ?? [];
      const found = file ? await maps.find(file, Number(row), Number(column)) : undefined;
      return found
        ? `at ${found.name ?? (name || 'anonymous')} (${found.source}:${found.line})`
        : line.trim();
    }),
  );
  return mapped.filter(Boolean).join('\n');
}

/** Queries and fragments of addresses may hold what is private. */
export function withoutQueries(text: string): string {
  return text.replace(/(https?:\/\/[^\s?#)'"]*)[?#][^\s)'":]*/g, '$1');
}
