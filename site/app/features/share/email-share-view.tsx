import { type FormEvent, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { mailLink, type SharedStory, shareWords } from '#app/features/share/share-link.ts';
import { emailShareMessageCharacters } from '#content/limits.ts';
import {
  emailShareCheckPath,
  emailShareFields,
  emailSharePath,
  lengthOf,
} from '#content/rules/email-share.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { FormField } from '../../components/primitives/form-field/form-field.tsx';
import { Modal } from '../../components/primitives/modal/modal.tsx';
import { emailShareCopy as words } from '../../copy/email-share.ts';
import styles from './email-share.module.css';
import type { EmailShareState } from './use-email-share.ts';

interface EmailShareViewProps {
  story: SharedStory;
  state: EmailShareState;
  onSubmit: (form: HTMLFormElement) => void;
  onAgain: () => void;
  onClose: () => void;
}

/** E-mails a story to one friend from our server. Below is a link to the reader's own mail program. */
export function EmailShareView({ story, state, onSubmit, onAgain, onClose }: EmailShareViewProps) {
  const [written, setWritten] = useState(0);
  const { problems } = state;
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.phase === 'writing') onSubmit(event.currentTarget);
  };

  return (
    <Modal name="email-share" title={copy.emailStory} onClose={onClose}>
      {state.phase === 'sent' ? (
        <div className={styles.sent} role="status">
          <Icon name="check-circle" size={28} />
          <p className="hd-4">{words.sent(state.to)}</p>
          <p>{words.sentMore}</p>
          <button className={buttonClass('line')} type="button" onClick={onAgain}>
            {words.again}
          </button>
        </div>
      ) : (
        <form className={styles.form} method="post" action={emailSharePath} noValidate onSubmit={send}>
          <p className={styles.story}>{story.title}</p>
          <input type="hidden" name={emailShareFields.title} value={story.title.slice(0, 300)} />
          <input type="hidden" name={emailShareFields.url} value={story.url} />
          <FormField label={words.to} hint={words.toHint} problem={problems.to}>
            {(attributes) => (
              <input
                {...attributes}
                name={emailShareFields.to}
                type="email"
                autoComplete="off"
                placeholder="friend@example.com"
                required
              />
            )}
          </FormField>
          <div className={styles.two}>
            <FormField label={words.name} problem={problems.name}>
              {(attributes) => (
                <input
                  {...attributes}
                  name={emailShareFields.name}
                  autoComplete="name"
                  required
                  maxLength={100}
                />
              )}
            </FormField>
            <FormField label={words.from} problem={problems.from}>
              {(attributes) => (
                <input
                  {...attributes}
                  name={emailShareFields.from}
                  type="email"
                  autoComplete="email"
                  required
                />
              )}
            </FormField>
          </div>
          <FormField
            label={
              <>
                {words.message} <span className={styles.hint}>{words.optional}</span>
              </>
            }
            aside={<span className={styles.hint}>{words.count(written, emailShareMessageCharacters)}</span>}
            problem={problems.message}
          >
            {(attributes) => (
              <textarea
                {...attributes}
                name={emailShareFields.message}
                rows={4}
                dir="auto"
                onInput={(event) => setWritten(lengthOf(event.currentTarget.value))}
              />
            )}
          </FormField>
          <BotCheck check={state.check} />
          <p className={styles.message} role="alert">
            {state.message}
          </p>
          <button
            className={buttonClass('solid', 'full')}
            type="submit"
            name={emailShareFields.submit}
            aria-disabled={state.phase === 'sending' || undefined}
          >
            {state.phase === 'sending' ? words.sending : words.send}
          </button>
          <a className={styles.own} href={mailLink(shareWords(story))}>
            {words.ownProgram}
          </a>
        </form>
      )}
    </Modal>
  );
}

const checkWords = { working: words.checking, done: words.checked, failed: words.notChecked };

const BotCheckFrame = () => (
  <iframe
    className={styles.frame}
    src={emailShareCheckPath}
    title={words.botCheckTitle}
    data-bot-check="frame"
  />
);

/** Status of the bot check; our own check needs no interaction. */
function BotCheck({ check }: Pick<EmailShareState, 'check'>) {
  if (check === 'frame') return <BotCheckFrame />;
  return (
    <p className={styles.check} data-bot-check={check} role="status">
      <Icon name={check === 'failed' ? 'alert' : 'check-circle'} size={18} />
      {checkWords[check]}
    </p>
  );
}
