import type { ReactNode } from 'react';
import {
  Button as AriaButton,
  Checkbox as AriaCheckbox,
  RadioGroup as AriaRadioGroup,
  Select as AriaSelect,
  Switch as AriaSwitch,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  Radio,
  SelectValue,
  ToggleButton,
  ToggleButtonGroup,
} from 'react-aria-components';
import styles from './choice.module.css';
import { classNames } from './class-names.ts';
import fieldStyles from './field.module.css';
import { FieldFrame, FieldNotes, type FieldProps } from './field.tsx';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import popStyles from './pop.module.css';

export interface Choice<Id extends string = string> {
  id: Id;
  name: string;
  /** Below the name. */
  detail?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

interface SelectProps<Id extends string> extends FieldProps {
  choices: readonly Choice<Id>[];
  value: Id | null;
  onChange: (id: Id) => void;
  placeholder?: string;
  isDisabled?: boolean;
}

export function Select<Id extends string>(props: SelectProps<Id>) {
  const { choices, value, onChange, placeholder = 'Choose', isDisabled = false, ...field } = props;
  return (
    <AriaSelect
      className={fieldStyles.field ?? ''}
      selectedKey={value}
      onSelectionChange={(key) => key !== null && onChange(String(key) as Id)}
      placeholder={placeholder}
      isDisabled={isDisabled}
      isInvalid={field.problem !== undefined}
    >
      <FieldFrame {...field}>
        <AriaButton className={classNames(fieldStyles.input, styles.select)}>
          <SelectValue className={styles.selected ?? ''} />
          <Icon name="down" size={14} />
        </AriaButton>
      </FieldFrame>
      <Popover className={popStyles.pop ?? ''}>
        <ListBox className={popStyles.list ?? ''} items={choices}>
          {(choice) => (
            <ListBoxItem
              id={choice.id}
              textValue={choice.name}
              className={popStyles.item ?? ''}
              isDisabled={choice.isDisabled === true}
            >
              {choice.icon}
              <span className={popStyles.words}>
                <span>{choice.name}</span>
                {choice.detail && <small>{choice.detail}</small>}
              </span>
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}

interface CheckboxProps {
  /** What it says; for a box without words, `label`. */
  children?: ReactNode;
  label?: string;
  isSelected: boolean;
  isIndeterminate?: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  hint?: string;
}

export function Checkbox({ children, label, hint, isIndeterminate = false, ...box }: CheckboxProps) {
  return (
    <AriaCheckbox
      className={styles.option ?? ''}
      isIndeterminate={isIndeterminate}
      {...(label ? { 'aria-label': label } : {})}
      {...box}
    >
      <span className={styles.box}>
        {isIndeterminate ? (
          <span className={styles.some} />
        ) : (
          box.isSelected && <Icon name="check" size={12} />
        )}
      </span>
      {children && (
        <span className={styles.words}>
          {children}
          {hint && <small>{hint}</small>}
        </span>
      )}
    </AriaCheckbox>
  );
}

export function Switch({
  children,
  ...rest
}: {
  children: ReactNode;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
}) {
  return (
    <AriaSwitch className={styles.option ?? ''} {...rest}>
      <span className={styles.switch} />
      <span className={styles.words}>{children}</span>
    </AriaSwitch>
  );
}

interface RadioGroupProps<Id extends string> extends FieldProps {
  choices: readonly Choice<Id>[];
  value: Id;
  onChange: (id: Id) => void;
}

export function RadioGroup<Id extends string>({ choices, value, onChange, ...field }: RadioGroupProps<Id>) {
  const { label, isLabelHidden, hint, problem } = field;
  return (
    <AriaRadioGroup
      className={styles.radios ?? ''}
      value={value}
      onChange={(id) => onChange(id as Id)}
      isInvalid={problem !== undefined}
    >
      <Label className={isLabelHidden ? 'vh' : (fieldStyles.label ?? '')}>{label}</Label>
      {choices.map(({ id, name, detail, isDisabled = false }) => (
        <Radio key={id} value={id} className={styles.option ?? ''} isDisabled={isDisabled}>
          <span className={classNames(styles.box, styles.round)} />
          <span className={styles.words}>
            {name}
            {detail && <small>{detail}</small>}
          </span>
        </Radio>
      ))}
      <FieldNotes hint={hint} problem={problem} />
    </AriaRadioGroup>
  );
}

interface SegmentsProps<Id extends string> {
  label: string;
  choices: readonly { id: Id; name: string; icon?: IconName; isDisabled?: boolean }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** Two to four ways to see the same thing. */
export function Segments<Id extends string>({ label, choices, value, onChange }: SegmentsProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      className={styles.segments ?? ''}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const [id] = keys;
        if (id !== undefined) onChange(String(id) as Id);
      }}
    >
      {choices.map(({ id, name, icon, isDisabled = false }) => (
        <ToggleButton key={id} id={id} className={styles.segment ?? ''} isDisabled={isDisabled}>
          {icon && <Icon name={icon} />}
          {name}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
