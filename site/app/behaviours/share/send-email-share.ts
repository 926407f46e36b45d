import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { emailShareFields, emailShareFormPath, emailSharePath } from '#content/rules/email-share.ts';
import { proveWork } from './prove-work.ts';
import { waitForBotCheck } from './wait-for-bot-check.ts';

/** What the server wants to see beside what the reader wrote. */
export interface EmailSharePass {
  token: string;
  botCheck: string;
}

export type EmailShareAnswer =
  | { kind: 'sent' }
  /** By the name of the form's field; without a field: about the form as a whole. */
  | { kind: 'rejected'; status: number; problems: { field?: string; message: string }[] }
  | { kind: 'failed' };

/**
 * Asks for a token and does the work of the bot check; undefined when either is not to be had. `showFrame` is called
 * when the check is another company's: the reader then has to see it. Other forms name their own path.
 */
export async function getEmailSharePass(
  signal: AbortSignal,
  showBotCheck: () => void,
  formPath: string = emailShareFormPath,
): Promise<EmailSharePass | undefined> {
  try {
    const response = await fetch(formPath, { signal, cache: 'no-store' });
    if (!response.ok) return undefined;
    const { data } = (await response.json()) as { data: { token: string; botCheck: BotChallenge } };
    const botCheck = await answerTo(data.botCheck);
    return botCheck === undefined ? undefined : { token: data.token, botCheck };
  } catch {
    return undefined;
  }

  function answerTo(challenge: BotChallenge): Promise<string | undefined> {
    if (challenge.kind === 'altcha') return proveWork(challenge, signal);
    showBotCheck();
    return waitForBotCheck(signal);
  }
}

/** Posts the form as it stands, with the pass. */
export async function sendEmailShare(form: HTMLFormElement, pass: EmailSharePass): Promise<EmailShareAnswer> {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') body.set(name, value);
  body.set(emailShareFields.token, pass.token);
  body.set(emailShareFields.botCheck, pass.botCheck);
  body.set(emailShareFields.submit, '');
  try {
    const response = await fetch(emailSharePath, { method: 'POST', body });
    if (response.ok) return { kind: 'sent' };
    const { errors } = (await response.json()) as { errors?: { field?: string; message: string }[] };
    return { kind: 'rejected', status: response.status, problems: errors ?? [] };
  } catch {
    return { kind: 'failed' };
  }
}
