import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { calls } from '#content/calls/all.ts';
import type { Call } from '#content/calls/call.ts';
import { getMe } from '#content/calls/members.ts';
import { listNotes } from '#content/calls/notes.ts';
import { hasEnded, reportSignedIn } from '../session/ended-session.ts';
import { provideSignInDialog } from '../session/sign-in-again.ts';
import { type CallOptions, callApi } from './call-api.ts';

let isSignedIn = true;
let requests = 0;
/** What the dialog calls when it is closed; undefined while it is not open. */
let answerDialog: ((isSignedIn: boolean) => void) | undefined;
let takeDialogAway = () => {};

function focusOn(name: 'body' | 'textarea' | 'button'): void {
  const matches = (selector: string) => selector.split(', ').includes(name);
  const getElementById = () => ({ textContent: '{"siteId":"testsite"}' });
  vi.stubGlobal('document', { getElementById, activeElement: { matches } });
}

beforeEach(() => {
  [isSignedIn, requests, answerDialog] = [true, 0, undefined];
  reportSignedIn();
  focusOn('body');
  vi.stubGlobal('fetch', async () => {
    requests += 1;
    const error = { code: 401, reason: 'token_wrong', message: 'Sign in' };
    return isSignedIn ? Response.json({ data: {} }) : Response.json({ errors: [error] }, { status: 401 });
  });
  takeDialogAway = provideSignInDialog((answer) => {
    answerDialog = answer;
  });
});
afterEach(() => {
  takeDialogAway();
  vi.unstubAllGlobals();
});

const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Makes the call without a session, and says what comes of it. */
function make(call: Call, options: Pick<CallOptions<never>, 'whenSignedOut' | 'signal'> = {}) {
  isSignedIn = false;
  const names = call.path.matchAll(/\{(\w+)\}/g);
  const params = Object.fromEntries([...names].map(([, name]) => [name, 'a']));
  const result = { outcome: 'waits' as 'waits' | 'done' | 'failed' };
  callApi(call as never, { ...options, params } as never).then(
    () => {
      result.outcome = 'done';
    },
    () => {
      result.outcome = 'failed';
    },
  );
  return result;
}

describe('a call that finds the session ended', () => {
  it.each(Object.entries(calls))('opens no dialog by itself: %s', async (_, call) => {
    const result = make(call);
    await settle();
    expect([result.outcome, answerDialog, hasEnded()]).toEqual(['waits', undefined, true]);
    isSignedIn = true;
    reportSignedIn();
    await settle();
    expect([result.outcome, requests]).toEqual(['done', 2]);
  });

  it.each([
    ['body', true],
    ['button', true],
    ['textarea', false],
  ] as const)('opens it after an act, while the focus is on %s: %s', async (name, opens) => {
    focusOn(name);
    const result = make(listNotes, { whenSignedOut: 'prompt' });
    await settle();
    expect([answerDialog !== undefined, result.outcome]).toEqual([opens, 'waits']);
    isSignedIn = true;
    if (answerDialog) answerDialog(true);
    else reportSignedIn();
    await settle();
    expect([result.outcome, hasEnded()]).toEqual(['done', false]);
  });

  it('fails when the dialog is closed without a sign-in; what waits goes on waiting', async () => {
    const waiting = make(listNotes);
    const act = make(listNotes, { whenSignedOut: 'prompt' });
    await settle();
    answerDialog?.(false);
    await settle();
    expect([act.outcome, waiting.outcome, hasEnded()]).toEqual(['failed', 'waits', true]);
  });

  it('ends with its screen, and fails where no screen could offer to sign in', async () => {
    const screen = new AbortController();
    const left = make(listNotes, { signal: screen.signal });
    await settle();
    screen.abort(new Error('left'));
    await settle();
    expect(left.outcome).toBe('failed');
    takeDialogAway();
    const first = make(listNotes);
    await settle();
    expect(first.outcome).toBe('failed');
  });

  it('goes on when another call was answered: the editor signed in in another tab', async () => {
    const result = make(listNotes);
    await settle();
    isSignedIn = true;
    await callApi(getMe, { whenSignedOut: 'fail' });
    await settle();
    expect([result.outcome, hasEnded()]).toEqual(['done', false]);
  });
});
