import { deviceCookie, resizeDebounceMilliseconds } from '#content/limits.ts';
import { chooseDevice, type Device, deviceCookieText } from '#content/rules/device.ts';
import { debounce } from '../behaviours/debounce.ts';
import { requestFacts } from '../request-facts.ts';

let device: Device | undefined;

/** What this reader reads on, as ads and measurement say it: told by address or cookie, else by the width. */
export function currentDevice(): Device {
  device ??= chooseDevice(requestFacts(new URL(location.href)), innerWidth);
  return device;
}

/** Keeps the device for a week, and finds out anew when the window has another width; returns how to stop. */
export function watchDevice(): () => void {
  const found = currentDevice();
  // What only the cookie says is not found out anew: it lasts as long as it was given.
  if (requestFacts(new URL(location.href)).cookies[deviceCookie] !== found) remember(found);
  const onResize = debounce(() => {
    const { query } = requestFacts(new URL(location.href));
    // The cookie is what was found out before: only what the address says stands above the new width.
    const wanted = chooseDevice({ query, cookies: {}, headers: {} }, innerWidth);
    if (wanted !== device) remember(wanted);
  }, resizeDebounceMilliseconds);
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}

function remember(found: Device): void {
  device = found;
  // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in two of four browsers
  document.cookie = deviceCookieText(found);
}
