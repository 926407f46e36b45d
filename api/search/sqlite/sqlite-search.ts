import { Worker } from 'node:worker_threads';
import { NeutronError } from '#content/errors.ts';
import type { Log } from '../../answer-context.ts';
import type { SynonymGroups } from '../query/synonyms.ts';
import type { Completions, SearchEngine, SearchHits, SearchQuery } from '../search-engine.ts';

export interface WorkerFacts {
  file: string;
  synonyms: SynonymGroups;
}
type Asked =
  | { ask: 'find'; query: SearchQuery }
  | { ask: 'complete'; text: string; limit: number }
  | { ask: 'knows'; words: readonly string[] };
export type Question = Asked & { id: number };
export type Reply =
  | { id: number; answer: unknown }
  | { id: number; failed: { message: string; code: string | undefined } };

/** Who watches whether search works. */
export interface SearchWatch {
  onUp?(): void;
  onDown?(reason: string): void;
  /** A search failed; the thread has a connection of its own. */
  onError?(error: Error): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** More readers than this are told to come back: they would wait longer than anybody does. */
const mostWaiting = 200;
/** A thread that says nothing for so long is ended; the next search starts another. */
const silentMilliseconds = 8000;

/**
 * Search in a thread with its own connection to the same file. The thread starts with the first search, sees every
 * commit at once, and is started again when it dies.
 */
export function createSqliteSearch(facts: WorkerFacts, log: Log, watch: SearchWatch = {}): SearchEngine {
  let worker: Worker | undefined;
  let silence: NodeJS.Timeout | undefined;
  let count = 0;
  const waiting = new Map<number, Waiting>();

  function fail(reason: string): void {
    worker = undefined;
    clearTimeout(silence);
    for (const { reject } of waiting.values())
      reject(new NeutronError('unavailable', { message: 'Search is not available, try again later' }));
    waiting.clear();
    if (watch.onDown) watch.onDown(reason);
    else log('error', 'the search thread ended', { reason });
  }

  /** Runs again with every sign of life, as long as somebody waits. */
  function expectLife(of: Worker): void {
    clearTimeout(silence);
    if (waiting.size === 0) {
      of.unref();
      return;
    }
    silence = setTimeout(() => {
      if (worker === of) fail('it did not answer in time');
      void of.terminate();
    }, silentMilliseconds);
    silence.unref();
  }

  function start(): Worker {
    const made = new Worker(new URL('./search-worker.ts', import.meta.url), { workerData: facts });
    made.on('message', (reply: Reply) => {
      const asker = waiting.get(reply.id);
      waiting.delete(reply.id);
      expectLife(made);
      if ('answer' in reply) {
        watch.onUp?.();
        asker?.resolve(reply.answer);
        return;
      }
      const error = Object.assign(new Error(reply.failed.message), { code: reply.failed.code });
      watch.onError?.(error);
      asker?.reject(error);
    });
    made.on('error', (error) => {
      if (worker === made) fail(String(error));
    });
    made.on('exit', (code) => {
      if (worker === made) fail(`it ended with ${code}`);
    });
    return made;
  }

  function ask<T>(question: Asked): Promise<T> {
    if (waiting.size >= mostWaiting)
      return Promise.reject(
        new NeutronError('unavailable', { message: 'Too many searches at once, try again' }),
      );
    worker ??= start();
    const asked = worker;
    count += 1;
    const id = count;
    const promise = new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: (answer) => resolve(answer as T), reject });
    });
    asked.ref();
    if (waiting.size === 1) expectLife(asked);
    asked.postMessage({ ...question, id } satisfies Question);
    return promise;
  }

  return {
    find: (query) => ask<SearchHits>({ ask: 'find', query }),
    complete: (text, limit) => ask<Completions>({ ask: 'complete', text, limit }),
    knows: (words) => ask<boolean>({ ask: 'knows', words }),
    async close() {
      const ended = worker;
      worker = undefined;
      clearTimeout(silence);
      await ended?.terminate();
    },
  };
}
