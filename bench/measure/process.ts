import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

export interface Running {
  pid: number;
  /** What the ready pattern captured, usually the port. */
  ready: string;
  stop(): Promise<void>;
}

/** Starts a program and waits for the line that says it answers. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: { ready: RegExp; cwd?: string; env?: Record<string, string>; withinSeconds?: number },
): Promise<Running> {
  const child: ChildProcess = spawn(command, args, {
    cwd: options.cwd ?? process.cwd(),
    env: { ...process.env, NODE_ENV: 'production', ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => child.on('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    let output = '';
    const timer = setTimeout(
      () => {
        child.kill('SIGKILL');
        reject(new Error(`${command} ${args.join(' ')} was not ready in time:\n${output}`));
      },
      (options.withinSeconds ?? 120) * 1000,
    );
    const read = (text: Buffer) => {
      output += text;
      const match = options.ready.exec(output);
      if (!match || !child.pid) return;
      clearTimeout(timer);
      resolve({
        pid: child.pid,
        ready: match[1] ?? '',
        async stop() {
          child.kill('SIGTERM');
          await ended;
        },
      });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.on('exit', (code) =>
      reject(new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`)),
    );
  });
}

/** Processor seconds a process has used so far; the figure to compare on a machine that others use too. */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const clockTicksPerSecond = 100;
  return (Number(fields[11]) + Number(fields[12])) / clockTicksPerSecond;
}

/** Resident megabytes of a process and of every process it started. */
export function residentMegabytes(pid: number): number {
  return residentParts(pid).reduce((sum, part) => sum + part, 0);
}

/** The same, each process by itself, the given one first. */
export function residentParts(pid: number): number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((task) =>
    readFileSync(`/proc/${pid}/task/${task}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return [Math.round(Number(kilobytes) / 1024), ...children.flatMap(residentParts)];
}
