import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { errorReasons, messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { newsletterSignUpFields as fields } from '#content/rules/newsletter-sign-up.ts';
import { confirmEmail } from '../confirm-email.ts';
import type { NewsletterContext } from '../context.ts';
import { newsletterPaths } from '../email-links.ts';
import { issueOneTimeToken } from '../store/one-time-tokens.ts';
import { allowOnly, answer, reject } from './responses.ts';

export interface SignUpHandlerOptions extends NewsletterContext {
  formTokens: {
    issue(cookies: string | null): { token: string; setCookie: string };
    isGood(token: string, cookies: string | null): boolean;
  };
  botCheck: {
    challenge(): Promise<BotChallenge>;
    verify(
      response: string,
    ): Promise<
      | { ok: true; spend<T>(trx: Transaction<T>): Promise<boolean> }
      | { ok: false; reason: 'failed' | 'unavailable' }
    >;
  };
}

/**
 * For readers without an account: sends a confirmation to the given address. The response is the same for every address,
 * and the subscription starts only when the owner of the address confirms it.
 */
export async function signUpHandler(
  context: SignUpHandlerOptions,
  request: Request,
  checkRateLimit: () => Promise<boolean>,
): Promise<Response> {
  const cookies = request.headers.get('cookie');
  if (new URL(request.url).pathname === newsletterPaths.signUpForm) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return allowOnly('GET, HEAD');
    const { token, setCookie } = context.formTokens.issue(cookies);
    return answer({ token, botCheck: await context.botCheck.challenge() }, { 'set-cookie': setCookie });
  }
  if (request.method !== 'POST') return allowOnly('POST');
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    return reject('bad_body', { message: 'A form is posted as application/x-www-form-urlencoded' });
  const posted = new URLSearchParams(await request.text());
  const address = (posted.get(fields.email) ?? '').trim();
  if (posted.getAll(fields.email).length !== 1 || !isEmailAddress(address))
    return reject('form_invalid', { message: messages.newsletterEmail, field: fields.email });
  // Scripts of version 0.1 send the field `letter`; accepted until 0.3.
  const requested = new Set([...posted.getAll(fields.newsletter), ...posted.getAll('letter')]);
  const wanted = (await context.newsletters()).filter(({ id }) => requested.has(id));
  if (wanted.length === 0 || wanted.length !== requested.size)
    return reject('form_invalid', { message: messages.fieldsMissing, field: fields.newsletter });
  // Browsers send where a form comes from; forms of other sites are rejected.
  const from = request.headers.get('sec-fetch-site');
  const isForeign = from !== null && from !== 'same-origin';
  if (isForeign || !context.formTokens.isGood(posted.get(fields.token) ?? '', cookies)) {
    context.recordRejected('form', isForeign ? 'another site' : 'token');
    return reject('form_token');
  }
  if (!(await checkRateLimit())) return reject('rate_limited', { message: messages.shareLimit });
  const verified = await context.botCheck.verify(posted.get(fields.botCheck) ?? '');
  if (!verified.ok && verified.reason === 'unavailable')
    return reject('unavailable', { headers: { 'retry-after': '30' } });
  const botCheckFailed = () =>
    reject('bot_check_failed', { field: fields.botCheck, message: errorReasons.bot_check_failed.message });
  if (!verified.ok) return botCheckFailed();

  const isSpent = await context.db.transaction(async (trx) => {
    if (!(await verified.spend(trx))) return true;
    const secret = await issueOneTimeToken(trx, {
      address,
      newsletterIds: wanted.map(({ id }) => id),
      mayCount: posted.get(fields.mayCount) === 'yes',
      now: context.now(),
    });
    // No secret: this address has reached the hourly limit, and the links it was sent still work.
    if (secret)
      await context.mail.add(trx, confirmEmail(context, { address, secret, wanted }), context.now());
    return false;
  });
  if (isSpent) return botCheckFailed();
  context.mail.wake();
  return answer({ code: 'Success' });
}
