import { Select, Switch } from '../ui/choice.tsx';
import { TextArea, TextField } from '../ui/field.tsx';
import { emptyGroup, type NamedField } from './form-field.ts';
import type { FieldOf, InputProps } from './form-props.ts';
import { formWords } from './form-words.ts';
import styles from './forms.module.css';
import { ListInput } from './list-input.tsx';
import { NumberInput } from './number-input.tsx';
import { PictureInput } from './picture-input.tsx';

/** The control for one value of a schema. */
export function FieldInput(props: InputProps) {
  const { field, label, value, onChange, problems, path, isRequired } = props;
  const problem = problems.get(path);
  switch (field.kind) {
    case 'text': {
      const text = typeof value === 'string' ? value : '';
      const common = {
        label,
        value: text,
        problem,
        onChange: (next: string) => onChange(next === '' && !isRequired ? undefined : next),
        ...(field.most === undefined ? {} : { maxLength: field.most }),
      };
      return field.isLong ? <TextArea {...common} /> : <TextField {...common} />;
    }
    case 'number':
      return <NumberInput {...props} field={field} />;
    case 'yesNo':
      return (
        <Switch isSelected={value === true} onChange={onChange}>
          {label}
        </Switch>
      );
    case 'choice':
      return (
        <Select
          label={label}
          problem={problem}
          choices={field.options.map((id) => ({ id, name: formWords(id) }))}
          value={typeof value === 'string' ? value : null}
          onChange={onChange}
        />
      );
    case 'picture':
      return <PictureInput {...props} field={field} />;
    case 'list':
      return <ListInput {...props} field={field} Item={FieldInput} />;
    case 'group':
      return <GroupInput {...props} fields={field.fields} />;
    case 'variants':
      return <VariantsInput {...props} field={field} />;
    case 'constant':
    case 'other':
      return null;
  }
}

type Values = Record<string, unknown>;
const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};

interface GroupProps extends Omit<InputProps, 'field'> {
  fields: readonly NamedField[];
}

/** A group that is not set is added as a whole: half of one would be rejected. */
function GroupInput({ fields, label, path, value, onChange, problems, isRequired }: GroupProps) {
  const values = valuesOf(value);
  const inputs = fields.map(({ name, field, isRequired: isNeeded }) => (
    <FieldInput
      key={name}
      field={field}
      label={formWords(name)}
      path={path === '' ? name : `${path}.${name}`}
      value={values[name]}
      onChange={(next) => {
        const { [name]: _, ...others } = values;
        onChange(next === undefined ? others : { ...values, [name]: next });
      }}
      problems={problems}
      isRequired={isNeeded}
    />
  ));
  if (label === '') return inputs;
  const isSet = value !== undefined && value !== null;
  return (
    <fieldset className={styles.group}>
      <legend>{label}</legend>
      {!isRequired && (
        <Switch isSelected={isSet} onChange={(isOn) => onChange(isOn ? emptyGroup(fields) : undefined)}>
          With {label.toLowerCase()}
        </Switch>
      )}
      {(isSet || isRequired) && inputs}
      {problems.get(path) && <p role="alert">{problems.get(path)}</p>}
    </fieldset>
  );
}

function VariantsInput({ field, ...rest }: InputProps<FieldOf<'variants'>>) {
  const values = valuesOf(rest.value);
  const current = field.variants.find(({ name }) => name === values[field.by]) ?? field.variants[0];
  return (
    <fieldset className={styles.group}>
      {rest.label !== '' && <legend>{rest.label}</legend>}
      <Select
        label={formWords(field.by)}
        choices={field.variants.map(({ name }) => ({ id: name, name: formWords(name) }))}
        value={current?.name ?? null}
        onChange={(name) => {
          const next = field.variants.find((variant) => variant.name === name);
          rest.onChange({ ...emptyGroup(next?.fields ?? []), [field.by]: name });
        }}
      />
      <GroupInput {...rest} label="" fields={current?.fields ?? []} />
    </fieldset>
  );
}
