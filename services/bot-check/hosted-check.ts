import { z } from 'zod';
import type { HostedBotCheck } from '#content/entities/bot-challenge.ts';
import type { BotCheck } from './bot-check.ts';

/** The verification endpoint of each service. */
export const verifyAddresses: Readonly<Record<HostedBotCheck, string>> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
  recaptcha: 'https://www.google.com/recaptcha/api/siteverify',
};

const answer = z.object({ success: z.boolean(), hostname: z.string().optional() });

/** Turnstile, hCaptcha and reCAPTCHA have the same API. Each accepts a response once, so nothing is stored here. */
export function createHostedCheck(options: {
  kind: HostedBotCheck;
  siteKey: string;
  secret: string;
  /** Posts with the guarded client: returns the response body, or throws. */
  post(address: string, form: URLSearchParams): Promise<string>;
  /** Responses for other sites are rejected. */
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
        const isThisSite = verdict.hostname === undefined || verdict.hostname === hostname;
        return verdict.success && isThisSite
          ? { ok: true, spend: async () => true }
          : { ok: false, reason: 'failed' };
      } catch (error) {
        // Unverified readers do not pass: they can try again later, and nothing is sent.
        log.warn('bot check does not respond', { kind, error });
        return { ok: false, reason: 'unavailable' };
      }
    },
  };
}
