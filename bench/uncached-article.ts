// An article rendered for every request, database included, against Next.js rendering the same article dynamically.
import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { importPublication } from '#api/load/import-publication.ts';
import { migrateApi } from '#api/migrate-api.ts';
import { connect } from '#database/connect.ts';
import { fixturePaths, fixtureSeed } from './fixture/seed.ts';
import { load } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { startProgram } from './measure/process.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 5;
/** Both get them alike: on a busy machine one round ends before the engine has finished compiling. */
const roundsToWarmUp = 3;
// Several times more pages than the page cache can hold, requested one after the other: every response is rendered.
const copies = 300;
const peer = join(import.meta.dirname, 'peers/next');

function installPeer() {
  copyFileSync(join(import.meta.dirname, 'fixture/article.json'), join(peer, 'article.json'));
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  const run = (command: string, ...args: string[]) => {
    const done = spawnSync(command, args, { cwd: peer, env, stdio: ['ignore', 'ignore', 'inherit'] });
    if (done.status !== 0) throw new Error(`${command} ${args.join(' ')} failed in bench/peers/next`);
  };
  if (!existsSync(join(peer, 'node_modules/next'))) {
    console.log('Installing the Next.js peer (once) …');
    run('npm', 'ci');
  }
  run(process.execPath, 'node_modules/next/dist/bin/next', 'build');
}

installPeer();
const folder = temporaryFolder();
const db = await connect({ file: join(folder.path, 'neutron.sqlite') });
const now = new Date();
await migrateApi(db);
await importPublication(db, fixtureSeed(copies, now), { now });
await db.close();

const neutron = await startNeutron(folder.path, { PAGE_CACHE_MB: '1' });
const next = await startProgram(
  process.execPath,
  ['node_modules/next/dist/bin/next', 'start', '-p', '4471'],
  {
    cwd: peer,
    ready: /Ready in/,
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
);
try {
  const ours: number[] = [];
  const theirs: number[] = [];
  const common = { seconds: 5, connections: 16, headers: { 'accept-encoding': 'identity' } };
  for (let round = -roundsToWarmUp; round < rounds; round++) {
    const mine = load({ ...common, origin: neutron.origin, paths: fixturePaths(copies), pid: neutron.pid });
    const peers = load({
      ...common,
      origin: 'http://127.0.0.1:4471',
      paths: fixturePaths(copies).map((path) => path.replace(/\/$/, '')),
      pid: next.pid,
    });
    if (mine.errors || peers.errors)
      throw new Error(`errors: Neutron ${mine.errors}, Next.js ${peers.errors}`);
    if (round < 0) continue;
    ours.push(mine.requestsPerCpuSecond);
    theirs.push(peers.requestsPerCpuSecond);
  }
  console.log(
    `pages per processor second: Neutron ${median(ours).toFixed(0)}, Next.js ${median(theirs).toFixed(0)}`,
  );
  verdict(
    'uncached article against Next.js',
    median(ours.map((value, index) => value / (theirs[index] ?? 1))),
    { atLeast: 3 },
  );
} finally {
  await neutron.stop();
  await next.stop();
  folder.remove();
}
