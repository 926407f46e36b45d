import type { SurfaceApp } from '../open-surface-app.ts';
import type { Recorder, SurfaceAnswer, SurfaceRequest, Visitor } from '../recorder.ts';

/** The caller; `identity.ts` adds its session after sign-in. */
export interface Visitors {
  /** The session cookies of an account, as its browser sends them. */
  readerSession: Visitor;
  staffSession: Visitor;
  /** An access token of an account. */
  readerToken: Visitor;
  accountToken: Visitor;
  /** The token of the deployment. */
  staffToken: Visitor;
}

export interface Surface {
  app: SurfaceApp;
  visitors: Visitors;
  readerId: string;
  send(request: SurfaceRequest): Promise<SurfaceAnswer>;
  /** Sends without recording. */
  peek(request: SurfaceRequest): Promise<SurfaceAnswer>;
  alias: Recorder['normaliser']['alias'];
}

/** Requests that belong together, and the golden file of the same name. Their order matters: later ones see the earlier. */
export type Group = (surface: Surface) => Promise<void>;

/** What a browser adds to requests of our own pages; writes with a session need it. */
export const sameOrigin = { 'sec-fetch-site': 'same-origin' };

/** Sends again until the answer has what is waited for: e-mails are written after the answer. */
export async function waitFor(
  { peek }: Pick<Surface, 'peek'>,
  request: SurfaceRequest,
  pattern: RegExp,
): Promise<string> {
  for (let tries = 0; tries < 1000; tries += 1) {
    const found = pattern.exec((await peek(request)).text)?.[0];
    if (found) return found.replaceAll('&amp;', '&');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${request.path} never had ${pattern}`);
}

/** The value of a field of a form, as the page has it. */
export const fieldIn = (html: string, name: string): string =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

/** The first address of the HTML that begins with this text. */
export const addressIn = (html: string, begin: string): string => {
  const found = html.indexOf(begin);
  if (found < 0) throw new Error(`no address begins with ${begin}`);
  return /^[^"'<\s)]+/.exec(html.slice(found))?.[0]?.replaceAll('&amp;', '&') ?? '';
};
