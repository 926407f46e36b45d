import type { VisitedPath } from '#content/entities/visited-path.ts';
import type { Log } from '#platform/log.ts';
import { createPathCounter } from './path-counter.ts';

interface PathReports {
  onServed(path: string, page: { status: number; isVanity: boolean }): void;
  /** Sends the remaining counts. */
  close(): Promise<void>;
}

const everyMilliseconds = 10_000;
const timeoutMilliseconds = 5_000;

/**
 * Reports to the API which vanity entries readers used and which paths were not found. Counts of a process that
 * is killed are lost for these seconds: they are for editors to look at, nothing is decided by them.
 */
export function startPathReports(options: {
  fetchApi(request: Request, signal: () => AbortSignal): Promise<Response>;
  apiUrl: string;
  siteId: string;
  staffToken: string;
  log: Log;
}): PathReports {
  const counter = createPathCounter();

  async function report(): Promise<void> {
    const visits = counter.take();
    if (visits.length === 0) return;
    const request = new Request(`${options.apiUrl}/api/neutron/vanity/${options.siteId}/visits`, {
      method: 'POST',
      headers: { authorization: `Bearer ${options.staffToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ visits }),
    });
    try {
      const answer = await options.fetchApi(request, () => AbortSignal.timeout(timeoutMilliseconds));
      if (answer.status === 503) keep(visits);
      else if (!answer.ok) options.log.warn('visits not counted', { status: answer.status });
    } catch (error) {
      keep(visits);
      options.log.debug('visits not counted yet', { error });
    }
  }

  /** The API or its store is away, which is logged as such: the counts wait for the next time. */
  function keep(visits: readonly VisitedPath[]): void {
    for (const { kind, path, total } of visits) counter.count(kind, path, total);
  }

  const timer = setInterval(() => void report(), everyMilliseconds).unref();
  return {
    onServed(path, { status, isVanity }) {
      if (isVanity) counter.count('vanity', path);
      else if (status === 404) counter.count('missing', path);
    },
    async close() {
      clearInterval(timer);
      await report();
    },
  };
}
