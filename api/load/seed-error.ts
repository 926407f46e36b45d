import type { z } from 'zod';

/** A publication cannot be loaded; names the entry and field that must be fixed. */
export class SeedError extends Error {
  /** Which thing, e.g. `article/why-tides-matter`. */
  readonly entry: string;
  readonly field: string;
  readonly problem: string;

  constructor(entry: string, field: string, problem: string) {
    super(`${entry}: ${field} ${problem}`);
    this.name = 'SeedError';
    this.entry = entry;
    this.field = field;
    this.problem = problem;
  }
}

/** Parses one thing of a seed, or says which field of which thing is wrong. */
export function parseSeed<S extends z.ZodType>(schema: S, value: unknown, entry: string): z.infer<S> {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new SeedError(entry, issue?.path.join('.') || 'it', issue?.message ?? 'is not valid');
}

export function requireUnique(values: readonly string[], entry: string, field: string): void {
  const seen = new Set<string>();
  for (const value of values) {
    if (seen.has(value)) throw new SeedError(entry, field, `"${value}" is there twice`);
    seen.add(value);
  }
}
