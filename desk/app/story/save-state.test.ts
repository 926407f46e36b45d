import { expect, it } from 'vitest';
import { problemOf } from './save-problem.ts';
import { nextChangeAt, type SaveFacts, saveLine, saveState } from './save-state.ts';
import { CallFailure } from './story-calls.ts';

const noon = Date.parse('2026-11-18T12:00:00Z');
const clock = (at: number) => new Date(at).toISOString().slice(11, 19);
const failed = (status: number, reason = 'internal') => ({
  ...problemOf(new CallFailure(status, reason, 'You may not change stories of others')),
  since: noon - 60_000,
});
const facts = (given: Partial<SaveFacts>): SaveFacts => ({
  now: noon,
  unsaved: 0,
  unsavedSince: given.unsaved ? noon - 10 : undefined,
  savedAt: noon - 5000,
  restsAt: undefined,
  problem: undefined,
  choices: 0,
  rejected: 0,
  passages: 0,
  ...given,
});

it.each<[string, Partial<SaveFacts>, string]>([
  ['everything is acknowledged', {}, 'Saved · 11:59:55'],
  ['a key was just pressed', { unsaved: 1 }, 'Saving…'],
  ['a save takes a while', { unsaved: 1, unsavedSince: noon - 400 }, 'Saving…'],
  ['the last key was saved a moment ago, and another may follow', { restsAt: noon + 1 }, 'Saving…'],
  ['no key follows', { restsAt: noon }, 'Saved · 11:59:55'],
  ['a save takes long', { unsaved: 3, unsavedSince: noon - 5000 }, '3 changes only in this browser'],
  ['no connection', { unsaved: 1, problem: failed(0) }, '1 change only in this browser'],
  ['no connection and nothing to save', { problem: failed(0) }, 'Saved · 11:59:55'],
  ['the session ended', { unsaved: 2, problem: failed(401) }, 'Not saved since 11:59:00'],
  ['the right was taken away', { unsaved: 2, problem: failed(403) }, 'Not saved since 11:59:00'],
  ['the server fails', { unsaved: 2, problem: failed(500) }, 'Not saved since 11:59:00'],
  ['the disk is full', { unsaved: 2, problem: failed(507) }, 'Not saved since 11:59:00'],
  [
    'unsaved for longer than failing',
    { unsaved: 1, unsavedSince: noon - 90_000, problem: failed(500) },
    'Not saved since 11:58:30',
  ],
  ['two people changed a field', { choices: 1 }, 'One choice to make'],
  [
    'two people changed two fields',
    { choices: 2, unsaved: 1, unsavedSince: noon - 400 },
    '2 choices to make',
  ],
  [
    'a choice and no connection',
    { choices: 1, unsaved: 1, problem: failed(0) },
    '1 change only in this browser',
  ],
  ['a value that no story can have', { rejected: 1 }, 'One field to correct'],
  ['text beside the story that the server does not have', { passages: 2 }, '2 notes only in this browser'],
])('%s', (_, given, line) => {
  expect(saveLine(saveState(facts(given)), clock)).toBe(line);
});

it.each<[string, Partial<SaveFacts>, number | undefined]>([
  ['nothing waits', {}, undefined],
  ['a save has begun', { unsaved: 1, unsavedSince: noon }, noon + 5000],
  ['a save takes a while', { unsaved: 1, unsavedSince: noon - 400 }, noon + 4600],
  ['everything was just saved', { restsAt: noon + 200 }, noon + 200],
  ['nothing has waited for a while', { restsAt: noon - 1 }, undefined],
  ['a save takes long', { unsaved: 1, unsavedSince: noon - 6000 }, undefined],
  ['a problem is shown until it ends', { unsaved: 1, problem: failed(500) }, undefined],
])('the line changes by itself when %s', (_, given, at) => {
  expect(nextChangeAt(facts(given))).toBe(at);
});
