import styles from './fact-list.module.css';

/** Short facts, one per line. Two may have the same name: nothing an editor wrote is dropped. */
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
