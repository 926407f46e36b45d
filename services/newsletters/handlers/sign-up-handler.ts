import type { Transaction } from 'kysely';
import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { errorReasons, messages } from '#content/errors.ts';
import { isEmailAddress } from '#content/rules/email-format.ts';
import { newsletterSignUpFields as fields } from '#content/rules/newsletter-sign-up.ts';
import type { FormTokens } from '#platform/csrf-token.ts';
import type { ServiceApp } from '../../service.ts';
import { createServiceApp, privateJson, problem } from '../../service-app.ts';
import { confirmEmail } from '../confirm-email.ts';
import type { NewsletterContext } from '../context.ts';
import { newsletterPaths } from '../email-links.ts';
import { issueOneTimeToken } from '../store/one-time-tokens.ts';

export interface SignUpHandlerOptions extends NewsletterContext {
  formTokens: FormTokens;
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

/** The sign-up of readers without an account: the form's tokens, and the form itself. */
export function createSignUpApp(context: SignUpHandlerOptions): ServiceApp {
  return createServiceApp({
    [newsletterPaths.signUpForm]: {
      async get({ req }) {
        const { token, setCookie } = context.formTokens.issue(req.header('cookie') ?? null);
        const data = { token, botCheck: await context.botCheck.challenge() };
        return privateJson({ data }, { headers: { 'set-cookie': setCookie } });
      },
    },
    [newsletterPaths.signUp]: {
      post: ({ req, env }) => signUp(context, req.raw, () => env.checkRateLimit('newsletterSignUps')),
    },
  });
}

/**
 * Sends a confirmation to the given address. The response is the same for every address, and the subscription starts only
 * when the owner of the address confirms it.
 */
async function signUp(
  context: SignUpHandlerOptions,
  request: Request,
  checkRateLimit: () => Promise<boolean>,
): Promise<Response> {
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/x-www-form-urlencoded\b/i.test(type))
    return problem('bad_body', { message: 'A form is posted as application/x-www-form-urlencoded' });
  const posted = new URLSearchParams(await request.text());
  const address = (posted.get(fields.email) ?? '').trim();
  if (posted.getAll(fields.email).length !== 1 || !isEmailAddress(address))
    return problem('form_invalid', { message: messages.newsletterEmail, field: fields.email });
  // Scripts of version 0.1 send the field `letter`; accepted until 0.3.
  const requested = new Set([...posted.getAll(fields.newsletter), ...posted.getAll('letter')]);
  const wanted = (await context.newsletters()).filter(({ id }) => requested.has(id));
  if (wanted.length === 0 || wanted.length !== requested.size)
    return problem('form_invalid', { message: messages.fieldsMissing, field: fields.newsletter });
  const check = context.formTokens.check(request, posted.get(fields.token) ?? '');
  if (check !== 'ok') {
    context.recordRejected('form', check);
    return problem('form_token');
  }
  if (!(await checkRateLimit())) return problem('rate_limited', { message: messages.shareLimit });
  const verified = await context.botCheck.verify(posted.get(fields.botCheck) ?? '');
  if (!verified.ok && verified.reason === 'unavailable')
    return problem('unavailable', { headers: { 'retry-after': '30' } });
  const botCheckFailed = () =>
    problem('bot_check_failed', { field: fields.botCheck, message: errorReasons.bot_check_failed.message });
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
  return privateJson({ data: { code: 'Success' } });
}
