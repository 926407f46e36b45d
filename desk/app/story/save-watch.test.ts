import { expect, it } from 'vitest';
import { saveLine, saveState } from './save-state.ts';
import { createSaveWatch, type Kind } from './save-watch.ts';
import { createHandTimers } from './test/hand-timers.ts';

function watchedLine() {
  const { timers, pass } = createHandTimers();
  const unsent = { steps: 0, fields: 0 };
  let line = '';
  const watch = createSaveWatch({
    timers,
    savedAt: timers.now(),
    facts: () => ({ unsent, problem: undefined, choices: 0, rejected: 0 }),
    onTime: () => show(),
  });
  const show = () => {
    line = saveLine(saveState(watch.facts()), () => 'time');
  };
  return {
    pass,
    line: () => line,
    change(kind: Kind) {
      unsent[kind] += 1;
      watch.changed();
      show();
    },
    acknowledge(kind: Kind, left: number) {
      unsent[kind] = left;
      watch.acknowledged(kind);
      show();
    },
  };
}

it.each<[Kind, Kind]>([
  ['steps', 'fields'],
  ['fields', 'steps'],
])('an answer about %s says nothing about %s that wait', async (answered, waiting) => {
  const { change, acknowledge, pass, line } = watchedLine();
  change(waiting);
  await pass(300);
  change(answered);
  acknowledge(answered, 0);
  await pass(99);
  expect(line()).toBe('Saved · time');
  await pass(1);
  expect(line()).toBe('Saving…');
  acknowledge(waiting, 0);
  expect(line()).toBe('Saved · time');
});

it('what was typed while a slow request was under way is not shown as saved by its answer', async () => {
  const { change, acknowledge, pass, line } = watchedLine();
  change('steps');
  await pass(700);
  change('steps');
  acknowledge('steps', 1);
  expect(line()).toBe('Saving…');
  await pass(4600);
  expect(line()).toBe('1 change only in this browser');
  acknowledge('steps', 0);
  expect(line()).toBe('Saved · time');
});

it('quick answers never flicker while an editor types on', async () => {
  const { change, acknowledge, pass, line } = watchedLine();
  for (let key = 0; key < 30; key += 1) {
    change('steps');
    await pass(200);
    acknowledge('steps', 1);
    expect(line()).toBe('Saved · time');
  }
  await pass(400);
  expect(line()).toBe('Saving…');
});
