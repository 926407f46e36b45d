import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = import.meta.dirname;
const files = globSync('**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'));

/** Modules a file loads when it runs; `import type` loads nothing. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(root, file), 'utf8');
  return [...source.matchAll(/^(?:import|export)\s+(?!type\b)[^;]*?from '([^']+)'/gm)].map(([, from = '']) =>
    from.startsWith('.')
      ? normalize(join(dirname(file), from))
      : from.replace(/^#platform\//, '../platform/'),
  );
}

/** Everything a file pulls in, by way of others too. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  for (const next of importsOf(file))
    if (!seen.has(next)) {
      seen.add(next);
      if (next.endsWith('.ts')) reach(next, seen);
    }
  return seen;
}

const packagesOf = (file: string) => [...reach(file)].filter((name) => !name.endsWith('.ts'));

describe('content is pure', () => {
  /** Pure too: the model of a document, steps between two documents, and what differs between two lists. */
  const ofDocuments = ['prosemirror-model', 'prosemirror-transform', 'diff'];

  it.each(files)('%s imports zod, htmlparser2 or nothing; the document also its model', (file) => {
    const allowed = ['zod', 'htmlparser2', ...(file.startsWith('document/') ? ofDocuments : [])];
    for (const name of packagesOf(file)) expect(allowed).toContain(name);
    for (const name of reach(file)) expect(name).not.toMatch(/^\.\.\/(?!platform\/)/);
  });

  it.each(files.filter((file) => file.startsWith('rules/')))(
    '%s reaches the browser without the schema library',
    (file) => {
      expect(packagesOf(file)).not.toContain('zod');
      if (!file.startsWith('rules/body/')) expect(packagesOf(file)).toEqual([]);
    },
  );

  it.each([
    'limits.ts',
    'errors.ts',
    ...files.filter((file) =>
      /^entities\/.*(?:-state|script-tag|ad-unit|ad-targeting|ad-names|footer-link|story-types)\.ts$/.test(
        file,
      ),
    ),
  ])('%s is for the browser too', (file) => {
    expect(packagesOf(file)).toEqual([]);
  });
});
