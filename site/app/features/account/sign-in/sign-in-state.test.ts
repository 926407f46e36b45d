import { expect, it } from 'vitest';
import { initialSignIn, nextSignIn, type SignInEvent, type SignInState } from './sign-in-state.ts';

const start = initialSignIn(false);
const email = 'ines@mail.example';
const atPassword: SignInState = { ...start, step: 'password', email };

it.each<[string, SignInEvent[], Partial<SignInState>]>([
  ['the address leads to the password', [{ type: 'email', email }], { step: 'password', email }],
  [
    'a wrong password keeps step and address',
    [{ type: 'email', email }, { type: 'sent' }, { type: 'password', result: 'rejected' }],
    { step: 'password', email, isBusy: false, failure: { by: 'password', why: 'rejected' } },
  ],
  [
    'a link that was sent',
    [{ type: 'email', email }, { type: 'sent' }, { type: 'link', result: 'sent' }],
    { step: 'sent', email, isBusy: false },
  ],
  [
    'a link that was not sent keeps the step',
    [
      { type: 'email', email },
      { type: 'link', result: 'throttled' },
    ],
    { step: 'password', failure: { by: 'link', why: 'throttled' } },
  ],
  [
    'going back from a passkey leads to the step before it',
    [
      { type: 'email', email },
      { type: 'go', step: 'passkey' },
      { type: 'passkey', result: 'cancelled' },
    ],
    { step: 'password', email, failure: undefined },
  ],
  [
    'a passkey that opens nothing is reported in the step before it',
    [
      { type: 'go', step: 'passkey' },
      { type: 'passkey', result: 'rejected' },
    ],
    { step: 'email', failure: { by: 'passkey', why: 'rejected' } },
  ],
  [
    'a passkey of the field that was ended changes nothing',
    [
      { type: 'email', email },
      { type: 'passkey', result: 'cancelled' },
    ],
    { step: 'password', email },
  ],
  [
    'another step forgets the failure',
    [
      { type: 'email', email },
      { type: 'password', result: 'rejected' },
      { type: 'go', step: 'join' },
    ],
    { step: 'join', email, failure: undefined },
  ],
])('AU-10 %s', (_name, events, expected) => {
  expect(events.reduce(nextSignIn, start)).toMatchObject(expected);
});

it('AU-10 a sign-in leaves no failure behind', () => {
  const failed: SignInState = { ...atPassword, failure: { by: 'password', why: 'rejected' } };
  expect(nextSignIn(failed, { type: 'password', result: 'in' }).failure).toBeUndefined();
});

it('AU-09 with a provider elsewhere its own page is the only way', () => {
  expect(initialSignIn(true).step).toBe('other');
});
