import { expect, it } from 'vitest';
import { saveLine, saveState } from './save-state.ts';
import { createSaveWatch, type Kind } from './save-watch.ts';
import { createHandTimers } from './test/hand-timers.ts';

function watchedLine() {
  const { timers, pass } = createHandTimers();
  const unsent = { steps: 0, fields: 0 };
  const lines: string[] = [];
  const watch = createSaveWatch({
    timers,
    savedAt: timers.now(),
    facts: () => ({ unsent, problem: undefined, choices: 0, rejected: 0, passages: 0 }),
    onTime: () => show(),
  });
  const show = () => {
    const line = saveLine(saveState(watch.facts()), () => 'time');
    if (line !== lines.at(-1)) lines.push(line);
  };
  show();
  return {
    pass,
    line: () => lines.at(-1),
    /** Each line that was shown, in order. */
    lines: () => lines,
    change(kind: Kind) {
      unsent[kind] += 1;
      watch.changed();
      show();
    },
    acknowledge(kind: Kind, left: number) {
      unsent[kind] = left;
      // The text changes before the watch hears of the answer, as in a session.
      watch.changed();
      show();
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
  await pass(2000);
  expect(line()).toBe('Saving…');
  acknowledge(waiting, 0);
  await pass(500);
  expect(line()).toBe('Saved · time');
});

it('what was typed while a slow request was under way is not shown as saved by its answer', async () => {
  const { change, acknowledge, pass, line } = watchedLine();
  change('steps');
  await pass(700);
  change('steps');
  acknowledge('steps', 1);
  expect(line()).toBe('Saving…');
  await pass(5000);
  expect(line()).toBe('1 change only in this browser');
  acknowledge('steps', 0);
  await pass(500);
  expect(line()).toBe('Saved · time');
});

it('the line is true from the first key on, and does not flicker while an editor types on', async () => {
  const { change, acknowledge, pass, line, lines } = watchedLine();
  expect(line()).toBe('Saved · time');
  for (let key = 0; key < 30; key += 1) {
    change('steps');
    await pass(100);
    acknowledge('steps', 0);
    await pass(200);
  }
  expect(lines()).toEqual(['Saved · time', 'Saving…']);
  await pass(300);
  expect(lines()).toEqual(['Saved · time', 'Saving…', 'Saved · time']);
});
