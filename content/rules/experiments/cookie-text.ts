import type { ExperimentCookie } from './assign.ts';

/** As `Set-Cookie` and `document.cookie` take it. Scripts read it too: it holds nothing secret. */
export function experimentCookieText({ name, value, endDate }: ExperimentCookie): string {
  return `${name}=${value}; Path=/; Expires=${new Date(endDate).toUTCString()}; SameSite=Lax; Secure`;
}
