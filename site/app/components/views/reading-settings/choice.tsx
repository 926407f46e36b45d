import styles from './reading-settings.module.css';

export interface ChoiceProps<T extends string> {
  name: string;
  label: string;
  options: readonly T[];
  texts: Readonly<Record<T, string>>;
  value: T;
  onChange: (value: T) => void;
}

/** One of a few, side by side. Radio buttons: arrow keys and screen readers know them. */
export function Choice<T extends string>({ name, label, options, texts, value, onChange }: ChoiceProps<T>) {
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option}>
            <input
              type="radio"
              name={name}
              value={option}
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span>{texts[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
