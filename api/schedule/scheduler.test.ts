import { describe, expect, it } from 'vitest';
import { createScheduler } from './scheduler.ts';

const quiet = () => undefined;
const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const flush = () => new Promise((resolve) => setImmediate(resolve));
const start = Date.parse('2026-11-15T12:00:00Z');

/** A store with one plan of each kind, and a clock with a hand to move. */
function open(plan: { publish?: number | undefined; withdraw?: number | undefined }) {
  const clock = { now: start };
  const done: string[] = [];
  const waits: number[] = [];
  let ring = quiet as () => void;
  let isBroken = false;
  const during = { passes: 0, duringRun: quiet as () => void };
  const run = (kind: 'publish' | 'withdraw') => async () => {
    if (isBroken) throw new Error('no store');
    const due = plan[kind];
    if (due === undefined || due > clock.now) return 0;
    done.push(kind);
    delete plan[kind];
    return 1;
  };
  const scheduler = createScheduler({
    api: {
      publishDue: run('publish'),
      withdrawDue: run('withdraw'),
      removeDeleted: async () => 0,
      checkArchive: async () => undefined,
      openLinks: async () => 0,
      async nextDue() {
        const next = { ...plan };
        clock.now += during.passes;
        during.passes = 0;
        during.duringRun();
        during.duringRun = quiet;
        return next;
      },
    },
    now: () => clock.now,
    log,
    later(work, milliseconds) {
      waits.push(milliseconds);
      ring = work;
      return quiet;
    },
  });
  return Object.assign(during, {
    scheduler,
    done,
    waits,
    plan,
    break: (broken: boolean) => {
      isBroken = broken;
    },
    async begin() {
      scheduler.start();
      await flush();
    },
    /** So much later the alarm rings. */
    async pass(milliseconds: number) {
      clock.now += milliseconds;
      ring();
      await flush();
    },
  });
}

describe('the scheduler', () => {
  it('wakes when the next story is due, and looks every five seconds in between', async () => {
    const at = open({ publish: start + 7000 });
    await at.begin();
    expect([at.waits, at.done]).toEqual([[5000], []]);
    await at.pass(5000);
    expect(at.waits.at(-1)).toBe(2000);
    await at.pass(2000);
    expect(at.done).toEqual(['publish']);
  });

  it('applies overdue changes at start: first publications, then withdrawals', async () => {
    const at = open({ withdraw: start - 1000, publish: start - 5000 });
    await at.begin();
    expect(at.done).toEqual(['publish', 'withdraw']);
  });

  it('notices a plan made here', async () => {
    const at = open({});
    await at.begin();
    at.plan.publish = start + 30;
    at.scheduler.wake();
    await flush();
    expect(at.waits.at(-1)).toBe(30);
  });

  it('is not late for a change that becomes due during a run, or when the timer was early', async () => {
    const at = open({ publish: start + 1 });
    // The clock of the run reads one millisecond before the time; it passes before the run has ended.
    at.passes = 1;
    await at.begin();
    expect([at.done, at.waits]).toEqual([[], [0]]);
    await at.pass(0);
    expect(at.done).toEqual(['publish']);
  });

  it('looks again for a plan that was made during a run', async () => {
    const at = open({});
    at.duringRun = () => {
      at.plan.publish = start + 200;
      at.scheduler.wake();
    };
    await at.begin();
    expect(at.waits).toEqual([50]);
    await at.pass(50);
    expect(at.waits.at(-1)).toBe(150);
  });

  it('is not kept busy by what cannot be done', async () => {
    const at = open({ publish: start - 1 });
    at.break(true);
    await at.begin();
    expect([at.waits.at(-1), (await at.scheduler.report()).healthy]).toEqual([5000, false]);
    at.break(false);
    await at.pass(5000);
    expect([at.done, (await at.scheduler.report()).healthy]).toEqual([['publish'], true]);
  });

  it('reports its last run and the next change', async () => {
    const at = open({ publish: start + 60_000, withdraw: start + 90_000 });
    expect((await at.scheduler.report()).lastRunAt).toBeNull();
    await at.begin();
    expect(await at.scheduler.report()).toEqual({
      lastRunAt: '2026-11-15T12:00:00.000Z',
      healthy: true,
      beat: '2026-11-15T12:00:00.000Z',
      isWell: true,
      next: { publish: '2026-11-15T12:01:00.000Z', withdraw: '2026-11-15T12:01:30.000Z' },
    });
    await at.scheduler.stop();
    at.scheduler.wake();
    expect(at.waits).toHaveLength(1);
  });
});
