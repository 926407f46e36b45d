import type { SourceMaps } from './source-maps.ts';

const place = String.raw`(?:https?://[^\s/)]+)?/assets/([\w.-]+\.js):(\d+):(\d+)`;
/** A name may be of several words: `new Player`, `Object.t [as run]`, `module code`. */
const frames = [
  // at render (https://site/assets/page-x1.js:3:141)
  new RegExp(String.raw`^\s*at (?:async )?([^()]+) \(${place}\)$`),
  // render@https://site/assets/page-x1.js:3:141
  new RegExp(String.raw`^\s*(?:async\*)?([^@(:]*)@${place}$`),
  // at https://site/assets/page-x1.js:3:141
  new RegExp(String.raw`^\s*(?:at )?(?:async )?()${place}$`),
];
const mostFrames = 30;
const lineCharacters = 1000;

/** A stack mapped to our sources where source maps exist; other lines stay unchanged. */
export async function mapStack(stack: string, maps: SourceMaps): Promise<string> {
  const lines = stack.split('\n', mostFrames).map((line) => line.slice(0, lineCharacters));
  const mapped = await Promise.all(
    lines.map(async (line) => {
      const [, name = '', file = '', row = '', column = ''] =
        frames.map((frame) => frame.exec(line)).find(Boolean) ?? [];
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
  return text.replace(/https?:\/\/[^\s)'"]*/g, (address) => {
    const [page = ''] = address.split(/[?#]/, 1);
    const line = page === address ? undefined : /(?::\d{1,9}){1,2}$/.exec(address.slice(-20));
    return `${page}${line?.[0] ?? ''}`;
  });
}
