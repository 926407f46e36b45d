import type { ReactNode } from 'react';
import { Button as AriaButton, ToggleButton, TooltipTrigger } from 'react-aria-components';
import { Link as RouterLink } from 'react-router';
import styles from './button.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import { Tip } from './tip.tsx';

export type ButtonKind = 'outline' | 'quiet' | 'solid' | 'accent' | 'danger' | 'destructive';
export type ButtonSize = 'small' | 'medium' | 'large';

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
  isWide?: boolean;
}

/** The class of something that looks like a button. */
export const buttonClass = ({ kind = 'outline', size = 'medium', isWide = false }: Look = {}): string =>
  classNames(styles.button, styles[kind], size !== 'medium' && styles[size], isWide && styles.wide);

interface ButtonProps extends Look {
  children: ReactNode;
  icon?: IconName;
  onPress?: () => void;
  type?: 'button' | 'submit';
  isDisabled?: boolean;
  isPending?: boolean;
  /** Why it is off: it stays in the tab order and says so on hover and focus. */
  blockedBy?: string | undefined;
  autoFocus?: boolean;
  /** Keys that do the same, as a tooltip shows them. */
  keys?: string;
}

/** Buttons name the act: "Schedule for 2:00 PM", never "OK". */
export function Button({ children, icon, onPress, blockedBy, keys, isPending, ...look }: ButtonProps) {
  const { type = 'button', isDisabled = false, autoFocus = false } = look;
  // A pending button of React Aria announces an element that may be gone when it is read.
  const isOff = blockedBy !== undefined || isPending === true;
  const button = (
    <AriaButton
      className={classNames(buttonClass(look), blockedBy !== undefined && styles.blocked)}
      type={isOff ? 'button' : type}
      isDisabled={isDisabled}
      autoFocus={autoFocus}
      {...(isOff ? { 'aria-disabled': true } : {})}
      data-pending={isPending === true}
      {...(onPress && !isOff ? { onPress } : {})}
    >
      {icon && <Icon name={icon} />}
      {children}
      {isPending && <span className="vh"> (in progress)</span>}
    </AriaButton>
  );
  const tip = blockedBy ?? keys;
  if (tip === undefined) return button;
  return (
    <TooltipTrigger delay={blockedBy === undefined ? 600 : 0}>
      {button}
      <Tip>{tip}</Tip>
    </TooltipTrigger>
  );
}

interface BareButtonProps {
  className: string | undefined;
  children: ReactNode;
  onPress: (button: HTMLElement) => void;
  blockedBy?: string | undefined;
  /** What a row finds it by. */
  part?: string;
}

/** A button with a look of its own, that says why it is off as `Button` does. */
export function BareButton({ className, children, onPress, blockedBy, part }: BareButtonProps) {
  const button = (
    <AriaButton
      className={className ?? ''}
      data-part={part}
      {...(blockedBy === undefined
        ? { onPress: ({ target }) => onPress(target as HTMLElement) }
        : { 'aria-disabled': true })}
    >
      {children}
    </AriaButton>
  );
  if (blockedBy === undefined) return button;
  return (
    <TooltipTrigger delay={0}>
      {button}
      <Tip>{blockedBy}</Tip>
    </TooltipTrigger>
  );
}

interface IconButtonProps {
  /** The name of the act, which a tooltip shows too. */
  label: string;
  icon: IconName;
  size?: 'small' | 'medium';
  onPress?: () => void;
  isDisabled?: boolean;
  keys?: string;
  className?: string;
}

export function IconButton({ label, icon, size = 'medium', keys, className, ...rest }: IconButtonProps) {
  return (
    <TooltipTrigger delay={600}>
      <AriaButton
        aria-label={label}
        className={classNames(styles.icon, size === 'small' && styles.iconSmall, className)}
        {...rest}
      >
        <Icon name={icon} />
      </AriaButton>
      <Tip>
        {label}
        {keys && ` ${keys}`}
      </Tip>
    </TooltipTrigger>
  );
}

interface IconToggleProps extends Omit<IconButtonProps, 'onPress'> {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
}

/** A button that is on or off. */
export function IconToggle({ label, icon, size = 'medium', keys, className, ...rest }: IconToggleProps) {
  return (
    <TooltipTrigger delay={600}>
      <ToggleButton
        aria-label={label}
        className={classNames(styles.icon, size === 'small' && styles.iconSmall, className)}
        {...rest}
      >
        <Icon name={icon} />
      </ToggleButton>
      <Tip>
        {label}
        {keys && ` ${keys}`}
      </Tip>
    </TooltipTrigger>
  );
}

interface ButtonLinkProps extends Look {
  to: string;
  children: ReactNode;
  icon?: IconName;
  /** Leaves the desk. */
  isExternal?: boolean;
}

/** A link that looks like a button. */
export function ButtonLink({ to, children, icon, isExternal = false, ...look }: ButtonLinkProps) {
  const content = (
    <>
      {icon && <Icon name={icon} />}
      {children}
    </>
  );
  if (isExternal)
    return (
      <a className={buttonClass(look)} href={to} target="_blank" rel="noopener">
        {content}
      </a>
    );
  return (
    <RouterLink className={buttonClass(look)} to={to}>
      {content}
    </RouterLink>
  );
}
