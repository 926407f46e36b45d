/** The next video of the list. */
export interface NextUp {
  title: string;
  path: string;
}

interface NextUpState {
  /** Seconds until it starts by itself. */
  left: number;
  phase: 'counting' | 'waiting' | 'going';
}

export const nextUpSeconds = 8;

export type NextUpEvent = { type: 'second' } | { type: 'stay' } | { type: 'go' };

/** With reduced motion, or turned off, the next video is offered without a countdown. */
export function startNextUp(isStill: boolean): NextUpState {
  return { left: nextUpSeconds, phase: isStill ? 'waiting' : 'counting' };
}

export function nextUpState(state: NextUpState, event: NextUpEvent): NextUpState {
  if (state.phase === 'going') return state;
  switch (event.type) {
    case 'second': {
      if (state.phase !== 'counting') return state;
      const left = Math.max(0, state.left - 1);
      return { left, phase: left === 0 ? 'going' : 'counting' };
    }
    case 'stay':
      return { ...state, phase: 'waiting' };
    case 'go':
      return { ...state, phase: 'going' };
  }
}
