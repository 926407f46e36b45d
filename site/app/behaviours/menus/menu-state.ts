/**
 * Which menu of the header is open. Hover opens after a short delay and closes after a longer one: a pointer that
 * crosses other labels on its way into the open menu changes nothing, and nothing flickers.
 */
interface MenuState {
  open: string | undefined;
  /** Opened by a press or a key: leaving it with the pointer does not close it. */
  isPinned: boolean;
  /** The pending effect of hovering, and when it applies. */
  next: { open: string | undefined; at: number } | undefined;
}

export type MenuEvent =
  /** The pointer is over the label of a menu that opens on hover, or over none. */
  | { type: 'hover'; menu: string | undefined; now: number }
  /** The pointer is inside the open menu. */
  | { type: 'rest' }
  | { type: 'time'; now: number }
  | { type: 'press'; menu: string; byKeyboard: boolean }
  | { type: 'open'; menu: string }
  /** Outside click, another page, Escape, focus gone. */
  | { type: 'close' };

export const closedMenus: MenuState = { open: undefined, isPinned: false, next: undefined };

export const hoverTimes = { openMilliseconds: 80, switchMilliseconds: 160, closeMilliseconds: 240 } as const;

export function menuReducer(state: MenuState, event: MenuEvent): MenuState {
  switch (event.type) {
    case 'hover':
      return hover(state, event.menu, event.now);
    case 'rest':
      return state.next ? { ...state, next: undefined } : state;
    case 'time':
      return state.next && event.now >= state.next.at
        ? { open: state.next.open, isPinned: false, next: undefined }
        : state;
    case 'press': {
      // The first press on a menu opened by hover pins it; only the next one closes it.
      const closes = state.open === event.menu && (state.isPinned || event.byKeyboard);
      return closes ? closedMenus : { open: event.menu, isPinned: true, next: undefined };
    }
    case 'open':
      return { open: event.menu, isPinned: true, next: undefined };
    case 'close':
      return closedMenus;
  }
}

function hover(state: MenuState, menu: string | undefined, now: number): MenuState {
  const isThere = menu === state.open || (menu === undefined && state.isPinned);
  if (isThere) return state.next ? { ...state, next: undefined } : state;
  // Moving within the same label does not restart the delay.
  if (state.next && state.next.open === menu) return state;
  return { ...state, next: { open: menu, at: now + delayOf(state, menu) } };
}

function delayOf(state: MenuState, menu: string | undefined): number {
  if (menu === undefined) return hoverTimes.closeMilliseconds;
  return state.open === undefined ? hoverTimes.openMilliseconds : hoverTimes.switchMilliseconds;
}
