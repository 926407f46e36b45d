import type { BotChallenge } from '#content/entities/bot-challenge.ts';
import { emailShareFields, emailShareFormPath, emailSharePath } from '#content/rules/email-share.ts';
import { proveWork } from './prove-work.ts';
import { waitForBotCheck } from './wait-for-bot-check.ts';

/** Proofs the server requires beside the reader's input. */
export interface EmailSharePass {
  token: string;
  botCheck: string;
}

type EmailShareAnswer =
  | { kind: 'sent' }
  /** By the name of the form's field; without a field: about the form as a whole. */
  | { kind: 'rejected'; status: number; problems: { field?: string; message: string }[] }
  | { kind: 'failed' };

/**
 * Requests a token and solves the bot check; undefined when either fails. Calls `showBotCheck` when the check is a
 * third party's widget that the reader has to see. Other forms pass their own path.
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

/** Posts the form with the proofs. */
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
