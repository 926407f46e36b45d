import { useSyncExternalStore } from 'react';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { mayRun, onConsentChange } from './may-run.ts';

/** `mayRun` for components. Always false on the server: its pages are shared. */
export function useMayRun(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => mayRun(category).allowed,
    () => false,
  );
}
