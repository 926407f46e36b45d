/** When the survey is shown, and what follows; time and scrolling are events here. */
export type SurveyPhase = 'waiting' | 'shown' | 'thanked' | 'closed';

interface SurveyState {
  phase: SurveyPhase;
  /** Seconds this page was visible. */
  seconds: number;
  /** How far the reader has scrolled, from 0 to 1. */
  read: number;
}

export type SurveyEvent =
  | { type: 'second' }
  /** A page requests the survey now. */
  | { type: 'wanted' }
  | { type: 'scrolled'; share: number }
  /** Called after a navigation. */
  | { type: 'page' }
  | { type: 'answered' }
  | { type: 'closed' };

/** Only readers who have read enough are surveyed. */
export const showAfter = { seconds: 20, share: 0.6 } as const;

export const waitingSurvey: SurveyState = { phase: 'waiting', seconds: 0, read: 0 };

export function surveyReducer(state: SurveyState, event: SurveyEvent): SurveyState {
  const { phase } = state;
  switch (event.type) {
    case 'second':
      return phase === 'waiting' ? considered({ ...state, seconds: state.seconds + 1 }) : state;
    case 'wanted':
      return phase === 'waiting' ? { ...state, phase: 'shown' } : state;
    case 'scrolled':
      return phase === 'waiting' ? considered({ ...state, read: Math.max(state.read, event.share) }) : state;
    case 'page':
      // The survey stays until it is answered or closed; the thanks disappear on navigation.
      if (phase === 'thanked') return { ...state, phase: 'closed' };
      return phase === 'waiting' ? waitingSurvey : state;
    case 'answered':
      return phase === 'shown' ? { ...state, phase: 'thanked' } : state;
    case 'closed':
      return phase === 'waiting' ? state : { ...state, phase: 'closed' };
  }
}

function considered(state: SurveyState): SurveyState {
  const isDue = state.seconds >= showAfter.seconds && state.read >= showAfter.share;
  return isDue ? { ...state, phase: 'shown' } : state;
}
