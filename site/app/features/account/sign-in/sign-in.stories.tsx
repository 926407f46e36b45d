import type { Stories } from '#design/stories.ts';
import { signInCopy as words } from '../../../copy/sign-in.ts';
import { EmailStep, type EmailStepProps } from './email-step.tsx';
import { PasswordStep, type PasswordStepProps } from './password-step.tsx';
import { LinkSent, PasskeyWaits, SignedIn } from './sign-in-notices.tsx';

const nothing = () => {};
const address = 'harriet@example.com';
const longAddress = 'a.very.long.address.that.goes.on@a-long-host-name.of-a-department.mail.example';

const email = (props: Partial<EmailStepProps> = {}) => (
  <EmailStep
    email=""
    failure={undefined}
    hasPasskeys
    onEmail={nothing}
    onUse={nothing}
    onPasskey={nothing}
    onOther={nothing}
    {...props}
  />
);
const password = (props: Partial<PasswordStepProps> = {}) => (
  <PasswordStep
    email={address}
    failure={undefined}
    isBusy={false}
    hasPasskeys
    onPassword={nothing}
    onLink={nothing}
    onGo={nothing}
    {...props}
  />
);

export const stories: Stories = {
  'the email address': () => email(),
  'without passkeys': () => email({ hasPasskeys: false }),
  'no answer from the service': () => email({ email: address, failure: words.unreachable }),
  'the password': () => password(),
  'while it is checked': () => password({ isBusy: true }),
  'a wrong password': () => password({ failure: { by: 'password', why: 'rejected' } }),
  'too many wrong passwords': () => password({ failure: { by: 'password', why: 'throttled' } }),
  'an address that is not verified': () => password({ failure: { by: 'password', why: 'unverified' } }),
  'no answer to the password': () => password({ failure: { by: 'password', why: 'unreachable' } }),
  'a very long address': () => password({ email: longAddress }),
  'the device asks': () => <PasskeyWaits onPassword={nothing} />,
  'a link was sent': () => <LinkSent email={longAddress} onBack={nothing} />,
  'signed in': () => <SignedIn user={{ name: 'Harriet Vance' }} hasDraft={false} onGoOn={nothing} />,
  'signed in, with a comment': () => <SignedIn user={{ email: address }} hasDraft onGoOn={nothing} />,
};
