declare global {
  interface Window {
    /** Controls pressed and forms sent before their code had loaded; `document/bootstrap.ts` fills these lists. */
    earlyPresses?: { click?: HTMLElement[]; submit?: HTMLElement[] };
  }
}

type Page = Pick<Window, 'earlyPresses'>;

/** Repeats the clicks made before their handlers were added, in order, and ends the queue. */
export function replayClicks(page: Page = window): void {
  const clicked = page.earlyPresses?.click ?? [];
  delete page.earlyPresses?.click;
  for (const control of clicked) control.click();
}

/** Sends the forms that were submitted before their handler was added, each once. */
export function replaySubmits(page: Page = window): void {
  const sent = new Set(page.earlyPresses?.submit);
  delete page.earlyPresses?.submit;
  for (const form of sent) (form as HTMLFormElement).requestSubmit();
}
