// Twenty editors who type in ten stories of 10,000 words: how much longer do readers of cached pages wait? Five runs
// without them and five with them, by turns, under the same load of readers: once where one process does everything, once
// where pages have a process and a core of their own (`ROLE=site`; decision 0202).
import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { firstArticle, rawBody } from '../measure/fetch.ts';
import { loadAside } from '../measure/load.ts';
import { type Neutron, startNeutron, temporaryFolder } from '../measure/neutron.ts';
import { startProgram } from '../measure/process.ts';
import { median } from '../measure/statistics.ts';
import { verdict } from '../measure/verdict.ts';
import { startDesk } from './desk.ts';
import { longBody } from './long-story.ts';

const runs = 5;
const editors = 20;
const seconds = Number(process.env.SECONDS ?? 10);
const headers = { 'accept-encoding': 'gzip' };

const folder = temporaryFolder();
const desk = await startDesk();
try {
  const stories: string[] = [];
  for (let story = 0; story < editors / 2; story += 1)
    stories.push(await desk.newStory(`readers-${story}`, longBody()));
  const token = await desk.token('editors');
  const given = { origin: desk.origin, token, stories: [...stories, ...stories] };
  const inOne = await measure('one process', desk, given);
  console.log(`p95 of cached pages beside editors, one process: ${inOne.toFixed(2)} × alone (no limit)`);
  const site = await startNeutron(folder.path, { ROLE: 'site', API_URL: desk.origin });
  try {
    // Readers have machines of their own. Here what generates their load shares a core with what answers them.
    for (const pid of [process.pid, site.pid]) pin(pid, 0);
    pin(desk.pid, 1);
    const apart = await measure('pages apart', site, given, ['taskset', '-c', '1']);
    verdict('p95 of cached pages beside editors, pages apart', apart, { atMost: 1.25 }, ' × alone');
  } finally {
    await site.stop();
  }
} finally {
  await desk.end();
  folder.remove();
}

/** All threads of a process run on one core; what it starts does too. */
function pin(pid: number, core: number): void {
  execFileSync('taskset', ['--all-tasks', '--pid', '--cpu-list', String(core), String(pid)], {
    stdio: 'ignore',
  });
}

/** The median of beside to alone. */
async function measure(
  name: string,
  { origin, pid }: Pick<Neutron, 'origin' | 'pid'>,
  given: object,
  pinned: readonly string[] = [],
): Promise<number> {
  const path = await firstArticle(origin);
  for (let warm = 0; warm < 20; warm += 1) await rawBody(origin, path, headers);
  const readers = async (): Promise<number> => {
    const result = await loadAside({ origin, pid, paths: [path], headers, seconds, connections: 64 });
    if (result.errors > 0) throw new Error(`${result.errors} readers got no page`);
    return result.p95;
  };
  const besideEditors = async (): Promise<number> => {
    // Editors have machines of their own: theirs must not be what readers wait for.
    const [program = '', ...args] = [
      ...pinned,
      ...['nice', '-n', '19', process.execPath, 'bench/desk/typing-editors.ts', JSON.stringify(given)],
    ];
    const typing = await startProgram(program, args, { ready: /(typing)/ });
    try {
      await sleep(2000);
      return await readers();
    } finally {
      await typing.stop();
    }
  };
  await readers();
  const times = { alone: [] as number[], beside: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    times.alone.push(await readers());
    times.beside.push(await besideEditors());
    console.log(
      `  ${name}: p95 ${times.alone.at(-1)?.toFixed(2)} ms alone, ${times.beside.at(-1)?.toFixed(2)} ms beside ${editors} editors`,
    );
  }
  return median(times.beside.map((beside, run) => beside / (times.alone[run] ?? Number.NaN)));
}
