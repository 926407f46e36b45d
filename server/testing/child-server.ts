import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export interface ChildServer {
  process: ChildProcess;
  /** All it wrote so far. */
  output(): string;
  /** Resolves when it wrote this; rejects when it ended without. */
  wrote(pattern: RegExp): Promise<RegExpExecArray>;
  ended(): Promise<{ code: number | null; signal: string | null }>;
}

/** A script, by its path in the repository, as a process of its own, with nothing of our environment but what is given. Tests only. */
export function startChild(script: string, environment: Record<string, string>): ChildServer {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../..', script)], {
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      HOST: '127.0.0.1',
      PORT: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal }));
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (chunk: string) => {
      text += chunk;
      for (const listener of listeners) listener();
    });
  }
  return {
    process: child,
    output: () => text,
    ended: () => ended,
    wrote: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = pattern.exec(text);
          if (found) resolve(found);
        };
        listeners.add(look);
        look();
        void ended.then(() => reject(new Error(`ended without ${pattern}:\n${text}`)));
      }),
  };
}
