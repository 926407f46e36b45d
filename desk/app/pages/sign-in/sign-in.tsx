import { useNavigate, useSearchParams } from 'react-router';
import { ownPagePath } from '#content/rules/own-page.ts';
import { SignInForm } from '../../session/sign-in-form.tsx';
import { deskSettings } from '../../settings.ts';
import { useTitle } from '../../shell/use-title.ts';
import styles from './sign-in.module.css';

/** `/desk/sign-in/`. It tells nothing about the newsroom. */
export function Component() {
  useTitle('Sign in');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { publicationName } = deskSettings();
  function goOn() {
    const target = ownPagePath(query.get('return') ?? '', location.origin) ?? '/desk/';
    // Other pages below /desk/ are no screens of this application.
    if (query.get('page')) location.assign(target);
    else void navigate(target.startsWith('/desk/') ? target.slice('/desk'.length) : '/', { replace: true });
  }
  return (
    <div className={styles.wall}>
      <main className={styles.card}>
        <p className={styles.name}>{publicationName}</p>
        <h1 className={styles.title}>Sign in to the desk</h1>
        <SignInForm onSignedIn={goOn} />
        <p className={styles.links}>
          <a href="/">Back to {publicationName}</a>
        </p>
      </main>
    </div>
  );
}
