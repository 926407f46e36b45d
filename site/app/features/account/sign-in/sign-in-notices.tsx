import { signInCopy as words } from '#app/copy/sign-in.ts';
import type { AuthUser } from '#app/identity/auth-state.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Portrait } from '../portrait.tsx';
import styles from './sign-in.module.css';

/** While the device asks for the passkey. */
export function PasskeyWaits({ onPassword }: { onPassword: () => void }) {
  return (
    <div className={styles.notice}>
      <Icon name="key" size={44} />
      <p>{words.passkeyWaits}</p>
      <button type="button" className={buttonClass('line', 'full')} data-first onClick={onPassword}>
        {words.usePassword}
      </button>
    </div>
  );
}

/** The same for every address. */
export function LinkSent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <div className={styles.notice}>
      <Icon name="mail" size={44} />
      <p role="status">{words.linkSent(email)}</p>
      <p className={styles.small}>{words.linkNote}</p>
      <button type="button" className={buttonClass('line', 'full')} data-first onClick={onBack}>
        {words.back}
      </button>
    </div>
  );
}

export function SignedIn({
  user,
  hasDraft,
  onGoOn,
}: {
  user: Pick<AuthUser, 'name' | 'email' | 'picture'>;
  hasDraft: boolean;
  onGoOn: () => void;
}) {
  return (
    <div className={styles.notice}>
      <span className={styles.portrait}>
        <Portrait user={user} />
      </span>
      <p role="status">{hasDraft ? words.signedInDraft : words.signedIn}</p>
      <button type="button" className={buttonClass('solid', 'full')} data-first onClick={onGoOn}>
        {words.goOn}
      </button>
    </div>
  );
}
