import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cpuSeconds } from './process.ts';

export interface LoadResult {
  requests: number;
  errors: number;
  requestsPerSecond: number;
  /** Requests per second of processor time of the server: steady even when others use the machine. */
  requestsPerCpuSecond: number;
}

export interface Load {
  origin: string;
  paths: readonly string[];
  headers?: Record<string, string>;
  seconds: number;
  connections: number;
  pid: number;
}

/** wrk is the load generator: it takes so little itself that the server is what is measured. */
export function load({ origin, paths, headers = {}, seconds, connections, pid }: Load): LoadResult {
  if (!existsSync('/usr/bin/wrk')) {
    throw new Error('This benchmark needs wrk (Debian package "wrk"): apt-get install wrk');
  }
  const folder = mkdtempSync(join(tmpdir(), 'neutron-load-'));
  const script = join(folder, 'load.lua');
  writeFileSync(script, luaScript(paths, headers));
  try {
    const before = cpuSeconds(pid);
    const run = spawnSync(
      '/usr/bin/wrk',
      ['-t1', `-c${connections}`, `-d${seconds}s`, '--timeout', '10s', '-s', script, origin],
      { encoding: 'utf8' },
    );
    const used = cpuSeconds(pid) - before;
    const [, requests = '0', duration = '1', errors = '0'] =
      /counted (\d+) requests (\d+) microseconds (\d+) errors/.exec(run.stdout) ?? [];
    if (run.status !== 0) throw new Error(`wrk failed: ${run.stderr || run.stdout}`);
    return {
      requests: Number(requests),
      errors: Number(errors),
      requestsPerSecond: Number(requests) / (Number(duration) / 1e6),
      requestsPerCpuSecond: Number(requests) / used,
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Walks the paths in order and prints one line we can read. */
function luaScript(paths: readonly string[], headers: Record<string, string>): string {
  const quoted = (text: string) => JSON.stringify(text);
  return `
local paths = { ${paths.map(quoted).join(', ')} }
local headers = { ${Object.entries(headers)
    .map(([name, value]) => `[${quoted(name)}] = ${quoted(value)}`)
    .join(', ')} }
local requests = {}
local at = 0
init = function()
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path, headers) end
end
request = function()
  at = at % #requests + 1
  return requests[at]
end
done = function(summary)
  local e = summary.errors
  io.write(string.format("counted %d requests %d microseconds %d errors\\n",
    summary.requests, summary.duration, e.connect + e.read + e.write + e.status + e.timeout))
end
`;
}
