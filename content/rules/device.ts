import { desktopWidth, deviceCookie, deviceHeader, deviceQueryName, tabletWidth } from '../limits.ts';
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

/** Query, cookie, header, then the width of the screen where one is known; without any, mobile. */
export function chooseDevice({ query, cookies, headers }: RequestFacts, width?: number): Device {
  const told = [
    firstOf(query, deviceQueryName),
    firstOf(cookies, deviceCookie),
    firstOf(headers, deviceHeader),
  ];
  return told.find(isDevice) ?? (width === undefined ? 'mobile' : deviceForWidth(width));
}
