import type { FinishedPage } from './finished-page.ts';

/** Pages that failed and have no older copy: they are not rendered again for every reader. */
export interface FailedRenders {
  get(key: string): { page: FinishedPage; at: number } | undefined;
  add(key: string, page: FinishedPage, at: number): void;
  delete(key: string): void;
  clear(): void;
}

/** Failures stored at once; beyond that the oldest is dropped. */
const mostFailures = 1000;

export function createFailedRenders(): FailedRenders {
  const failures = new Map<string, { page: FinishedPage; at: number }>();
  return {
    get: (key) => failures.get(key),
    add(key, page, at) {
      failures.delete(key);
      failures.set(key, { page, at });
      for (const oldest of failures.keys()) {
        if (failures.size <= mostFailures) return;
        failures.delete(oldest);
      }
    },
    delete: (key) => void failures.delete(key),
    clear: () => failures.clear(),
  };
}
