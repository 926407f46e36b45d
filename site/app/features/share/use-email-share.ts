import { useEffect, useRef, useState } from 'react';
import {
  type EmailSharePass,
  getEmailSharePass,
  sendEmailShare,
} from '#app/behaviours/share/send-email-share.ts';
import { messages } from '#content/errors.ts';
import { type EmailShareProblems, emailShareFields, emailShareProblems } from '#content/rules/email-share.ts';

export interface EmailShareState {
  phase: 'writing' | 'sending' | 'sent';
  /** `frame`: a third-party bot check is shown, and waits for the reader. */
  check: 'working' | 'frame' | 'done' | 'failed';
  problems: EmailShareProblems;
  /** About the form as a whole. */
  message: string;
  to: string;
}

const shownFields = ['to', 'name', 'from', 'message'] as const;
const fresh: EmailShareState = { phase: 'writing', check: 'working', problems: {}, message: '', to: '' };

/** The life of the form: the bot check runs while the reader writes, so that sending does not wait for it. */
export function useEmailShare() {
  const [state, setState] = useState(fresh);
  const pass = useRef<Promise<EmailSharePass | undefined>>(undefined);
  const stop = useRef(new AbortController());
  const change = (more: Partial<EmailShareState>) => setState((before) => ({ ...before, ...more }));

  function prepare(): void {
    change({ check: 'working' });
    const { signal } = stop.current;
    const coming = getEmailSharePass(signal, () =>
      // A reader who pressed Send before the check was here must learn what it waits for.
      setState((before) => ({
        ...before,
        check: 'frame',
        message: before.phase === 'sending' ? messages.botCheckOpen : before.message,
      })),
    );
    pass.current = coming;
    void coming.then((found) => {
      if (pass.current === coming && !signal.aborted) change({ check: found ? 'done' : 'failed' });
    });
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form opens.
  useEffect(() => {
    stop.current = new AbortController();
    prepare();
    return () => stop.current.abort();
  }, []);

  async function submit(form: HTMLFormElement): Promise<void> {
    const data = new FormData(form);
    const read = (field: (typeof shownFields)[number]) => String(data.get(emailShareFields[field]) ?? '');
    const given = { to: read('to'), from: read('from'), name: read('name'), message: read('message') };
    const problems = emailShareProblems(given);
    if (Object.keys(problems).length > 0) {
      change({ problems, message: '' });
      focusFirst(form, problems);
      return;
    }
    if (state.check === 'frame') return change({ problems: {}, message: messages.botCheckOpen });
    change({ phase: 'sending', problems: {}, message: '' });
    const ready = await pass.current;
    const answer = ready ? await sendEmailShare(form, ready) : { kind: 'failed' as const };
    if (answer.kind === 'sent') return change({ phase: 'sent', to: given.to.trim() });
    // A pass is good once.
    prepare();
    if (answer.kind === 'failed') return change({ phase: 'writing', message: messages.tryLater });
    const byField: EmailShareProblems = {};
    for (const field of shownFields) {
      const found = answer.problems.find((problem) => problem.field === emailShareFields[field]);
      if (found) byField[field] = found.message;
    }
    const other = answer.problems.find(
      ({ field }) => !shownFields.some((shown) => emailShareFields[shown] === field),
    );
    change({ phase: 'writing', problems: byField, message: other?.message ?? '' });
    focusFirst(form, byField);
  }

  function again(): void {
    setState(fresh);
    prepare();
  }

  return { state, submit, again };
}

function focusFirst(form: HTMLFormElement, problems: EmailShareProblems): void {
  const first = shownFields.find((field) => problems[field]);
  const found = first && form.elements.namedItem(emailShareFields[first]);
  if (found instanceof HTMLElement) found.focus();
}
