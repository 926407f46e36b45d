import type { Log } from '#platform/log.ts';

/** What this process needs of others, or of its machine. Hosts we call have names of their own: `outbound:host`. */
export type DependencyName =
  | 'database'
  | 'dataFolder'
  | 'redis'
  | 'search'
  | 'mail'
  | 'api'
  | `outbound:${string}`;

interface DependencyState {
  isUp: boolean;
  /** Why it is down. For logs and staff: it may name files and hosts. */
  reason?: string | undefined;
  /** When it went down, in milliseconds since 1970. */
  downSince?: number | undefined;
}

export interface Dependencies {
  up(name: DependencyName): void;
  down(name: DependencyName, reason: string): void;
  /** Undefined for what was never used. */
  of(name: DependencyName): DependencyState | undefined;
  all(): [DependencyName, DependencyState][];
}

/** Hosts are called by settings, not by readers; the bound is for a mistake. */
const mostNames = 100;
const longestReason = 300;

/**
 * The state of everything this process depends on. A change of state is logged once; requests that meet the same fault
 * are counted in metrics and not logged.
 */
export function createDependencies(options: { log: Log; now(): number }): Dependencies {
  const { log, now } = options;
  const states = new Map<DependencyName, DependencyState>();

  const isKnown = (name: DependencyName) => states.has(name) || states.size < mostNames;

  return {
    up(name) {
      const before = states.get(name);
      if (before?.isUp || !isKnown(name)) return;
      states.set(name, { isUp: true });
      if (before?.downSince === undefined) return;
      const downSeconds = Math.round((now() - before.downSince) / 1000);
      log.info('dependency up', { dependency: name, downSeconds });
    },
    down(name, reason) {
      const before = states.get(name);
      if (!isKnown(name)) return;
      const text = reason.slice(0, longestReason);
      if (before && !before.isUp) {
        // Another reason for the same outage is for /status; the log has the first one.
        before.reason = text;
        return;
      }
      states.set(name, { isUp: false, reason: text, downSince: now() });
      log.warn('dependency down', { dependency: name, reason: text });
    },
    of: (name) => states.get(name),
    all: () => [...states],
  };
}
