/** The two halves of a hand-written piece, before anything is known about their meaning. */

export interface PieceBlock {
  line: number;
  text: string;
  /** Set when the block is a fence: ```embed chart. */
  embed?: string;
}

export interface PieceSource {
  fields: ReadonlyMap<string, { value: string; line: number }>;
  blocks: readonly PieceBlock[];
}

export class PieceError extends Error {
  constructor(file: string, line: number, message: string) {
    super(`${file}:${line}: ${message}`);
    this.name = 'PieceError';
  }
}

const fence = /^```embed ([A-Za-z]+)\s*$/;

export function splitPiece(file: string, source: string): PieceSource {
  const lines = source.replaceAll('\r\n', '\n').split('\n');
  if (lines[0]?.trim() !== '---') throw new PieceError(file, 1, 'must begin with a line of three hyphens');
  const end = lines.findIndex((line, index) => index > 0 && line.trim() === '---');
  if (end < 0) throw new PieceError(file, 1, 'the front matter is never closed');
  return { fields: fieldsOf(file, lines.slice(1, end)), blocks: blocksOf(file, lines, end + 1) };
}

function fieldsOf(file: string, lines: readonly string[]) {
  const fields = new Map<string, { value: string; line: number }>();
  lines.forEach((text, index) => {
    const line = index + 2;
    if (text.trim() === '') return;
    const [, key, value] = /^([A-Za-z]+):\s*(.*)$/.exec(text) ?? [];
    if (!key || value === undefined) throw new PieceError(file, line, `not a "key: value" line: ${text}`);
    if (fields.has(key)) throw new PieceError(file, line, `"${key}" is given twice`);
    if (value.trim() !== '') fields.set(key, { value: unquoted(value.trim()), line });
  });
  return fields;
}

/** Some writers quote values out of habit. */
function unquoted(value: string): string {
  return /^"[^"]*"$/.test(value) ? value.slice(1, -1) : value;
}

function blocksOf(file: string, lines: readonly string[], from: number): PieceBlock[] {
  const blocks: PieceBlock[] = [];
  let open: PieceBlock | undefined;
  for (let index = from; index < lines.length; index += 1) {
    const text = lines[index] ?? '';
    const [, embed] = fence.exec(text) ?? [];
    if (embed) {
      const end = lines.findIndex((line, at) => at > index && line.trim() === '```');
      if (end < 0) throw new PieceError(file, index + 1, `the ${embed} embed is never closed`);
      blocks.push({ line: index + 1, embed, text: lines.slice(index + 1, end).join('\n') });
      open = undefined;
      index = end;
    } else if (text.startsWith('```')) {
      throw new PieceError(file, index + 1, 'a fence must read ```embed and the type of the embed');
    } else if (text.trim() === '') {
      open = undefined;
    } else if (open && !standsAlone(text) && !standsAlone(open.text)) {
      open.text += `\n${text}`;
    } else {
      open = { line: index + 1, text };
      blocks.push(open);
    }
  }
  return blocks;
}

/** A heading is a block of its own even without an empty line around it. */
function standsAlone(text: string): boolean {
  return /^#{2,3} /.test(text);
}
