import { deviceCookie, resizeDebounceMilliseconds } from '#content/limits.ts';
import { chooseDevice, type Device, deviceCookieText } from '#content/rules/device.ts';
import { debounce } from '../behaviours/debounce.ts';
import { requestFacts } from '../request-facts.ts';
import { windowDevice } from './window-device.ts';

/** By the window's width, read again only after a resize. */
let measured: Device | undefined;

const factsNow = () => requestFacts(new URL(location.href));

/** The one device of this page: ad slots and positions, targeting, video ads, page views and criteria all use it. */
export function currentDevice(): Device {
  measured ??= windowDevice();
  return chooseDevice(factsNow(), measured);
}

/** Keeps the device cookie equal to the window's device; returns the function that stops it. */
export function watchDevice(): () => void {
  const follow = () => {
    measured = windowDevice();
    // A cookie that is right already is not written again, or it would never expire.
    if (factsNow().cookies[deviceCookie] === measured) return;
    // biome-ignore lint/suspicious/noDocumentCookie: the asynchronous cookie store is missing in two of four browsers
    document.cookie = deviceCookieText(measured);
  };
  follow();
  const onResize = debounce(follow, resizeDebounceMilliseconds);
  addEventListener('resize', onResize);
  return () => removeEventListener('resize', onResize);
}
