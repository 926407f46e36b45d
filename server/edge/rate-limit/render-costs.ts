import type { IncomingMessage } from 'node:http';
import type { RateLimitName } from '#content/limits.ts';
import type { Verdict } from '#platform/rate-limit/bucket.ts';

/** Renders that help only their caller: of a page that does not exist, moved, or cannot be cached. */
export type LoneRender = Extract<RateLimitName, 'missingPages' | 'movedPages' | 'uncachedPages'>;

export interface RenderCosts {
  /** Seconds this caller has to wait before something is rendered for them; 0 if it may start now. */
  waitOf(caller: string): number;
  /** Counts a page after rendering, because only then its kind is known. */
  count(kind: LoneRender, caller: string, req: IncomingMessage): void;
}

/** Callers remembered at once; beyond that the one rejected first is forgotten. */
const mostCallers = 10_000;

export function createRenderCosts(options: {
  take(name: RateLimitName, req: IncomingMessage): Verdict | Promise<Verdict>;
  now(): number;
}): RenderCosts {
  const { now } = options;
  const until = new Map<string, number>();
  const note = (caller: string, { ok, retryAfterSeconds }: Verdict) => {
    if (ok) return;
    until.delete(caller);
    until.set(caller, now() + retryAfterSeconds * 1000);
    if (until.size > mostCallers) until.delete(until.keys().next().value ?? '');
  };
  return {
    waitOf(caller) {
      const end = until.get(caller);
      if (end === undefined) return 0;
      if (end > now()) return Math.ceil((end - now()) / 1000);
      until.delete(caller);
      return 0;
    },
    count(kind, caller, req) {
      const verdict = options.take(kind, req);
      if (verdict instanceof Promise) void verdict.then((found) => note(caller, found));
      else note(caller, verdict);
    },
  };
}
