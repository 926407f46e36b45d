import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Groups = NonNullable<Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']>;
type InfoOf = (id: string) => Rolldown.ModuleInfo | null;

/**
 * Which small modules of the site share a file. Left to itself the bundler gives a file to every set of parts that use a
 * module, and a page loads fifty files of a few hundred bytes: each costs a request, and they compress far worse than one.
 */
export function scriptGroups(root: string): Groups {
  let late: LateModules | undefined;
  return [
    // Its own file, so that a phone evaluates it in a task of its own.
    { name: 'react-dom', test: /\/node_modules\/(react-dom|scheduler)\// },
    // What every page begins with, apart from the entry itself: other parts use it too.
    { name: 'shared', tags: ['$initial'], minShareCount: 2 },
    {
      debugName: 'parts of every page',
      name(id, context) {
        late ??= findLateModules(root, (one) => context.getModuleInfo(one));
        if (late.shell.has(id)) return 'shell-parts';
        return late.idle.has(id) ? 'idle-parts' : null;
      },
      minShareCount: 2,
      // These sets are closed: what they need besides is in the entry or in pages, which need nothing of them.
      includeDependenciesRecursively: false,
    },
  ];
}

interface LateModules {
  /** Of the frame around pages, which is loaded before a reader navigates. */
  shell: ReadonlySet<string>;
  /** Of what every page starts in idle moments. */
  idle: ReadonlySet<string>;
}

/** Modules that every page loads, but after its own: no page and no embed names them itself. */
function findLateModules(root: string, infoOf: InfoOf): LateModules {
  const file = (path: string) => join(root, path);
  const entry = withImports([file('site/entry.client.tsx')], infoOf);
  const late = [...entry].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []);
  const started = (infoOf(file('site/platform.ts'))?.dynamicallyImportedIds ?? []).filter((id) =>
    /\/start-\w+\.[jt]s$/.test(id),
  );
  const idleRoots = [file('site/after-load.ts'), file('site/app/routing/start-navigation.ts')];
  const shellRoots = [file('site/app/layouts/shell.ts')];
  const pages = late.filter((id) => !idleRoots.includes(id) && !shellRoots.includes(id));
  const early = new Set([...entry, ...withImports(pages, infoOf)]);
  const shell = without(early, withImports(shellRoots, infoOf));
  const idle = without(early, withImports([...idleRoots, ...started], infoOf));
  return { shell, idle };
}

const without = (left: ReadonlySet<string>, ids: Iterable<string>) =>
  new Set([...ids].filter((id) => !left.has(id)));

/** These modules and all that they import, but what they load later. */
function withImports(ids: readonly string[], infoOf: InfoOf): Set<string> {
  const found = new Set<string>();
  const add = (id: string): void => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of infoOf(id)?.importedIds ?? []) add(next);
  };
  for (const id of ids) add(id);
  return found;
}
