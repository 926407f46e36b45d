import { useEffect, useReducer } from 'react';
import type { InPlaceSignIn, StepFailure } from '#app/identity/in-place-sign-in.ts';
import { initialSignIn, nextSignIn, type SignInStep } from './sign-in-state.ts';

/** The steps of the dialog and what they request from the provider. `load` fetches the code for it at the first request. */
export function useSignIn(isElsewhere: boolean, load: () => Promise<InPlaceSignIn>) {
  const [state, send] = useReducer(nextSignIn, isElsewhere, initialSignIn);
  const { step, email } = state;
  useEffect(() => {
    if (step !== 'passkey') return;
    const stop = new AbortController();
    const { signal } = stop;
    void requested(load, (signIn) => signIn.byPasskey({ signal, isAutofill: false })).then((result) => {
      if (!signal.aborted) send({ type: 'passkey', result });
    });
    return () => stop.abort();
  }, [step, load]);
  return {
    state,
    go: (next: SignInStep) => send({ type: 'go', step: next }),
    setEmail: (given: string) => send({ type: 'email', email: given }),
    async byPassword(password: string) {
      send({ type: 'sent' });
      const result = await requested(load, (signIn) => signIn.byPassword({ email, password }));
      send({ type: 'password', result });
    },
    async sendLink() {
      send({ type: 'sent' });
      const returnTo = location.pathname;
      send({ type: 'link', result: await requested(load, (signIn) => signIn.sendLink({ email, returnTo })) });
    },
    async offerPasskeys(signal: AbortSignal) {
      const result = await requested(load, (signIn) => signIn.byPasskey({ signal, isAutofill: true }));
      // A list that could not be offered is no failure: the reader did not use it. A request that the next step ended
      // must not lead back from there.
      if (!signal.aborted && result !== 'unreachable') send({ type: 'passkey', result });
    },
  };
}

const requested = <Result>(
  load: () => Promise<InPlaceSignIn>,
  request: (signIn: InPlaceSignIn) => Promise<Result>,
): Promise<Result | StepFailure> => load().then(request, () => 'unreachable' as const);
