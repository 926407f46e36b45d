// `npm run bench` runs every benchmark; `npm run bench -- cached-article` one. Each prints ratios and their bound.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const benchmarks = [
  'cached-article',
  'uncached-article',
  'script-bytes',
  'start-time',
  'scale',
  'images',
  'avatars',
  'hostile',
  'player',
  'search',
  'desk/lists',
  'desk/typing',
  'desk/opening',
  'desk/together',
  'desk/heap',
  'desk/readers',
  'vanity',
  'sitemap',
  'memory',
  'import',
  'collector',
  'comments',
  'commercial',
  'seamless-ads',
  'sign-in',
  'newsletters',
  'attack',
] as const;
const names = process.argv.slice(2);
const unknown = names.filter((name) => !benchmarks.some((benchmark) => benchmark === name));
if (unknown.length) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${benchmarks.join(', ')}.`);
  process.exit(1);
}

let failed = false;
for (const name of names.length ? names : benchmarks) {
  console.log(`\n── ${name}`);
  const run = spawnSync(process.execPath, [join(import.meta.dirname, `${name}.ts`)], { stdio: 'inherit' });
  failed ||= run.status !== 0;
}
process.exit(failed ? 1 : 0);
