import type { Person } from '#content/entities/draft.ts';
import { useMe } from '../../session/me.ts';
import { useStory } from '../../story/use-story-session.ts';
import { Avatar } from '../../ui/marks.tsx';
import styles from './editor.module.css';

const colors = ['guides', 'tech', 'innovation', 'reviews', 'transportation', 'science'];

/** A colleague has one color on this screen; editors do not see their own. */
export function colorOf(clientId: string, people: readonly Person[]): string {
  const order = people.map((person) => person.clientId).sort();
  const color = colors[Math.max(0, order.indexOf(clientId)) % colors.length];
  return `var(--h-${color}, var(--focus))`;
}

export const nameOf = ({ name, sub }: Person) => name || sub;

/** Everybody else: another tab of one's own, or an earlier page of this one, is no colleague. */
export const colleaguesOf = (people: readonly Person[], sub: string): Person[] =>
  people.filter((person) => person.sub !== sub);

/** Colleagues in this story, at the top right. */
export function PeopleHere() {
  const { sub } = useMe();
  const people = useStory((snapshot) => snapshot.people);
  const others = colleaguesOf(people, sub);
  if (others.length === 0) return null;
  return (
    <ul className={styles.people} aria-label="Here now">
      {others.slice(0, 5).map((person) => (
        <li key={person.clientId} data-idle={person.isIdle}>
          <Avatar name={nameOf(person)} size="small" ring={colorOf(person.clientId, people)} />
        </li>
      ))}
      {others.length > 5 && <li>+{others.length - 5}</li>}
    </ul>
  );
}
