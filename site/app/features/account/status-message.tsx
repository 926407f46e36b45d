import styles from './account-preferences.module.css';

/** The result of a form. */
export function StatusMessage({ isGood = false, text = '' }: { isGood?: boolean; text?: string }) {
  return (
    <p className={isGood ? styles.good : styles.bad} role={isGood ? 'status' : 'alert'}>
      {text}
    </p>
  );
}
