import { useState } from 'react';
import { announceModalClosed } from '#app/behaviours/modal-closed.ts';
import { maintenance } from '#app/identity/maintenance.ts';
import { publicSettings } from '#config/public.ts';
import { accountMessages } from '#content/rules/account/account-messages.ts';
import { Modal } from '../../components/primitives/modal/modal.tsx';
import { accountCopy as words } from '../../copy/account.ts';
import { ForgotForm } from './forgot-form.tsx';
import { JoinForm } from './join-form.tsx';
import styles from './log-in.module.css';
import { LogInForm } from './log-in-form.tsx';

type View = 'log-in' | 'join' | 'forgot';
const { name: site } = publicSettings.brand;
const titles: Readonly<Record<View, string>> = {
  'log-in': words.logInTitle(site),
  join: words.joinTitle(site),
  forgot: words.forgotTitle,
};

/** Log in, join, or request a new password; also shown before a newsletter or a comment. */
export function LogIn({ onClose }: { onClose: () => void }) {
  const [view, setView] = useState<View>('log-in');
  const done = () => {
    announceModalClosed(document, { name: 'log-in', by: 'done' });
    onClose();
  };
  const tab = (name: View, text: string) => (
    <button type="button" aria-pressed={view === name} onClick={() => setView(name)}>
      {text}
    </button>
  );
  return (
    <Modal name="log-in" title={titles[view]} onClose={onClose}>
      <div className={styles.views}>
        {maintenance.isOn() && (
          <p className={styles.notice} role="status">
            {accountMessages.maintenance}
          </p>
        )}
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons, not fields of a form */}
        <div className={styles.tabs} role="group" aria-label={words.yourAccount}>
          {tab('log-in', words.logIn)}
          {tab('join', words.join)}
        </div>
        {view === 'log-in' && (
          <LogInForm onDone={done} onForgot={() => setView('forgot')} onJoin={() => setView('join')} />
        )}
        {view === 'join' && <JoinForm onLogIn={() => setView('log-in')} />}
        {view === 'forgot' && <ForgotForm />}
      </div>
    </Modal>
  );
}
