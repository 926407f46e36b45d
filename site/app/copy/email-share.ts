import { grouped } from '#platform/format-number.ts';

/** Texts of the e-mail-a-friend form; they load with its code. */
export const emailShareCopy = {
  to: 'To',
  toHint: 'One address. We use it for this email only.',
  name: 'Your name',
  from: 'Your email address',
  message: 'Message',
  optional: '(optional)',
  count: (many: number, most: number) => `${many} of ${grouped(most)}`,
  send: 'Send',
  sending: 'Sending…',
  checking: 'Checking that you’re not a robot…',
  botCheckTitle: 'Check that you’re not a robot',
  checked: 'Checked: not a robot.',
  notChecked:
    'We couldn’t check that you’re not a robot. You can still send the story with your own mail app.',
  sent: (to: string) => `Sent to ${to}`,
  sentMore: 'It arrives within minutes.',
  again: 'Send to someone else',
  ownProgram: 'Open my mail app',
};
