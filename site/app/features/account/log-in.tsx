import { useRef, useState, useSyncExternalStore } from 'react';
import { announceModalClosed } from '#app/behaviours/modal-closed.ts';
import { initialAuth } from '#app/identity/auth-state.ts';
import { reader } from '#app/identity/auth-store.ts';
import type { InPlaceSignIn } from '#app/identity/in-place-sign-in.ts';
import { maintenance } from '#app/identity/maintenance.ts';
import { canUsePasskeys } from '#app/identity/request-passkey.ts';
import { publicSettings } from '#config/public.ts';
import type { IdentitySettings } from '#content/publication/schema.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { commentDraftsKey } from '#content/rules/discussion/drafts.ts';
import { isRegistered } from '#content/rules/registered.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Modal } from '../../components/primitives/modal/modal.tsx';
import { signInCopy as words } from '../../copy/sign-in.ts';
import { ForgotForm } from './forgot-form.tsx';
import { JoinForm } from './join-form.tsx';
import styles from './log-in.module.css';
import { LogInForm } from './log-in-form.tsx';
import { useDoneLater, useFocusOfStep, useSignInElsewhere } from './sign-in/dialog-hooks.ts';
import { EmailStep } from './sign-in/email-step.tsx';
import { failureText } from './sign-in/failure-text.ts';
import { PasswordStep } from './sign-in/password-step.tsx';
import { findOpener, returnFocusSoon } from './sign-in/return-focus.ts';
import { LinkSent, PasskeyWaits, SignedIn } from './sign-in/sign-in-notices.tsx';
import type { SignInStep } from './sign-in/sign-in-state.ts';
import { usePasskeyAutofill } from './sign-in/use-passkey-autofill.ts';
import { useSignIn } from './sign-in/use-sign-in.ts';

const settings: IdentitySettings = publicSettings.identity;
const loadSignIn = async () => (await import('#app/identity/session.ts')).inPlaceSignIn();
const isBrowser = typeof document !== 'undefined';

interface LogInProps {
  onClose: () => void;
  /** Loads the code that talks to the provider, when the first step needs it. */
  load?: () => Promise<InPlaceSignIn>;
}

/** Sign in, join, or request a new password, in one place; also shown before a newsletter or a comment. */
export function LogIn({ onClose, load = loadSignIn }: LogInProps) {
  const { state, go, setEmail, byPassword, sendLink, offerPasskeys } = useSignIn(
    settings.domain !== undefined,
    load,
  );
  const { user } = useSyncExternalStore(reader.subscribe, reader.get, () => initialAuth);
  const [wasHere] = useState(() => isBrowser && isRegistered(document.cookie, settings.cookies));
  const [hasPasskeys] = useState(() => isBrowser && canUsePasskeys());
  const [isUsed, setUsed] = useState(wasHere);
  const [opener] = useState(() => (isBrowser ? findOpener(document) : undefined));
  const content = useRef<HTMLDivElement>(null);
  // However the reader signed in: here, in a small window, or with a link in another tab.
  const step = user ? 'done' : state.step;

  function close() {
    onClose();
    if (opener) returnFocusSoon(document, opener);
  }
  function done() {
    announceModalClosed(document, { name: 'log-in', by: 'done' });
    close();
  }
  useDoneLater(step === 'done', done);
  useFocusOfStep(content, step, state.failure);
  useSignInElsewhere(step === 'sent');
  usePasskeyAutofill(step === 'email' && isUsed, (signal) => void offerPasskeys(signal));
  const titles: Readonly<Record<SignInStep | 'done', string>> = {
    email: words.title,
    password: wasHere ? words.welcomeBack : words.passwordTitle,
    join: words.joinTitle,
    forgot: words.forgotTitle,
    sent: words.sentTitle,
    passkey: words.passkeyTitle,
    other: settings.domain ? words.title : words.otherTitle,
    done: words.hello(user?.name?.split(' ', 1)[0]),
  };
  return (
    <Modal name="log-in" title={titles[step]} onClose={close} kind="narrow">
      <div className={styles.views} ref={content}>
        {maintenance.isOn() && (
          <p className={styles.notice} role="status">
            {accountMessages.maintenance}
          </p>
        )}
        {step === 'email' && (
          <EmailStep
            email={state.email}
            failure={failureText(state.failure)}
            hasPasskeys={hasPasskeys}
            onEmail={setEmail}
            onUse={() => setUsed(true)}
            onPasskey={() => go('passkey')}
            onOther={() => go('other')}
          />
        )}
        {step === 'password' && (
          <PasswordStep
            email={state.email}
            failure={state.failure}
            isBusy={state.isBusy}
            hasPasskeys={hasPasskeys}
            onPassword={(password) => void byPassword(password)}
            onLink={() => void sendLink()}
            onGo={go}
          />
        )}
        {step === 'join' && (
          <JoinForm
            email={state.email}
            onLogIn={(email) => (settings.domain ? go('other') : setEmail(email))}
          />
        )}
        {step === 'forgot' && <ForgotForm email={state.email} />}
        {step === 'sent' && <LinkSent email={state.email} onBack={() => go('password')} />}
        {step === 'passkey' && <PasskeyWaits onPassword={() => go(state.email ? 'password' : 'email')} />}
        {step === 'other' && (
          <LogInForm
            email={state.email}
            onDone={done}
            onForgot={() => go('forgot')}
            onJoin={() => go('join')}
          />
        )}
        {step === 'done' && user && <SignedIn user={user} hasDraft={hasDraft(opener)} onGoOn={done} />}
        {(step === 'join' || step === 'forgot' || (step === 'other' && !settings.domain)) && (
          <p className={styles.back}>
            <button type="button" onClick={() => go(stepBefore(step, state.email))}>
              <Icon name="chevron-left" />
              {words.back}
            </button>
          </p>
        )}
        <p className="vh" role="status">
          {step === 'email' ? '' : titles[step]}
        </p>
      </div>
    </Modal>
  );
}

function stepBefore(step: 'join' | 'forgot' | 'other', email: string): SignInStep {
  if (settings.domain) return 'other';
  return step !== 'other' && email ? 'password' : 'email';
}

function hasDraft(opener: ReturnType<typeof findOpener> | undefined): boolean {
  try {
    return opener?.isInThread === true && localStorage.getItem(commentDraftsKey) !== null;
  } catch {
    return false;
  }
}
