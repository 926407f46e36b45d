import styles from './fact-list.module.css';

/** Short facts, one to a line. Two may have the same name: nothing of an editor's is dropped. */
export function FactList({ facts }: { facts: readonly { name: string; value: string }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name + value}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
