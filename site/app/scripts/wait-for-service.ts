import { serviceWaitMilliseconds, serviceWaitTries } from '#content/limits.ts';
import { scriptTexts } from './script-texts.ts';

export type Delay = (milliseconds: number) => Promise<void>;

const delayInBrowser: Delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits for something a script puts on `window`: looks thirty times, half a second apart, then gives up.
 * @example
 * const googletag = await waitForService('googletag', () => window.googletag);
 */
export async function waitForService<T>(
  name: string,
  read: () => T | undefined,
  delay: Delay = delayInBrowser,
): Promise<T> {
  for (let tries = 0; tries < serviceWaitTries; tries++) {
    const found = read();
    if (found !== undefined) return found;
    await delay(serviceWaitMilliseconds);
  }
  const late = read();
  if (late !== undefined) return late;
  throw new Error(scriptTexts.missing(name));
}
