import type { Fill } from './fill-placement.ts';
import { largestFitting } from './largest-fitting.ts';

export type TaboolaCommand = Readonly<Record<string, unknown>>;

interface QueuedPlacement {
  mode: string;
  container: string;
  placement: string;
}

const isPlacement = (command: TaboolaCommand): command is TaboolaCommand & QueuedPlacement =>
  ['mode', 'container', 'placement'].every((key) => typeof command[key] === 'string');

/** Taboola's command queue: placements wait for a flush, a new page drops them. */
export function createTaboola(
  page: Pick<Document, 'getElementById'>,
  waiting: readonly TaboolaCommand[],
  fill: Fill,
): { push: (...commands: TaboolaCommand[]) => void } {
  let queued: QueuedPlacement[] = [];

  function flush(): void {
    for (const { mode, container, placement } of queued.splice(0)) {
      const element = page.getElementById(container);
      const size = element && largestFitting(element);
      if (size) void fill({ network: 'taboola', account: mode, name: placement, element, size });
    }
  }

  const taboola = {
    push(...commands: TaboolaCommand[]) {
      for (const command of commands) {
        if (command.notify === 'newPageLoad') queued = [];
        if (isPlacement(command)) queued.push(command);
        if (command.flush === true) flush();
      }
    },
  };
  taboola.push(...waiting);
  return taboola;
}
