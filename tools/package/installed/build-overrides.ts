import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Plugin } from 'vite';
import type { BuiltOverrides } from './built-overrides.ts';
import { findOverrides, type OverrideFile } from './find-overrides.ts';
import { type Definition, readOverrides } from './read-overrides.ts';

interface OverridesBuild {
  folder: string;
  /** The folder that the result is written to. */
  output: string;
  plugins: Plugin[];
}

/** Compiles the publication's `overrides` for the server, and reads what they define. */
export async function buildOverrides({
  folder,
  output,
  plugins,
}: OverridesBuild): Promise<{ definitions: Definition[]; built: BuiltOverrides }> {
  const files = findOverrides(folder);
  await rm(output, { recursive: true, force: true });
  await mkdir(output, { recursive: true });
  const definitions = files.length > 0 ? await compile(files, { folder, output, plugins }) : [];
  const built = readOverrides(definitions);
  await writeFile(join(output, 'overrides.json'), JSON.stringify(built));
  return { definitions, built };
}

async function compile(files: readonly OverrideFile[], options: OverridesBuild): Promise<Definition[]> {
  const { folder, output, plugins } = options;
  const onServer = files.filter(({ folder: kind }) => kind === 'emails' || kind === 'search');
  // Two entries: the server must not load React for the sake of an e-mail.
  const entries: Record<string, string> = {
    definitions: `${importAll(files)}\nexport const values = [${files.map((_, index) => `own${index}`).join(', ')}];`,
    server: serverModule(onServer),
  };
  const config: InlineConfig = {
    root: folder,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [virtualEntries(entries), ...plugins],
    oxc: { jsx: { runtime: 'automatic', development: false } },
    // The package cannot be loaded as it is: its parts of the site import styles.
    ssr: { noExternal: ['neutron'] },
    build: {
      outDir: output,
      ssr: true,
      target: 'node24',
      minify: false,
      sourcemap: true,
      rolldownOptions: {
        input: Object.fromEntries(Object.keys(entries).map((name) => [name, `virtual:${name}`])),
        output: { entryFileNames: '[name].js' },
      },
    },
  };
  try {
    await build(config);
  } catch (error) {
    throw new Error(describeBuildError(error, folder), { cause: error });
  }
  const values = await evaluate(join(output, 'definitions.js'), folder);
  return files.map((file, index) => ({ ...file, value: values[index] }));
}

const importAll = (files: readonly OverrideFile[]) =>
  files.map(({ path }, index) => `import own${index} from ${JSON.stringify(path)};`).join('\n');

function serverModule(files: readonly OverrideFile[]): string {
  const search = files.findIndex(({ folder }) => folder === 'search');
  const emails = files.flatMap(({ folder }, index) =>
    folder === 'emails' ? [`[own${index}.email]: own${index}`] : [],
  );
  const openSearch = search < 0 ? '' : `, openSearch: own${search}.open`;
  return `${importAll(files)}\nexport const overrides = { emails: { ${emails.join(', ')} }${openSearch} };`;
}

const virtualEntries = (entries: Readonly<Record<string, string>>): Plugin => ({
  name: 'virtual-entries',
  enforce: 'pre',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0virtual:') ? entries[id.slice('\0virtual:'.length)] : undefined),
});

/** Runs the files once, in a process that ends with the build. */
async function evaluate(file: string, folder: string): Promise<unknown[]> {
  process.setSourceMapsEnabled(true);
  try {
    const { values } = (await import(pathToFileURL(file).href)) as { values: unknown[] };
    return values;
  } catch (error) {
    const place = error instanceof Error ? placeIn(error.stack ?? '', folder) : undefined;
    throw new Error(`${place ?? 'overrides'}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** `overrides/views/ranking.tsx:3:7` of the first line of a stack that is in the folder. */
function placeIn(stack: string, folder: string): string | undefined {
  const start = `${join(folder, 'overrides')}/`;
  const line = stack.split('\n').find((entry) => entry.includes(start));
  const place = line && /(\S+?:\d+:\d+)\)?$/.exec(line.slice(line.indexOf(start)))?.[1];
  return place && relative(folder, place);
}

/** The message of the bundler with file and line first. */
export function describeBuildError(error: unknown, folder: string): string {
  if (!(error instanceof Error)) return String(error);
  const first = 'errors' in error && Array.isArray(error.errors) ? error.errors[0] : error;
  const { loc, id, message } = first as {
    loc?: { file?: string; line: number; column: number };
    id?: string;
    message: string;
  };
  const file = loc?.file ?? id;
  const place = file && [relative(folder, file), loc?.line, loc?.column].filter(Boolean).join(':');
  return place ? `${place}: ${message}` : message;
}
