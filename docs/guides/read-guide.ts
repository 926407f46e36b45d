export interface GuideBlock {
  language: string;
  file: string;
  text: string;
}

/** Code blocks that name a file after their language. */
export function readBlocks(markdown: string): GuideBlock[] {
  return [...markdown.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', file = '', text = '']) => ({ language, file, text }),
  );
}

/** Applies one change. Its unchanged and removed lines must follow each other in the file exactly once. */
export function applyDiff(file: string, source: string, diff: string): string {
  const lines = diff.trimEnd().split('\n');
  const before = lines.filter((line) => !line.startsWith('+')).map((line) => line.slice(1));
  const after = lines.filter((line) => !line.startsWith('-')).map((line) => line.slice(1));
  const [start, end, ...more] = `\n${source}`.split(['', ...before, ''].join('\n'));
  if (start === undefined || end === undefined || more.length)
    throw new Error(`${file} must have these lines once:\n${before.join('\n')}`);
  return `${start}\n${after.join('\n')}\n${end}`.slice(1);
}
