import { serviceWaitMilliseconds, serviceWaitTries } from '#content/limits.ts';
import { scriptTexts } from './script-texts.ts';

export type Delay = (milliseconds: number) => Promise<void>;

const delayInBrowser: Delay = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Waits for a global that a script sets on `window`: thirty tries, half a second apart, then rejects.
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
