// The imports of a source file, and the files of this repository they resolve to.
import { dirname, join, normalize } from 'node:path';

/** `#api/app.ts` and `../api/app.ts` are the same file; packages and Node's own modules give undefined. */
export function targetOf(
  from: string,
  specifier: string,
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier));
  if (!specifier.startsWith('#')) return undefined;
  const exact = aliases[specifier];
  if (exact) return normalize(exact);
  const [alias, folder] =
    Object.entries(aliases).find(
      ([name]) => name.endsWith('/*') && specifier.startsWith(name.slice(0, -1)),
    ) ?? [];
  return alias && folder ? normalize(folder.replace('*', specifier.slice(alias.length - 1))) : undefined;
}

const importPattern =
  /(?:^|[\s;])(?:import|export)\s(?:[^'"()]*?\sfrom\s)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]\s*\)/gm;

export function importsOf(source: string): string[] {
  return [...source.matchAll(importPattern)].map((match) => match[1] ?? match[2] ?? '').filter(Boolean);
}
