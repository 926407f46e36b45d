import type { AdSize } from '#content/entities/ad-slot-config.ts';
import { nextTask } from '../../behaviours/next-task.ts';
import type { Clock } from '../load/clock.ts';
import { runMachine } from './run-machine.ts';
import { moveSkybox, type SkyboxEvent, type SkyboxState, startSkybox } from './skybox-machine.ts';

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

interface SkyboxControl {
  ad: (size: AdSize, isEmpty: boolean, collapsesEmpty: boolean) => Promise<void>;
  route: (isFrontPage: boolean) => void;
}

const find = () => document.querySelector<HTMLElement>('[data-slot="skybox"]');

/** The element that sticks: the whole skybox below the header, its box after the top stories. */
const stickyPartOf = (skybox: HTMLElement) =>
  skybox.dataset.skybox === 'front' ? (skybox.querySelector<HTMLElement>('[data-ad]') ?? skybox) : skybox;

/** Whether the content before it has left the viewport: then it is only visible because it sticks. */
const isPinned = (skybox: HTMLElement) =>
  stickyPartOf(skybox) === skybox
    ? (skybox.previousElementSibling?.getBoundingClientRect().bottom ?? 0) <= 0
    : stickyPartOf(skybox).style.transform !== '';

/** Runs the skybox of the current page. */
export function runSkybox(clock: Clock, isFrontPage: boolean): SkyboxControl {
  const machine = runMachine<SkyboxState, SkyboxEvent>(startSkybox(isFrontPage), moveSkybox, show, clock);
  const onScroll = () => {
    machine.send({ kind: 'scroll', y: scrollY });
    const { isStuck, isAnimating } = machine.get();
    if (isStuck && !isAnimating) followScroll();
  };
  addEventListener('scroll', onScroll, { passive: true });
  mark(machine.get());
  /** Counts pages: a late ad of the previous page must not change this one's skybox. */
  let pageView = 0;
  return {
    async ad(size, isEmpty, collapsesEmpty) {
      const current = pageView;
      // Measuring right after an iframe was inserted would force a layout in the same task.
      await nextTask();
      if (current !== pageView) return;
      const skybox = find();
      // A reader who scrolled past it does not get it back.
      const isPassed = skybox !== null && skybox.getBoundingClientRect().bottom <= 0;
      machine.send({ kind: 'ad', size, isEmpty, collapsesEmpty });
      if (isPassed) skybox.classList.add('is-done');
    },
    route(isFront) {
      pageView += 1;
      machine.send({ kind: 'route', isFrontPage: isFront });
      // The route event may have just released a stuck leader, which must not mark the new page's skybox as done.
      find()?.classList.remove('is-done', 'is-pinned');
      mark(machine.get());
    },
  };
}

/** Below the header CSS makes it stick; elsewhere it is moved with the scroll position. */
function followScroll(): void {
  const skybox = find();
  if (!skybox || skybox.classList.contains('is-done')) return;
  const sticky = stickyPartOf(skybox);
  if (sticky === skybox) return;
  const moved = Number(sticky.dataset.moved ?? 0);
  const distance = Math.max(0, moved - sticky.getBoundingClientRect().top);
  sticky.dataset.moved = String(distance);
  sticky.style.transform = distance > 0 ? `translateY(${distance}px)` : '';
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
  // It stops sticking: it slides back to its place in view, and nothing else moves.
  const sticky = stickyPartOf(skybox);
  const from = sticky.getBoundingClientRect().top;
  skybox.classList.add('is-done');
  skybox.classList.remove('is-pinned');
  mark(state);
  sticky.style.transform = '';
  delete sticky.dataset.moved;
  const distance = from - sticky.getBoundingClientRect().top;
  const reducesMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (distance !== 0)
    sticky.animate(
      [{ transform: `translateY(${distance}px)` }, { transform: 'none' }],
      reducesMotion ? 1 : 200,
    );
}
