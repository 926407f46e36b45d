import { afterEach, expect, it } from 'vitest';
import { currentToasts, hideToast, runUndo, showToast, undoLast } from './toasts.ts';

afterEach(() => {
  for (const { id } of currentToasts()) hideToast(id);
});

const fails = () => Promise.reject(new Error('TK is left in the text.'));
const failsAtOnce = () => {
  throw new Error('TK is left in the text.');
};
const texts = () => currentToasts().map(({ text, isProblem = false }) => [text, isProblem]);

it.each([
  ['an undo that fails says why', fails, [['This was not undone: TK is left in the text.', true]]],
  ['also one that fails at once', failsAtOnce, [['This was not undone: TK is left in the text.', true]]],
  ['one that succeeds says nothing', () => Promise.resolve(), []],
])('%s, by the button and by the key', async (_, undo, expected) => {
  for (const run of [undoLast, () => void currentToasts().map(runUndo)]) {
    showToast('Withdrew “The chip shortage”', { undo });
    run();
    await new Promise((done) => setTimeout(done));
    expect(texts()).toEqual(expected);
    for (const { id } of currentToasts()) hideToast(id);
  }
});
