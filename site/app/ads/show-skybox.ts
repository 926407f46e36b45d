import type { AdSize } from '#content/entities/ad-slot-config.ts';
import { nextTask } from '../behaviours/next-task.ts';
import type { Clock } from './machines/clock.ts';
import { runMachine } from './machines/run-machine.ts';
import { moveSkybox, type SkyboxEvent, type SkyboxState, startSkybox } from './machines/skybox-machine.ts';

const classes = {
  isCollapsed: 'is-collapsed',
  isEmpty: 'is-empty',
  isRendered: 'is-rendered',
  isStuck: 'is-stuck',
  isLeader: 'is-leader',
  isAnimating: 'is-animate',
  isExpanded: 'is-expanded',
} as const satisfies Partial<Record<keyof SkyboxState, string>>;
const flags = Object.entries(classes) as [keyof typeof classes, string][];

export interface SkyboxControl {
  ad: (size: AdSize, isEmpty: boolean, collapsesEmpty: boolean) => Promise<void>;
  route: (isFrontPage: boolean) => void;
}

const find = () => document.querySelector<HTMLElement>('[data-slot="skybox"]');

/** What is held in sight: under the header all of it, after the top stories its box. */
const heldOf = (skybox: HTMLElement) =>
  skybox.dataset.skybox === 'front' ? (skybox.querySelector<HTMLElement>('[data-ad]') ?? skybox) : skybox;

/** Whether what stands before it has left the window: then it is only there because it sticks. */
const isPinned = (skybox: HTMLElement) =>
  heldOf(skybox) === skybox
    ? (skybox.previousElementSibling?.getBoundingClientRect().bottom ?? 0) <= 0
    : heldOf(skybox).style.transform !== '';

/** Runs the skybox of the page that is shown. */
export function runSkybox(clock: Clock, isFrontPage: boolean): SkyboxControl {
  const machine = runMachine<SkyboxState, SkyboxEvent>(startSkybox(isFrontPage), moveSkybox, show, clock);
  const onScroll = () => {
    machine.tell({ kind: 'scroll', y: scrollY });
    const { isStuck, isAnimating } = machine.get();
    if (isStuck && !isAnimating) moveAlong();
  };
  addEventListener('scroll', onScroll, { passive: true });
  mark(machine.get());
  /** Counts pages: an ad of the last one says nothing about this one's skybox. */
  let visit = 0;
  return {
    async ad(size, isEmpty, collapsesEmpty) {
      const current = visit;
      // Asking where it stands right after a frame came into it would lay out the page in the same task.
      await nextTask();
      if (current !== visit) return;
      const skybox = find();
      // Somebody who has already passed it does not want it back.
      const isPassed = skybox !== null && skybox.getBoundingClientRect().bottom <= 0;
      machine.tell({ kind: 'ad', size, isEmpty, collapsesEmpty });
      if (isPassed) skybox.classList.add('is-done');
    },
    route(isFront) {
      visit += 1;
      machine.tell({ kind: 'route', isFrontPage: isFront });
      // A leader that stuck until now has let go just then, which must not be done for the page that comes.
      find()?.classList.remove('is-done', 'is-pinned');
      mark(machine.get());
    },
  };
}

/** Under the header the style sheet holds it; elsewhere it goes with the window once the window would leave it. */
function moveAlong(): void {
  const skybox = find();
  if (!skybox || skybox.classList.contains('is-done')) return;
  const held = heldOf(skybox);
  if (held === skybox) return;
  const moved = Number(held.dataset.moved ?? 0);
  const way = Math.max(0, moved - held.getBoundingClientRect().top);
  held.dataset.moved = String(way);
  held.style.transform = way > 0 ? `translateY(${way}px)` : '';
}

function mark(state: SkyboxState): void {
  const skybox = find();
  for (const [flag, name] of flags) skybox?.classList.toggle(name, state[flag]);
}

function show(state: SkyboxState, before: SkyboxState): void {
  const skybox = find();
  if (!skybox) return;
  if (state.isAnimating && !before.isAnimating) skybox.classList.toggle('is-pinned', isPinned(skybox));
  if (!before.isStuck || state.isStuck) {
    mark(state);
    return;
  }
  // It lets go: whatever way it has to its own place, it goes in sight, and nothing else moves.
  const held = heldOf(skybox);
  const from = held.getBoundingClientRect().top;
  skybox.classList.add('is-done');
  skybox.classList.remove('is-pinned');
  mark(state);
  held.style.transform = '';
  delete held.dataset.moved;
  const way = from - held.getBoundingClientRect().top;
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (way !== 0)
    held.animate([{ transform: `translateY(${way}px)` }, { transform: 'none' }], isStill ? 1 : 200);
}
