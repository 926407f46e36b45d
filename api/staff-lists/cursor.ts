import { z } from 'zod';
import { NeutronError } from '#content/errors.ts';

/** Where a part of a list ended: the last story, and what it is sorted by. */
const cursor = z.union([
  z.tuple([z.enum(['saved', 'due', 'publish']), z.number().int(), z.number().int()]),
  z.tuple([z.literal('title'), z.string().max(200), z.number().int()]),
  z.tuple([z.enum(['heads', 'words']), z.null(), z.number().int()]),
]);
export type Cursor = z.infer<typeof cursor>;

export const writeCursor = (at: Cursor): string => Buffer.from(JSON.stringify(at)).toString('base64url');

/** A cursor of another order has no place in this one. */
export function readCursor(text: string | undefined, parts: readonly Cursor[0][]): Cursor | undefined {
  if (text === undefined) return undefined;
  const parsed = cursor.safeParse(jsonOf(text));
  if (!parsed.success || !parts.includes(parsed.data[0]))
    throw new NeutronError('bad_query', {
      field: 'after',
      message: 'after: must be the one of `links.next`, with the same query',
    });
  return parsed.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString());
  } catch {
    return undefined;
  }
}
