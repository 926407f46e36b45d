import { useSyncExternalStore } from 'react';
import type { ConsentCategory } from '#content/entities/script-tag.ts';
import { mayRun, onConsentChange } from './may-run.ts';

/** `mayRun` for what is drawn. Never on the server: its pages are everybody's. */
export function useMayRun(category: ConsentCategory): boolean {
  return useSyncExternalStore(
    onConsentChange,
    () => mayRun(category).allowed,
    () => false,
  );
}
