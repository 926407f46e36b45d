// Runs a file on the Node 24 that ships in node_modules, whatever Node the machine has.
// This file itself runs on the machine's own Node, so it stays plain JavaScript.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';

// 24.18.1 closed a request-smuggling hole in the HTTP parser; nothing older may serve readers.
const [major, minor, patch] = process.versions.node.split('.').map(Number);
const ownIsGood = major === 24 && (minor > 18 || (minor === 18 && patch >= 1));

function shippedNode() {
  try {
    const root = dirname(
      createRequire(import.meta.url).resolve(`node-${process.platform}-${process.arch}/package.json`),
    );
    const binary = join(root, 'bin', 'node');
    return existsSync(binary) ? binary : undefined;
  } catch {
    return undefined;
  }
}

const node = ownIsGood ? process.execPath : shippedNode();
if (!node) {
  console.error(
    `Neutron needs Node 24.18.1 or newer in the 24 line; this machine has ${process.version} and node_modules ships none for ${process.platform}-${process.arch}.\nRun "npm ci" first, or install Node 24.`,
  );
  process.exit(1);
}

// glibc keeps a heap for each thread and returns little, which adds up to hundreds of megabytes when images are encoded
// on several threads. It reads these variables before the program starts, so they cannot be set later (decision 0092).
const allocator = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  MALLOC_MMAP_THRESHOLD_: '131072',
};

const [script, ...args] = process.argv.slice(2);
const child = spawn(node, [script, ...args], {
  stdio: 'inherit',
  // Children that look for "node" on the PATH (test runners, workers) find the same one.
  env: { ...allocator, ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` },
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
// npm does not forward SIGTERM: it exits with its shell and orphans us. Without a parent the program stops.
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 250).unref();
}
child.on('exit', (code, signal) => process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1)));
