import type { ReactNode } from 'react';
import type { MissingRight } from '#content/rules/rights/may-do.ts';
import { missingFor, useMe } from '../../session/me.ts';
import { MissingRightText } from '../../shell/missing-right.tsx';
import { useStory } from '../../story/use-story-session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Note } from '../../ui/marks.tsx';
import styles from './editor.module.css';

/** The right without which this story can only be read; undefined where it may be changed. */
export function useMissingToEdit(): MissingRight | undefined {
  const story = useStory((snapshot) => snapshot.story);
  return missingFor(useMe(), 'edit', story);
}

/** Above a story that can only be read: words that are typed would be rejected. */
export function ReadOnlyNote() {
  const missing = useMissingToEdit();
  if (!missing) return null;
  return (
    <div className={styles.banner}>
      <Note
        acts={
          <ButtonLink to="/stories/" size="small">
            All stories
          </ButtonLink>
        }
      >
        <b>You can read this story, not change it.</b> <MissingRightText {...missing} />
      </Note>
    </div>
  );
}

/** Fields and buttons that change the story: off where it can only be read. */
export function WhereEditable({ children }: { children: ReactNode }) {
  if (!useMissingToEdit()) return children;
  return (
    <fieldset className={styles.readOnly} disabled>
      {children}
    </fieldset>
  );
}
