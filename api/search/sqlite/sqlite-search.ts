import { Worker } from 'node:worker_threads';
import { NeutronError } from '#content/errors.ts';
import type { Log } from '../../answer-context.ts';
import type { SynonymGroups } from '../query/synonyms.ts';
import type { Completions, SearchEngine, SearchHits, SearchQuery } from '../search-engine.ts';

export interface WorkerFacts {
  file: string;
  synonyms: SynonymGroups;
}
type SearchCall =
  | { method: 'find'; query: SearchQuery }
  | { method: 'complete'; text: string; limit: number }
  | { method: 'knows'; words: readonly string[] };
export type SearchRequest = SearchCall & { id: number };
export type Reply =
  | { id: number; answer: unknown }
  | { id: number; failed: { message: string; code: string | undefined } };

/** Observers of the search thread. */
export interface SearchWatch {
  onUp?(): void;
  onDown?(reason: string): void;
  /** A search failed on the thread's own connection. */
  onError?(error: Error): void;
}

interface Waiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

/** Searches beyond this are rejected: they would wait longer than a reader does. */
const mostWaiting = 200;
/** A thread silent for this long is terminated; the next search starts another. */
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

  /** Restarted with every reply while searches are waiting. */
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
      const caller = waiting.get(reply.id);
      waiting.delete(reply.id);
      expectLife(made);
      if ('answer' in reply) {
        watch.onUp?.();
        caller?.resolve(reply.answer);
        return;
      }
      const error = Object.assign(new Error(reply.failed.message), { code: reply.failed.code });
      watch.onError?.(error);
      caller?.reject(error);
    });
    made.on('error', (error) => {
      if (worker === made) fail(String(error));
    });
    made.on('exit', (code) => {
      if (worker === made) fail(`it ended with ${code}`);
    });
    return made;
  }

  function send<T>(call: SearchCall): Promise<T> {
    if (waiting.size >= mostWaiting)
      return Promise.reject(
        new NeutronError('unavailable', { message: 'Too many searches at once, try again' }),
      );
    worker ??= start();
    const target = worker;
    count += 1;
    const id = count;
    const promise = new Promise<T>((resolve, reject) => {
      waiting.set(id, { resolve: (answer) => resolve(answer as T), reject });
    });
    target.ref();
    if (waiting.size === 1) expectLife(target);
    target.postMessage({ ...call, id } satisfies SearchRequest);
    return promise;
  }

  return {
    find: (query) => send<SearchHits>({ method: 'find', query }),
    complete: (text, limit) => send<Completions>({ method: 'complete', text, limit }),
    knows: (words) => send<boolean>({ method: 'knows', words }),
    async close() {
      const ended = worker;
      worker = undefined;
      clearTimeout(silence);
      await ended?.terminate();
    },
  };
}
