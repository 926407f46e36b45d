import { useEffect, useRef } from 'react';
import { loginMethodKey } from '#app/identity/login-method.ts';

const doneMilliseconds = 2000;
/** The field of a step, or the button of one without a field. */
const firstOf = ':is(input:not([type=hidden], [type=checkbox], [tabindex="-1"]), [data-first])';

/** Closes the dialog when the reader has had time to read that it worked. */
export function useDoneLater(isDone: boolean, done: () => void): void {
  const latest = useRef(done);
  useEffect(() => {
    latest.current = done;
  });
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => latest.current(), doneMilliseconds);
    return () => clearTimeout(timer);
  }, [isDone]);
}

/** Moves focus to the field of a new step, and to a field that was wrong. */
export function useFocusOfStep(
  content: { current: HTMLElement | null },
  step: string,
  failure: object | undefined,
): void {
  const last = useRef(step);
  useEffect(() => {
    const isNew = last.current !== step;
    last.current = step;
    const wrong = failure && content.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else if (isNew) content.current?.querySelector<HTMLElement>(firstOf)?.focus();
  }, [content, step, failure]);
}

/** The reader may open the link in another tab: that tab stores the sign-in, and this one takes it up. */
export function useSignInElsewhere(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return;
    const stop = new AbortController();
    addEventListener(
      'storage',
      ({ key, newValue }) => {
        if (key === loginMethodKey && newValue)
          void import('#app/identity/session.ts').then(({ accountSession }) => accountSession().start());
      },
      { signal: stop.signal },
    );
    return () => stop.abort();
  }, [isWaiting]);
}
