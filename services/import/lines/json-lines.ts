import { createReadStream } from 'node:fs';

/** `isCut`: the file ends inside this line. */
export type JsonLine = { line: number; value: unknown } | { line: number; problem: string; isCut?: boolean };

const longestLine = 16 * 1024 * 1024;

/** The lines of a file, each decoded and parsed alone: one that is broken is reported, and the others are read. */
export async function* jsonLines(file: string): AsyncGenerator<JsonLine> {
  let pieces: Buffer[] = [];
  let size = 0;
  let line = 0;
  const finish = (isLast: boolean): JsonLine | undefined => {
    line += 1;
    const bytes = Buffer.concat(pieces);
    const isTooLong = size > longestLine;
    pieces = [];
    size = 0;
    if (isTooLong) return { line, problem: 'it is longer than 16 MB' };
    return parsedLine(bytes, line, isLast);
  };
  const add = (piece: Buffer) => {
    size += piece.length;
    if (size <= longestLine) pieces.push(piece);
    else pieces = [];
  };
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
      add(chunk.subarray(from, at));
      from = at + 1;
      const read = finish(false);
      if (read) yield read;
    }
    if (from < chunk.length) add(chunk.subarray(from));
  }
  const rest = size > 0 ? finish(true) : undefined;
  if (rest) yield rest;
}

function parsedLine(bytes: Buffer, line: number, isLast: boolean): JsonLine | undefined {
  // Every whole line of a file that was written to its end is followed by a line break, or can be read.
  const wrong = (problem: string) => ({ line, problem, ...(isLast ? { isCut: true } : {}) });
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim();
  } catch {
    return wrong('it is not UTF-8 text');
  }
  if (text === '') return undefined;
  try {
    return { line, value: JSON.parse(text) };
  } catch {
    return wrong('it is no JSON');
  }
}
