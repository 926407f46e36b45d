// A class that its module does not define is no error anywhere: the page gets the class "undefined" or none.

/** Imported style modules with their local names. */
export function stylesIn(source: string): { name: string; module: string }[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, name = '', module = '']) => ({ name, module }),
  );
}

/** The classes a component uses from this import; names computed at run time are unknown. */
export function classesNamed(source: string, styles: string): string[] {
  const named = source.matchAll(new RegExp(`(?<![\\w/.-])${styles}(?:\\??\\.(\\w+)|\\['([^']+)'\\])`, 'g'));
  return [...new Set([...named].map(([, plain, quoted]) => plain ?? quoted ?? ''))];
}

/** The classes a module defines. */
export function classesOf(css: string): ReadonlySet<string> {
  const own = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '');
  return new Set([...own.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
