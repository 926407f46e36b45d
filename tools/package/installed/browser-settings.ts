import { readFileSync } from 'node:fs';
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

/** The publication's `theme.css` comes after all styles that every page has, so that it may replace any of them. */
export function themeStyles(folder: string): Plugin {
  return {
    name: 'theme-styles',
    enforce: 'pre',
    transform(code, id) {
      if (!id.endsWith('/site/app/styles/global.css')) return undefined;
      return `${code}\n${readTheme(folder)}`;
    },
  };
}

function readTheme(folder: string): string {
  try {
    return readFileSync(join(folder, 'theme.css'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw error;
  }
}
