import type { CSSProperties, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';
import styles from './marks.module.css';

/** How far the stages of a newsroom are, or the state of what readers see: the word always stands beside it. */
export function StateGlyph({
  state,
  lit = 0,
}: {
  state: 'stage' | 'scheduled' | 'published' | 'withdrawn';
  lit?: number;
}) {
  if (state === 'stage')
    return (
      <svg className={styles.glyph} viewBox="0 0 14 14" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((line) => (
          <rect
            key={line}
            x={line * 3}
            y={9 - line * 2}
            width="2"
            height={5 + line * 2}
            fill="currentColor"
            opacity={line < lit ? 1 : 0.25}
          />
        ))}
      </svg>
    );
  const lines = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6, strokeLinecap: 'round' } as const;
  if (state === 'scheduled')
    return (
      <svg className={styles.glyph} viewBox="0 0 14 14" aria-hidden="true" {...lines}>
        <circle cx="7" cy="7" r="6" />
        <path d="M7 4v3.2l2.2 1.4" />
      </svg>
    );
  if (state === 'published')
    return (
      <svg className={styles.glyph} viewBox="0 0 14 14" aria-hidden="true">
        <circle cx="7" cy="7" r="7" fill="currentColor" />
        <path d="M4 7.2l2.1 2.1L10.2 5" fill="none" stroke="var(--sheet)" strokeWidth="1.6" />
      </svg>
    );
  return (
    <svg className={styles.glyph} viewBox="0 0 14 14" aria-hidden="true" {...lines}>
      <circle cx="7" cy="7" r="6" />
      <path d="M3 11 11 3" />
    </svg>
  );
}

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .slice(0, 2)
    .join('')
    .toUpperCase();

/** A person, by the initials of their name. Without a name: not assigned. */
export function Avatar({
  name,
  size = 'medium',
  ring,
}: {
  name?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  ring?: string | undefined;
}) {
  if (!name)
    return (
      <span
        className={classNames(styles.avatar, styles.nobody, styles[size])}
        role="img"
        aria-label="Nobody"
      />
    );
  return (
    <span
      className={classNames(styles.avatar, styles[size], ring !== undefined && styles.ring)}
      style={ring === undefined ? undefined : ({ '--ring': ring } as CSSProperties)}
      role="img"
      aria-label={name}
      title={name}
      // Initials are a picture of the name, not words that a button around it would have to be called.
      data-initials={initialsOf(name)}
    />
  );
}

/** The section of a story: a line in its color beside its name. */
export function SectionTick({ section, children }: { section: string | undefined; children: ReactNode }) {
  return (
    <span className={styles.tick} data-s={section}>
      {children}
    </span>
  );
}

export type Tone = 'plain' | 'warn' | 'bad' | 'good' | 'info' | 'line';

export function Pill({
  children,
  tone = 'plain',
  icon,
}: {
  children: ReactNode;
  tone?: Tone;
  icon?: IconName;
}) {
  return (
    <span className={classNames(styles.pill, styles[tone])}>
      {icon && <Icon name={icon} size={12} />}
      {children}
    </span>
  );
}

const noteIcons = {
  warn: 'warning',
  bad: 'warning',
  good: 'done',
  info: 'info',
  plain: 'info',
  line: 'info',
} as const;

/** Something to know, with the act that follows from it. `bad` is read out at once. */
export function Note({
  tone = 'info',
  children,
  acts,
}: {
  tone?: Tone;
  children: ReactNode;
  acts?: ReactNode;
}) {
  return (
    <div className={classNames(styles.note, styles[tone])} role={tone === 'bad' ? 'alert' : 'note'}>
      <Icon name={noteIcons[tone]} />
      <div className={styles.noteText}>{children}</div>
      {acts}
    </div>
  );
}

/** Nothing is here: why, and the likeliest next act. */
export function Empty({ title, children, acts }: { title: string; children?: ReactNode; acts?: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h2 className={styles.emptyTitle}>{title}</h2>
      {children && <p>{children}</p>}
      {acts}
    </div>
  );
}

/** Rows of the height that the data will have. */
export function Skeleton({ rows = 6, height = '2.625rem' }: { rows?: number; height?: string }) {
  return (
    <div role="status" aria-label="Loading" className={styles.skeleton}>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows of a skeleton are all alike
        <span key={row} style={{ height }} />
      ))}
    </div>
  );
}

export const Keys = ({ children }: { children: ReactNode }) => <kbd className={styles.keys}>{children}</kbd>;
