import type { z } from 'zod';
import { type ErrorReason, NeutronError } from '#content/errors.ts';
import { schemaWords } from '#content/rules/schema-words.ts';

/** Parses one part of a request with its schema; errors use the caller's names of the fields. */
export function parsePart<S extends z.ZodType>(schema: S, value: unknown, reason: ErrorReason): z.output<S> {
  const parsed = schema.safeParse(value, { error: schemaWords });
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const unknown = issue?.code === 'unrecognized_keys' ? issue.keys[0] : undefined;
  const path = [...(issue?.path ?? []), ...(unknown === undefined ? [] : [unknown])];
  const field = path.join('.').slice(0, 200) || undefined;
  const message = unknown === undefined ? (issue?.message ?? 'is not valid') : 'is not known';
  throw new NeutronError(reason, {
    field,
    // A path that names nothing is simply not there; the words of the schema would only confuse.
    message: reason === 'not_found' ? undefined : `${field ?? 'The request'}: ${message}`,
  });
}
