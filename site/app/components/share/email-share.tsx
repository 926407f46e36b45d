import { copy } from '#app/copy.ts';
import { mailLink, type SharedStory, shareWords } from '#content/rules/share-link.ts';
import { buttonClass } from '#design/button/button.ts';
import { Modal } from '../modal/modal.tsx';
import styles from './email-share.module.css';

export interface EmailShareProps {
  story: SharedStory;
  onClose: () => void;
}

/** What will be sent, and honestly by whom. */
export function EmailShare({ story, onClose }: EmailShareProps) {
  return (
    <Modal
      name="email-share"
      title={copy.emailStory}
      onClose={onClose}
      footer={
        <a className={buttonClass('solid')} href={mailLink(shareWords(story))}>
          {copy.emailOpen}
        </a>
      }
    >
      <div className={styles.words}>
        <p className="hd-4">{story.title}</p>
        <p className={styles.address}>{story.url}</p>
        <p>{copy.emailHow}</p>
      </div>
    </Modal>
  );
}
