import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Names of the modules beside this one that scripts for browsers import, with what they export. */
const exported = { public: 'publicSettings', shell: 'shellSettings', lazy: 'lazySettings' } as const;
type Part = keyof typeof exported;
const isPart = (name: string): name is Part => Object.hasOwn(exported, name);

/** Browsers cannot read the publication's folder: their scripts get the settings as they are when pages are built. */
export function browserSettings(settings: Readonly<Record<Part, object>>): Plugin {
  return {
    name: 'browser-settings',
    enforce: 'pre',
    load(id) {
      const name = basename(id).split('.')[0] ?? '';
      if (dirname(id) !== import.meta.dirname || !isPart(name)) return undefined;
      return `export const ${exported[name]} = ${JSON.stringify(settings[name])};`;
    },
  };
}

/**
 * Pages import the publication's own `theme.css` after all styles that every page has, so that it may replace any of them
 * and name pictures of its folder. Without one they import the empty one of the package.
 */
export function themeStyles(folder: string): Plugin {
  const theme = join(folder, 'theme.css');
  return {
    name: 'theme-styles',
    enforce: 'pre',
    resolveId: (id) => (id === '#theme.css' && existsSync(theme) ? theme : undefined),
  };
}
