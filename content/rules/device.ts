import {
  desktopWidth,
  deviceCookie,
  deviceCookieSeconds,
  deviceHeader,
  deviceQueryName,
  tabletWidth,
} from '../limits.ts';
import { firstOf, type RequestFacts } from './request-facts.ts';

export const devices = ['mobile', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

export function isDevice(value: unknown): value is Device {
  return devices.includes(value as Device);
}

export function deviceForWidth(width: number): Device {
  if (width < tabletWidth) return 'mobile';
  return width < desktopWidth ? 'tablet' : 'desktop';
}

/** The device named by the request: query, cookie, header, in this order. Unknown values are skipped. */
export function reportedDevice({ query, cookies, headers }: RequestFacts): Device | undefined {
  const candidates = [
    firstOf(query, deviceQueryName),
    firstOf(cookies, deviceCookie),
    firstOf(headers, deviceHeader),
  ];
  return candidates.find(isDevice);
}

/** An explicit query, then the window where there is one, then cookie and header; without any, mobile (DV-05). */
export function chooseDevice(request: RequestFacts, windowDevice?: Device): Device {
  const explicit = firstOf(request.query, deviceQueryName);
  return isDevice(explicit) ? explicit : (windowDevice ?? reportedDevice(request) ?? 'mobile');
}

/** As `document.cookie` and `Set-Cookie` take it. */
export function deviceCookieText(device: Device): string {
  return `${deviceCookie}=${device}; Max-Age=${deviceCookieSeconds}; Path=/; SameSite=Lax; Secure`;
}
