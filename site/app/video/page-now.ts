import type { ScreenData } from '../screen-data.ts';

/** The current page, for code that is loaded with the first press of play. */
type ReadPage = () => ScreenData | undefined;

const { promise, resolve } = Promise.withResolvers<ReadPage>();

/** Called once, in an idle moment after hydration. */
export const setPageNow: (read: ReadPage) => void = resolve;

/** The page, once it is known: a reader may press play earlier. */
export async function pageNow(): Promise<ScreenData | undefined> {
  return (await promise)();
}
