import { useSyncExternalStore } from 'react';

/** The category under which readers agree to posts and films from other companies. */
export const socialCategory = 'C0005';

const listeners = new Set<() => void>();
let isGiven = false;

/** Whoever asks readers for consent says here what they answered. Until then the answer is no. */
export function setSocialConsent(given: boolean): void {
  isGiven = given;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether embeds of other companies may load by themselves. Never on the server: its pages are everybody's. */
export function useSocialConsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isGiven,
    () => false,
  );
}
