import type { AccountSession } from './account-session.ts';

/** Why a step failed, by the reasons of the identity service. */
export type StepFailure = 'rejected' | 'unverified' | 'throttled' | 'unreachable';
export type StepResult = 'in' | StepFailure;

export interface InPlaceSignIn {
  byPassword(given: { email: string; password: string }): Promise<StepResult>;
  /** A passkey that the browser offers in a field, with the given signal, or asks for at once. */
  byPasskey(options: { signal: AbortSignal; isAutofill: boolean }): Promise<StepResult | 'cancelled'>;
  /** Requests a sign-in link by e-mail; the answer is the same for every address. */
  sendLink(given: { email: string; returnTo: string }): Promise<'sent' | StepFailure>;
}

interface InPlaceParts {
  session: Pick<AccountSession, 'begin' | 'complete'>;
  fetch: typeof fetch;
  /** Asks the browser for a passkey; undefined if the reader went back. */
  requestPasskey(
    question: PublicKeyCredentialRequestOptionsJSON,
    options: { signal: AbortSignal; isAutofill: boolean },
  ): Promise<unknown>;
}

/** Where the steps post to, or, for a browser that still has a session, where they have ended already. */
type Opened = { path: string; token: string } | { endedAt: string };

type Posted = { response: Response } | { endedAt: string } | { failure: StepFailure };

const failures: Readonly<Record<string, StepFailure>> = {
  sign_in_rejected: 'rejected',
  email_unverified: 'unverified',
  rate_limited: 'throttled',
};
/** The sign-in or its form is too old: a new one is started, and the reader notices nothing. */
const isStale = (reason: string) => reason === 'sign_in_expired' || reason === 'form_token';
const headers = { accept: 'application/json' };
const hasEndedAt = (url: string) => new URL(url).searchParams.has('state');

async function reasonOf(response: Response): Promise<string> {
  const body = (await response.json().catch(() => undefined)) as
    | { errors?: { reason?: string }[] }
    | undefined;
  return body?.errors?.[0]?.reason ?? '';
}

/**
 * Signs in on this page, with the provider's own steps: the same authorization, form tokens and limits as on its pages.
 * Nothing is requested before the first step. No method rejects: a provider that does not answer is `unreachable`.
 */
export function createInPlaceSignIn(parts: InPlaceParts): InPlaceSignIn {
  let opening: Promise<Opened> | undefined;
  async function start(): Promise<Opened> {
    const response = await parts.fetch(await parts.session.begin(), { headers });
    if (hasEndedAt(response.url)) return { endedAt: response.url };
    if (!response.ok) throw new Error(`The provider answers ${response.status}`);
    return (await response.json()) as Opened;
  }
  const open = () => {
    opening ??= start().catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
    return opening;
  };
  /** Posts a step; a stale sign-in is started again, once. */
  async function post(below: string, fields: Record<string, string>, mayRetry = true): Promise<Posted> {
    const steps = await open();
    if ('endedAt' in steps) return steps;
    const response = await parts.fetch(steps.path + below, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ token: steps.token, ...fields }),
    });
    if (response.ok) return { response };
    const reason = await reasonOf(response);
    if (!isStale(reason) || !mayRetry) return { failure: failures[reason] ?? 'unreachable' };
    opening = undefined;
    return post(below, fields, false);
  }
  async function finish(posted: Posted): Promise<StepResult> {
    if ('failure' in posted) return posted.failure;
    // The code at the end of an authorization can be used once.
    opening = undefined;
    const end = 'endedAt' in posted ? posted.endedAt : posted.response.url;
    return (await parts.session.complete(end)) ? 'in' : 'unreachable';
  }
  const remember = 'yes';
  return {
    async byPassword({ email, password }) {
      try {
        return await finish(await post('', { email, password, remember }));
      } catch {
        return 'unreachable';
      }
    },
    async byPasskey(options) {
      try {
        const posted = await post('/passkey/question', {});
        if (!('response' in posted)) return await finish(posted);
        const question = (await posted.response.json()) as PublicKeyCredentialRequestOptionsJSON;
        const answer = await parts.requestPasskey(question, options);
        // The device may answer in the moment in which the reader goes back; the next request would be answered too.
        if (!answer || options.signal.aborted) return 'cancelled';
        return await finish(await post('/passkey', { answer: JSON.stringify(answer), remember }));
      } catch {
        return 'unreachable';
      }
    },
    async sendLink(given) {
      try {
        const posted = await post('/link', given);
        return 'failure' in posted ? posted.failure : 'sent';
      } catch {
        return 'unreachable';
      }
    },
  };
}
