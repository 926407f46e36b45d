import { routes } from '#app/routing/routes.ts';
import { readPublication } from '#content/publication/read-publication.ts';
import type { Publication } from '#content/publication/schema.ts';
import { BootError } from '#platform/boot-error.ts';

/** Names that criteria may use. */
export const routeNames: ReadonlySet<string> = new Set(routes.map(({ name }) => name));

/** The checked configuration; invalid keys stop the start with one line each. */
export function loadPublication(modules: Readonly<Record<string, object>>): Publication {
  const result = readPublication(modules, routeNames);
  if ('problems' in result) throw new BootError(result.problems.join('\n'));
  return result.publication;
}
