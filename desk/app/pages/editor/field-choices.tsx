import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/marks.tsx';
import styles from './editor.module.css';
import { fieldLabel } from './field-labels.ts';
import { FieldValue } from './field-value.tsx';

/** Fields that two people changed: both values, and one of them is chosen. */
export function FieldChoices() {
  const session = useStorySession();
  const fields = useStory((snapshot) => snapshot.fields);
  const people = useStory((snapshot) => snapshot.people);
  const open = Object.entries(fields).filter(([, { choice }]) => choice);
  if (open.length === 0) return null;
  const nameOf = (by: string | undefined) =>
    people.find(({ sub }) => sub === by)?.name ?? by ?? 'A colleague';
  return (
    <section className={styles.choices} aria-label="Choices to make">
      {open.map(([name, { value, choice }]) => (
        <Note key={name} tone="warn">
          <b>{fieldLabel(name)}: two changes at once.</b>
          <div className={styles.choice}>
            <FieldValue name={name} value={value} />
            <Button onPress={() => session.chooseField(name, 'mine')}>Use this one</Button>
          </div>
          <div className={styles.choice}>
            <div>
              <FieldValue name={name} value={choice?.theirs} /> <small>{nameOf(choice?.by)}</small>
            </div>
            <Button onPress={() => session.chooseField(name, 'theirs')}>Use this one</Button>
          </div>
        </Note>
      ))}
    </section>
  );
}
