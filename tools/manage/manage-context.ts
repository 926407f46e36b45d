import type { ApiClient } from './api-client.ts';

/** What a command works with. */
export interface ManageContext {
  client: ApiClient;
  /** The site's identifier in API paths. */
  site: string;
  readFile(path: string): Promise<Uint8Array<ArrayBuffer>>;
  print(line: string): void;
  isJson: boolean;
}

/** The command line is wrong; the message says how. */
export class UsageError extends Error {}

export function required(value: string | undefined, what: string): string {
  if (value === undefined || value === '') throw new UsageError(`${what} is missing`);
  return value;
}

/** Prints an answer as JSON, or as a line for people. */
export function show({ isJson, print }: ManageContext, answer: unknown, line: string): void {
  print(isJson ? JSON.stringify(answer, null, 2) : line);
}

export async function readJson({ readFile }: ManageContext, path: string): Promise<unknown> {
  const text = new TextDecoder().decode(
    await readFile(path).catch(() => {
      throw new UsageError(`${path} cannot be read`);
    }),
  );
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}
