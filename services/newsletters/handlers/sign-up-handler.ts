import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { errorReasons, messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { newsletterSignUpFields as fields } from '#content/rules/newsletter-sign-up.ts';
import { confirmEmail } from '../confirm-email.ts';
import type { Kit } from '../context.ts';
import { newsletterPaths } from '../email-links.ts';
import { issueOneTimeToken } from '../store/one-time-tokens.ts';
import { allowOnly, answer, refuse } from './responses.ts';

export interface SignUpHandlerOptions extends Kit {
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
 * For readers without an account: takes an address, and writes to it. The answer is the same whoever's address it is,
 * and nothing is subscribed before its owner says so.
 */
export async function signUpHandler(
  kit: SignUpHandlerOptions,
  request: Request,
  mayGoOn: () => Promise<boolean>,
): Promise<Response> {
  const cookies = request.headers.get('cookie');
  if (new URL(request.url).pathname === newsletterPaths.signUpForm) {
    if (request.method !== 'GET' && request.method !== 'HEAD') return allowOnly('GET, HEAD');
    const { token, setCookie } = kit.formTokens.issue(cookies);
    return answer({ token, botCheck: await kit.botCheck.challenge() }, { 'set-cookie': setCookie });
  }
  if (request.method !== 'POST') return allowOnly('POST');
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    return refuse('bad_body', { message: 'A form is posted as application/x-www-form-urlencoded' });
  const posted = new URLSearchParams(await request.text());
  const address = (posted.get(fields.email) ?? '').trim();
  if (posted.getAll(fields.email).length !== 1 || !isEmailAddress(address))
    return refuse('form_invalid', { message: messages.newsletterEmail, field: fields.email });
  const asked = new Set(posted.getAll(fields.letter));
  const wanted = (await kit.newsletters()).filter(({ id }) => asked.has(id));
  if (wanted.length === 0 || wanted.length !== asked.size)
    return refuse('form_invalid', { message: messages.fieldsMissing, field: fields.letter });
  // Browsers say where a form was sent from; a form of another site is never meant by its reader.
  const from = request.headers.get('sec-fetch-site');
  const isForeign = from !== null && from !== 'same-origin';
  if (isForeign || !kit.formTokens.isGood(posted.get(fields.token) ?? '', cookies)) {
    kit.refused('form', isForeign ? 'another site' : 'token');
    return refuse('form_token');
  }
  if (!(await mayGoOn())) return refuse('rate_limited', { message: messages.shareLimit });
  const verified = await kit.botCheck.verify(posted.get(fields.botCheck) ?? '');
  if (!verified.ok && verified.reason === 'unavailable')
    return refuse('unavailable', { headers: { 'retry-after': '30' } });
  const noRobot = () =>
    refuse('bot_check_failed', { field: fields.botCheck, message: errorReasons.bot_check_failed.message });
  if (!verified.ok) return noRobot();

  const isSpent = await kit.db.transaction(async (trx) => {
    if (!(await verified.spend(trx))) return true;
    const secret = await issueOneTimeToken(trx, {
      address,
      newsletterIds: wanted.map(({ id }) => id),
      mayCount: posted.get(fields.mayCount) === 'yes',
      now: kit.now(),
    });
    // Written to often enough for now: the letters that are there still work.
    if (secret) await kit.mail.add(trx, confirmEmail(kit, { address, secret, wanted }), kit.now());
    return false;
  });
  if (isSpent) return noRobot();
  kit.mail.wake();
  return answer({ code: 'Success' });
}
