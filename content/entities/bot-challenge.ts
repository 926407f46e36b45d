import { z } from 'zod';

/** Services that look at readers for us; each has a widget in the browser and a call that verifies. */
export const hostedBotChecks = ['turnstile', 'hcaptcha', 'recaptcha'] as const;
export type HostedBotCheck = (typeof hostedBotChecks)[number];

/** What a browser has to do before a form is believed. */
const botChallenge = z.discriminatedUnion('kind', [
  z.object({
    /** Proof of work: the number which, written behind the salt, has this digest. */
    kind: z.literal('altcha'),
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    salt: z.string(),
    maxnumber: z.number(),
    signature: z.string(),
  }),
  z.object({ kind: z.enum(hostedBotChecks), siteKey: z.string() }),
]);
export type BotChallenge = z.infer<typeof botChallenge>;
