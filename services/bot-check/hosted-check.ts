import { z } from 'zod';
import type { HostedBotCheck } from '#content/entities/bot-challenge.ts';
import type { BotCheck } from './bot-check.ts';

/** Where each service says whether an answer is good. */
export const verifyAddresses: Readonly<Record<HostedBotCheck, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

const answer = z.object({ success: z.boolean(), hostname: z.string().optional() });

/** Turnstile, hCaptcha and reCAPTCHA speak the same contract. Each takes an answer once, so nothing is kept here. */
export function createHostedCheck(options: {
  kind: HostedBotCheck;
  siteKey: string;
  secret: string;
  /** The guarded client: gives the body of the answer, throws when there is none. */
  post(address: string, form: URLSearchParams): Promise<string>;
  /** An answer made for another site is none of ours. */
  hostname: string;
  log: { warn(event: string, fields?: Record<string, unknown>): void };
}): BotCheck {
  const { kind, siteKey, secret, post, hostname, log } = options;
  return {
    challenge: async () => ({ kind, siteKey }),
    async verify(response) {
      if (!/^[\w.-]{1,4096}$/.test(response)) return { ok: false, reason: 'failed' };
      try {
        const form = new URLSearchParams({ secret, response });
        const verdict = answer.parse(JSON.parse(await post(verifyAddresses[kind], form)));
        const isOurs = verdict.hostname === undefined || verdict.hostname === hostname;
        return verdict.success && isOurs
          ? { ok: true, spend: async () => true }
          : { ok: false, reason: 'failed' };
      } catch (error) {
        // Not verified is not a human: the reader is asked to come back, nothing is sent.
        log.warn('the bot check does not answer', { kind, error });
        return { ok: false, reason: 'unavailable' };
      }
    },
  };
}
