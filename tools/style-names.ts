// A class that its module does not have is no error anywhere: the page gets the word "undefined" or nothing at all.

/** Who imports which module of styles, under which name. */
export function stylesIn(source: string): { name: string; module: string }[] {
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)].map(
    ([, name = '', module = '']) => ({ name, module }),
  );
}

/** The classes a component names of the styles it calls so; those it makes up while it runs cannot be told. */
export function classesNamed(source: string, styles: string): string[] {
  const named = source.matchAll(new RegExp(`(?<![\\w/.-])${styles}(?:\\??\\.(\\w+)|\\['([^']+)'\\])`, 'g'));
  return [...new Set([...named].map(([, plain, quoted]) => plain ?? quoted ?? ''))];
}

/** The classes a module has of its own. */
export function classesOf(css: string): ReadonlySet<string> {
  const own = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:global\([^)]*\)/g, '');
  return new Set([...own.matchAll(/\.(-?[A-Za-z_][\w-]*)/g)].map(([, name = '']) => name));
}
