import { messages } from '../errors.ts';
import { emailShareMessageCharacters } from '../limits.ts';
import { isEmailAddress } from './email-format.ts';

/** The names of the form's fields, as the mail of a reader has always been posted. */
export const emailShareFields = {
  to: 'email_share[to]',
  from: 'email_share[from]',
  name: 'email_share[name]',
  message: 'email_share[message]',
  submit: 'email_share[submit]',
  token: 'email_share[_token]',
  title: 'email_share_from[title]',
  url: 'email_share_from[url]',
  botCheck: 'bot_check_response',
} as const;
export type EmailShareField = keyof typeof emailShareFields;

export const emailSharePath = '/email-a-friend/';
/** What the form needs before it can be sent: a token and something for the bot check to do. */
export const emailShareFormPath = '/email-a-friend/form/';
/** The bot check of another company, to be shown in a frame. */
export const emailShareCheckPath = '/email-a-friend/check/';
const nameCharacters = 100;

export type EmailShareProblems = Partial<Record<'to' | 'from' | 'name' | 'message', string>>;

/** Validation problems by field; used by the form before it is sent and by the server. */
export function emailShareProblems(given: {
  to: string;
  from: string;
  name: string;
  message: string;
}): EmailShareProblems {
  const problems: EmailShareProblems = {};
  for (const field of ['to', 'from'] as const) {
    const value = given[field].trim();
    if (!value) problems[field] = messages.fieldsMissing;
    else if (!isEmailAddress(value)) problems[field] = messages.emailFormat;
  }
  const name = given.name.trim();
  if (!name) problems.name = messages.fieldsMissing;
  else if (name.length > nameCharacters || hasControl(name)) problems.name = messages.nameFormat;
  if (lengthOf(given.message) > emailShareMessageCharacters) problems.message = messages.messageLong;
  return problems;
}

/** Browsers post a line break as two characters and count it as one: so do we. */
export function lengthOf(message: string): number {
  return message.replaceAll('\r\n', '\n').length;
}

/** A line break in what becomes a header would begin the next header. */
export function hasControl(text: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there.
  return /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/.test(text);
}
