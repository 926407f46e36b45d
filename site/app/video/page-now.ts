import type { ScreenData } from '../screen-data.ts';

/** What page a film is on, for those who are fetched with the first press. */
type Answer = () => ScreenData | undefined;

const { promise, resolve } = Promise.withResolvers<Answer>();

/** Said once, in an idle moment after the page came alive. */
export const setPageNow: (answer: Answer) => void = resolve;

/** The page, as soon as somebody knows it: who is quick presses before. */
export async function pageNow(): Promise<ScreenData | undefined> {
  return (await promise)();
}
