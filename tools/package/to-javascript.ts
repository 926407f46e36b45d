import { transformWithOxc } from 'vite';

/** The one file that stays TypeScript: a publisher writes it. */
const publishersFile = 'neutron.config.ts';
const sourceName = /([\w@${}.?/#[\] -]*)\.tsx?(?=['"`])/g;

/**
 * Node runs no TypeScript below `node_modules`. Every text of our code that ends in `.ts` or `.tsx` names one of our
 * files (an import, a worker, a key of the build's manifest), so the names change with the files.
 */
export const renameSources = (code: string): string =>
  code.replace(sourceName, (whole, stem: string) => (whole.endsWith(publishersFile) ? whole : `${stem}.js`));

/** A module of the package: the types are gone, and imports name JavaScript. */
export async function toJavaScript(code: string, file: string): Promise<string> {
  const made = await transformWithOxc(code, file, {
    target: 'es2024',
    sourcemap: false,
    jsx: { runtime: 'automatic', development: false },
    // Types are checked with the repository; unused imports are not types here (`verbatimModuleSyntax`).
    typescript: { onlyRemoveTypeImports: true },
  });
  return renameSources(made.code);
}
