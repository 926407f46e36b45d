import { useEffect, useEffectEvent } from 'react';
import { canAutofillPasskeys } from '#app/identity/request-passkey.ts';

/**
 * Offers the browser's passkeys in the list of the email field while `isOn`. The request ends with the step, as a
 * browser answers only one at a time.
 */
export function usePasskeyAutofill(isOn: boolean, request: (signal: AbortSignal) => void): void {
  const start = useEffectEvent(request);
  useEffect(() => {
    if (!isOn) return;
    const stop = new AbortController();
    void canAutofillPasskeys().then((isOffered) => {
      if (isOffered && !stop.signal.aborted) start(stop.signal);
    });
    return () => stop.abort();
  }, [isOn]);
}
