import { expect, it, vi } from 'vitest';
import { replayClicks, replaySubmits } from './early-presses.ts';

const control = () => ({ click: vi.fn(), requestSubmit: vi.fn() }) as unknown as HTMLFormElement;

it('repeats every click made before the code was there, once', () => {
  const save = control();
  const page: Pick<Window, 'earlyPresses'> = { earlyPresses: { click: [save, save], submit: [] } };
  replayClicks(page);
  replayClicks(page);
  // Pressed twice means saved and removed again.
  expect(save.click).toHaveBeenCalledTimes(2);
  expect(page.earlyPresses).toEqual({ submit: [] });
});

it('sends a form once however often it was submitted', () => {
  const form = control();
  const page: Pick<Window, 'earlyPresses'> = { earlyPresses: { click: [], submit: [form, form] } };
  replaySubmits(page);
  expect(form.requestSubmit).toHaveBeenCalledTimes(1);
  expect(page.earlyPresses).toEqual({ click: [] });
});

it('holds on a page without the queue', () => {
  expect(() => {
    replayClicks({});
    replaySubmits({});
  }).not.toThrow();
});
