import type { ScreenData } from '../screen-data.ts';

/** What page a film is on, for those who are fetched with the first press. Nobody says it before the page is alive. */
let ask: () => ScreenData | undefined = () => undefined;

export function setPageNow(answer: typeof ask): void {
  ask = answer;
}

export const pageNow = (): ScreenData | undefined => ask();
