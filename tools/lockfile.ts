// Keeps `npm ci` working from registries that carry only some platforms.
//
// Packages with native parts list one optional package per platform. A registry may lack those for platforms we do not
// run; npm then omits them from the lockfile, and `npm ci` rejects a lockfile without them. An entry with the
// package's platform satisfies it, and nothing is ever downloaded for another platform.
// Run `npm run lockfile` after changing dependencies.
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

interface LockEntry {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}
type Lockfile = { packages: Record<string, LockEntry> };

const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
  'aix',
];
const processors = [
  'arm64',
  'arm',
  'x64',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'loong64',
  'mips64el',
  'wasm32',
];

/** The platform a package is for, read from its name: `@rolldown/binding-linux-arm64-musl`. */
export function platformOf(name: string): Pick<LockEntry, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const os = systems.find((word) => words.includes(word));
  const cpu = processors.find((word) => words.includes(word));
  if (!os || !cpu) return undefined;
  return { os: [os], cpu: [cpu], ...(words.includes('musl') ? { libc: ['musl'] } : {}) };
}

/** Optional packages without an entry. */
export function missingEntries({ packages }: Lockfile): Record<string, LockEntry> {
  const missing: Record<string, LockEntry> = {};
  for (const { optionalDependencies = {}, dev } of Object.values(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = `node_modules/${name}`;
      const platform = platformOf(name);
      if (packages[place] || !platform) continue;
      missing[place] = { version, ...(dev ? { dev } : {}), optional: true, ...platform };
    }
  }
  return missing;
}

export function completed(lockfile: Lockfile): Lockfile {
  const packages = { ...lockfile.packages, ...missingEntries(lockfile) };
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { ...lockfile, packages: sorted };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  for (const file of ['package-lock.json', 'bench/peers/next/package-lock.json']) {
    const lockfile: Lockfile = JSON.parse(readFileSync(file, 'utf8'));
    const added = Object.keys(missingEntries(lockfile)).length;
    if (added) writeFileSync(file, `${JSON.stringify(completed(lockfile), null, 2)}\n`);
    console.log(`${file}: ${added} platforms added`);
  }
}
