import styles from './editor.module.css';
import { useEntries } from './panels/use-entries.ts';
import { entryKinds, type ShownValue, shownValue } from './shown-value.ts';
import { usePictureUrl } from './use-pictures.ts';

/** A value to choose: entries by name, pictures as pictures, lists as lists. */
export function FieldValue({ name, value }: { name: string; value: unknown }) {
  const kind = entryKinds[name];
  const entries = useEntries(kind);
  const nameOf = (id: string) => entries.find((entry) => entry.id === id)?.name ?? id;
  return (
    <div>
      <Shown value={shownValue(value, nameOf)} />
    </div>
  );
}

function Shown({ value }: { value: ShownValue }) {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'picture') return <Picture value={value} />;
  return (
    <ul>
      {value.items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a list that is only read
        <li key={index}>
          <Shown value={item} />
        </li>
      ))}
    </ul>
  );
}

function Picture({ value: { image, text } }: { value: ShownValue & { kind: 'picture' } }) {
  const url = usePictureUrl(image, 'square_96');
  return (
    <span className={styles.choicePicture}>
      {url && <img src={url} alt="" />}
      {text}
    </span>
  );
}
