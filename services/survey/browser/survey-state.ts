/** When a reader is asked, and what became of it; a clock and a scrolled page are only events here. */
export type SurveyPhase = 'waiting' | 'asking' | 'thanked' | 'closed';

export interface SurveyState {
  phase: SurveyPhase;
  /** Seconds this page was in sight. */
  seconds: number;
  /** How far down the reader has been, of 1. */
  read: number;
}

export type SurveyEvent =
  | { type: 'second' }
  /** Somebody wants the question shown now. */
  | { type: 'wanted' }
  | { type: 'scrolled'; share: number }
  /** Another page came in place of this one. */
  | { type: 'page' }
  | { type: 'answered' }
  | { type: 'closed' };

/** Who has not read has no opinion of what they read. */
export const askAfter = { seconds: 20, share: 0.6 } as const;

export const waitingSurvey: SurveyState = { phase: 'waiting', seconds: 0, read: 0 };

export function surveyReducer(state: SurveyState, event: SurveyEvent): SurveyState {
  const { phase } = state;
  switch (event.type) {
    case 'second':
      return phase === 'waiting' ? considered({ ...state, seconds: state.seconds + 1 }) : state;
    case 'wanted':
      return phase === 'waiting' ? { ...state, phase: 'asking' } : state;
    case 'scrolled':
      return phase === 'waiting' ? considered({ ...state, read: Math.max(state.read, event.share) }) : state;
    case 'page':
      // A question stays until it is answered or sent away; thanks do not follow a reader around.
      if (phase === 'thanked') return { ...state, phase: 'closed' };
      return phase === 'waiting' ? waitingSurvey : state;
    case 'answered':
      return phase === 'asking' ? { ...state, phase: 'thanked' } : state;
    case 'closed':
      return phase === 'waiting' ? state : { ...state, phase: 'closed' };
  }
}

function considered(state: SurveyState): SurveyState {
  const isDue = state.seconds >= askAfter.seconds && state.read >= askAfter.share;
  return isDue ? { ...state, phase: 'asking' } : state;
}
