// What decides how every state of the workshop looks and behaves, as one hash per state, without a browser. Run as a
// program it prints them as JSON: Vite would take a test runner's loader for its own.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { mock } from 'node:test';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import type { RenderedState } from '#site/workshop/render-states.ts';
import { importsOf, targetOf } from '#tools/import-targets.ts';
import { reachableFrom, readAliases, readModuleGraph } from '#tools/module-graph.ts';

const root = join(import.meta.dirname, '..');
const outDir = join(root, 'build/workshop-states');
/** Code that only a browser runs: the markup of the server says nothing about it. */
const onlyInBrowsers =
  /\buse(Layout|Insertion)?Effect\b|\buseSyncExternalStore\b|\bcreatePortal\b|\bshowModal\b|\bref=|\blazy\(/;
/** The code of the site; below it are rules and data, whose results the markup shows. */
const isSiteCode = (path: string) => /^(site|design)\//.test(path);
const isHook = (path: string) => /\/use-[\w-]+\.tsx?$/.test(path);

async function renderedStates(): Promise<RenderedState[]> {
  process.env.NODE_ENV = 'production';
  // One state is a moment ago.
  mock.timers.enable({ apis: ['Date'], now: Date.UTC(2026, 0, 1) });
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    css: {
      // The same on every machine: what is in the style sheets is compared by itself.
      modules: {
        generateScopedName: (name, file) => `${basename(file.split('?')[0] ?? '', '.module.css')}-${name}`,
      },
    },
    build: {
      ssr: true,
      outDir,
      minify: false,
      cssMinify: false,
      target: 'node24',
      reportCompressedSize: false,
      rolldownOptions: {
        input: 'site/workshop/render-states.ts',
        output: { entryFileNames: 'render-states.js', codeSplitting: false },
      },
    },
  });
  const { renderStates } = await import(pathToFileURL(join(outDir, 'render-states.js')).href);
  return renderStates();
}

const hashOf = (texts: Iterable<string>) => {
  const hash = createHash('sha256');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 16);
};

/** One hash per state, by its id. */
async function hashStates(): Promise<Record<string, string>> {
  const states = await renderedStates();
  const graph = readModuleGraph();
  const aliases = readAliases();
  const sources = new Map<string, string>();
  const sourceOf = (path: string) => {
    const source = sources.get(path) ?? (existsSync(path) ? readFileSync(path, 'utf8') : '');
    sources.set(path, source);
    return source;
  };
  /** Style sheets that modules import, and those that these import. */
  const stylesOf = (paths: Iterable<string>): string[] => {
    const styles = new Set<string>();
    const add = (from: string, specifiers: readonly string[]) => {
      for (const specifier of specifiers) {
        const path = specifier.endsWith('.css') ? targetOf(from, specifier, aliases) : undefined;
        if (!path || styles.has(path)) continue;
        styles.add(path);
        add(
          path,
          [...sourceOf(path).matchAll(/@import\s+["']([^"']+)["']/g)].map(([, name = '']) => name),
        );
      }
    };
    for (const path of paths) add(path, importsOf(sourceOf(path)));
    return [...styles];
  };
  const hashFiles = (paths: Iterable<string>) =>
    hashOf([...paths].sort().flatMap((path) => [path, sourceOf(path)]));

  const workshop = ['site/workshop/main.tsx', 'site/workshop/workshop.tsx', 'site/workshop/index.html'];
  const { version } = JSON.parse(sourceOf('node_modules/axe-core/package.json')) as { version: string };
  const shared = hashOf([version, hashFiles([...workshop, ...stylesOf(workshop)])]);
  /** Style sheets of everything a file of stories imports, and the code that only browsers run. */
  const hashImports = (path: string) => {
    const reached = reachableFrom(graph, [path]);
    const late = new Set(
      [...reached].filter((file) => isSiteCode(file) && onlyInBrowsers.test(sourceOf(file))),
    );
    // Late too is what a component renders by such a hook. A set also visits what is added meanwhile.
    for (const hook of late)
      if (isHook(hook))
        for (const file of reached) if (graph.get(file)?.includes(hook) && isSiteCode(file)) late.add(file);
    const code = [...reachableFrom(graph, [...late])].filter(isSiteCode);
    return { seen: hashFiles([path, ...code, ...stylesOf(reached)]), all: hashFiles([...reached]) };
  };
  const imports = new Map<string, ReturnType<typeof hashImports>>();
  return Object.fromEntries(
    states.map(({ id, path, markup }) => {
      const { seen, all } = imports.get(path) ?? hashImports(path);
      imports.set(path, { seen, all });
      return [id, hashOf([shared, seen, markup ?? all])];
    }),
  );
}

console.log(JSON.stringify(await hashStates()));
// Two stories leave a timer that would go on.
process.exit();
