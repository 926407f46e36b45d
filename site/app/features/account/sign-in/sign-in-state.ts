import type { StepFailure, StepResult } from '#app/identity/in-place-sign-in.ts';

export type SignInStep = 'email' | 'password' | 'join' | 'forgot' | 'sent' | 'passkey' | 'other';

export interface SignInState {
  step: SignInStep;
  /** Kept from step to step. */
  email: string;
  /** A request is on its way. */
  isBusy: boolean;
  failure: { by: 'password' | 'passkey' | 'link'; why: StepFailure } | undefined;
  /** The step that the passkey was requested in. */
  before: SignInStep;
}

export type SignInEvent =
  | { type: 'email'; email: string }
  | { type: 'go'; step: SignInStep }
  | { type: 'sent' }
  | { type: 'password'; result: StepResult }
  | { type: 'passkey'; result: StepResult | 'cancelled' }
  | { type: 'link'; result: 'sent' | StepFailure };

/** With a provider elsewhere, passwords are typed there alone. */
export const initialSignIn = (isElsewhere: boolean): SignInState => ({
  step: isElsewhere ? 'other' : 'email',
  email: '',
  isBusy: false,
  failure: undefined,
  before: 'email',
});

/** The steps of the dialog. A sign-in itself is no step: the reader's state says that it happened. */
export function nextSignIn(state: SignInState, event: SignInEvent): SignInState {
  switch (event.type) {
    case 'email':
      return { ...state, step: 'password', email: event.email, failure: undefined };
    case 'go':
      return { ...state, step: event.step, before: state.step, isBusy: false, failure: undefined };
    case 'sent':
      return { ...state, isBusy: true };
    case 'password':
      return answered(state, 'password', event.result);
    case 'passkey': {
      // The reader took another way meanwhile.
      if (state.step !== 'passkey' && event.result === 'cancelled') return state;
      const step = state.step === 'passkey' ? state.before : state.step;
      if (event.result === 'cancelled') return { ...state, step, failure: undefined };
      return answered({ ...state, step }, 'passkey', event.result);
    }
    case 'link':
      if (event.result === 'sent') return { ...state, step: 'sent', isBusy: false, failure: undefined };
      return answered(state, 'link', event.result);
  }
}

function answered(state: SignInState, by: 'password' | 'passkey' | 'link', result: StepResult): SignInState {
  return { ...state, isBusy: false, failure: result === 'in' ? undefined : { by, why: result } };
}
