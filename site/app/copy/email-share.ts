import { grouped } from '#platform/format-number.ts';
/** Texts of the e-mail-a-friend form; they load with its code. */
export const emailShareCopy = {
  to: 'To',
  toHint: 'One address. We use it for this letter alone.',
  name: 'Your name',
  from: 'Your email address',
  message: 'Message',
  optional: '(optional)',
  count: (many: number, most: number) => `${many} of ${grouped(most)}`,
  send: 'Send',
  sending: 'Sending…',
  checking: 'Checking that you are not a robot…',
  checkShell: 'Check that you are not a robot',
  checked: 'Checked: not a robot.',
  notChecked:
    'The check that you are not a robot did not work here. Your own mail program can send the story.',
  sent: (to: string) => `Sent to ${to}`,
  sentMore: 'It arrives within minutes.',
  again: 'Send to someone else',
  ownProgram: 'Open my mail program',
};
