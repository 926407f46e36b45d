import { element, type RenderedElement } from './markup.ts';

/** Lucide shapes (ISC). The embed may run on another site, where the sprite of this one is not available. */
const shapes = {
  up: 'm18 15-6-6-6 6',
  down: 'm6 9 6 6 6-6',
  reply: 'M9 14 4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
  alert: 'M12 8v4m0 4h.01M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0Z',
} as const;

export type CommentIcon = keyof typeof shapes;

export const commentIcon = (name: CommentIcon): RenderedElement =>
  element(
    'svg',
    { class: `discussion-icon discussion-icon-${name}`, viewBox: '0 0 24 24', 'aria-hidden': 'true' },
    element('path', { d: shapes[name] }),
  );
