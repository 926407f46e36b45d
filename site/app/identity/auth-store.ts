import { type AuthEvent, type AuthState, initialAuth, nextAuth } from './auth-state.ts';

export interface AuthStore {
  get(): AuthState;
  send(event: AuthEvent): void;
  /** Called after every change; the answer ends it. */
  subscribe(listener: () => void): () => void;
}

export function createAuthStore(): AuthStore {
  let state = initialAuth;
  const listeners = new Set<() => void>();
  return {
    get: () => state,
    send(event) {
      const next = nextAuth(state, event);
      if (next === state) return;
      state = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Auth state of this page's reader, shared by all modules. */
export const reader = createAuthStore();
