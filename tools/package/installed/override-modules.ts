import { basename, dirname, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import type { BuiltOverrides } from './built-overrides.ts';
import { type Definition, nameOf } from './read-overrides.ts';

const text = (value: unknown) => JSON.stringify(value);
const ofFolder = (definitions: readonly Definition[], folder: Definition['folder']) =>
  definitions.filter((definition) => definition.folder === folder);

const imported = (definitions: readonly Definition[]) =>
  definitions.map(({ path }, index) => `import own${index} from ${text(path)};`).join('\n');

const byName = (definitions: readonly Definition[]) =>
  definitions.map((definition, index) => `${text(nameOf(definition))}: own${index}`).join(', ');

function viewsModule(definitions: readonly Definition[]): string {
  const byType = Map.groupBy(
    definitions.map(({ value }, index) => ({ ...(value as { type: string; view: string }), index })),
    ({ type }) => type,
  );
  const entries = [...byType].map(
    ([type, list]) =>
      `${text(type)}: { ${list.map(({ view, index }) => `${text(view)}: own${index}.render`).join(', ')} }`,
  );
  return `${imported(definitions)}\nexport const ownViews = { ${entries.join(', ')} };`;
}

/** Pages load with their route, so each is a chunk of its own. */
function pagesModule(definitions: readonly Definition[], sources: string): string {
  const entries = definitions.map((definition) => {
    const file = relative(sources, definition.path).split(sep).join('/');
    const load = `() => import(${text(definition.path)})`;
    return `${text(nameOf(definition))}: { file: ${text(file)}, load: ${load} }`;
  });
  return `export const ownPages = { ${entries.join(', ')} };`;
}

/** The code of the modules in `overrides/` beside this file, by name: there they are empty. */
export function overrideModules(
  definitions: readonly Definition[],
  { routes }: BuiltOverrides,
  sources: string,
): Readonly<Record<string, string>> {
  const [embeds, ads] = [ofFolder(definitions, 'embeds'), ofFolder(definitions, 'ads')];
  return {
    views: viewsModule(ofFolder(definitions, 'views')),
    embeds: `${imported(embeds)}\nexport const ownEmbeds = { ${byName(embeds)} };`,
    pages: pagesModule(ofFolder(definitions, 'pages'), sources),
    ads: `${imported(ads)}\nexport const ownAdServices = { ${byName(ads)} };`,
    routes: `export const ownRoutes = ${text(routes)};`,
  };
}

/** The chunk of the publication's views, which every page loads. */
export const viewsChunk = 'overrides';

/** Puts the publication's code into the pages. */
export function publicationOverrides(modules: Readonly<Record<string, string>>, folder: string): Plugin {
  const views = join(folder, 'overrides/views/');
  return {
    name: 'publication-overrides',
    enforce: 'pre',
    config: (_, { isSsrBuild }) =>
      isSsrBuild
        ? {}
        : {
            build: {
              rolldownOptions: {
                output: {
                  codeSplitting: {
                    groups: [{ name: viewsChunk, priority: 1, test: (id: string) => id.startsWith(views) }],
                  },
                },
              },
            },
          },
    load(id) {
      if (dirname(id) !== join(import.meta.dirname, 'overrides')) return undefined;
      return modules[basename(id).split('.')[0] ?? ''];
    },
  };
}
