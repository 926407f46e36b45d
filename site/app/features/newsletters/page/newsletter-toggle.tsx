import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { newslettersCopy as words } from '../../../copy/newsletters.ts';
import styles from './newsletters.module.css';

export interface NewsletterToggleProps {
  title: string;
  isTaken: boolean;
  isBusy: boolean;
  onToggle: () => void;
}

/** Subscribes to a newsletter or unsubscribes from it. */
export function NewsletterToggle({ title, isTaken, isBusy, onToggle }: NewsletterToggleProps) {
  return (
    <button
      type="button"
      className={`${buttonClass(isTaken ? 'line' : 'solid', 'full')} ${styles.button}`}
      aria-pressed={isTaken}
      aria-busy={isBusy}
      aria-label={`${isTaken ? words.subscribed : words.subscribe}: ${title}`}
      onClick={onToggle}
    >
      <Icon name={isTaken ? 'check' : 'plus'} />
      {isBusy ? words.busy : isTaken ? words.subscribed : words.subscribe}
    </button>
  );
}
