import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { cpuSeconds } from './process.ts';

export interface LoadResult {
  requests: number;
  errors: number;
  requestsPerSecond: number;
  /** Requests per second of processor time of the server: steady even when others use the machine. */
  requestsPerCpuSecond: number;
  /** Milliseconds within which 95 of 100 answers came. */
  p95: number;
}

export interface Load {
  origin: string;
  paths: readonly string[];
  headers?: Record<string, string>;
  /** Sent with every request, which is then a POST. */
  body?: string;
  seconds: number;
  connections: number;
  pid: number;
}

/** wrk generates the load: it needs so little itself that the server is what is measured. */
export function load(options: Load): LoadResult {
  return withScript(options, (args) => {
    const before = cpuSeconds(options.pid);
    const run = spawnSync('/usr/bin/wrk', args, { encoding: 'utf8' });
    if (run.status !== 0) throw new Error(`wrk failed: ${run.stderr || run.stdout}`);
    return resultOf(run.stdout, cpuSeconds(options.pid) - before);
  });
}

/** The same, asynchronously. */
export function loadAside(options: Load): Promise<LoadResult> {
  return withScript(options, async (args) => {
    const before = cpuSeconds(options.pid);
    const { stdout } = await promisify(execFile)('/usr/bin/wrk', args, { encoding: 'utf8' });
    return resultOf(stdout, cpuSeconds(options.pid) - before);
  });
}

function withScript<T>(
  { origin, paths, headers = {}, body, seconds, connections }: Load,
  run: (args: string[]) => T,
): T {
  if (!existsSync('/usr/bin/wrk')) {
    throw new Error('This benchmark needs wrk (Debian package "wrk"): apt-get install wrk');
  }
  const folder = mkdtempSync(join(tmpdir(), 'neutron-load-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, luaScript(paths, headers, body));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const made = run(['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, origin]);
    if (made instanceof Promise) return made.finally(remove) as T;
    remove();
    return made;
  } catch (error) {
    remove();
    throw error;
  }
}

function resultOf(output: string, used: number): LoadResult {
  const [, requests = '0', duration = '1', errors = '0', p95 = '0'] =
    /counted (\d+) requests (\d+) microseconds (\d+) errors (\d+) at p95/.exec(output) ?? [];
  return {
    requests: Number(requests),
    errors: Number(errors),
    requestsPerSecond: Number(requests) / (Number(duration) / 1e6),
    requestsPerCpuSecond: Number(requests) / used,
    p95: Number(p95) / 1000,
  };
}

/** Requests the paths in order and prints one line we can parse. */
function luaScript(paths: readonly string[], headers: Record<string, string>, body?: string): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `
local paths = { ${paths.map(quoted).join(', ')} }
local headers = { ${Object.entries(headers)
    .map(([name, value]) => `[${quoted(name)}] = ${quoted(value)}`)
    .join(', ')} }
local requests = {}
local at = 0
init = function()
  for i, path in ipairs(paths) do requests[i] = wrk.format("${body === undefined ? 'GET' : 'POST'}", path, headers${body === undefined ? '' : `, ${quoted(body)}`}) end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
done = function(summary, latency)
  local e = summary.errors
  io.write(string.format("counted %d requests %d microseconds %d errors %d at p95\\n",
    summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout, latency:percentile(95)))
end
`;
}
