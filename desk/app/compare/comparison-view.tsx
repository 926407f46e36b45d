import { useEffect, useRef } from 'react';
import { tinykeys } from 'tinykeys';
import type { BlockChange } from '#content/document/compare/compare-documents.ts';
import {
  type FieldChange,
  type StoryComparison,
  sentenceOf,
} from '#content/document/compare/compare-stories.ts';
import { type Piece, sideOf } from '#content/document/compare/compare-words.ts';
import { fieldLabel } from '../pages/editor/field-labels.ts';
import { Empty, Pill } from '../ui/marks.tsx';
import styles from './comparison-view.module.css';

interface ComparisonViewProps {
  comparison: StoryComparison;
  layout: 'side-by-side' | 'in-line';
  onlyChanges: boolean;
  /** What the columns show. */
  before: string;
  after: string;
}

/**
 * Two versions, fields first. Color is never the only sign: added words are underlined, removed ones struck through, and a
 * block says in words what became of it.
 */
export function ComparisonView({ comparison, layout, onlyChanges, before, after }: ComparisonViewProps) {
  const blocks = onlyChanges ? comparison.blocks.filter(({ kind }) => kind !== 'same') : comparison.blocks;
  const list = useRef<HTMLDivElement>(null);
  useChangeKeys(list);
  if (comparison.fields.length + blocks.length === 0)
    return <Empty title="Nothing is different">These two versions have the same words and fields.</Empty>;
  return (
    <div ref={list} className={styles.comparison} data-layout={layout}>
      <p className={styles.summary}>{sentenceOf(comparison)}</p>
      {layout === 'side-by-side' && (
        <div className={styles.row} aria-hidden="true">
          <b>{before}</b>
          <b>{after}</b>
        </div>
      )}
      {comparison.fields.map((field) => (
        <FieldRow key={field.name} field={field} layout={layout} />
      ))}
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a comparison is made once and never reordered
        <BlockRow key={index} block={block} layout={layout} />
      ))}
    </div>
  );
}

/** F7 and ⇧F7 lead to the next and to the previous change. */
function useChangeKeys(list: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const go = (by: 1 | -1) => (event: KeyboardEvent) => {
      event.preventDefault();
      const changes = [...(list.current?.querySelectorAll<HTMLElement>(':scope > [tabindex]') ?? [])];
      const at = changes.indexOf(document.activeElement as HTMLElement);
      const next = at < 0 && by < 0 ? changes.at(-1) : changes[at + by];
      next?.focus();
      next?.scrollIntoView({ block: 'center' });
    };
    return tinykeys(window, { F7: go(1), 'Shift+F7': go(-1) });
  }, [list]);
}

const kindWords = {
  same: '',
  added: 'added',
  removed: 'removed',
  changed: 'changed',
  moved: 'moved here',
} as const;
const kindTones = { same: 'plain', added: 'good', removed: 'bad', changed: 'info', moved: 'line' } as const;

function BlockRow({ block, layout }: { block: BlockChange; layout: ComparisonViewProps['layout'] }) {
  const { kind, name, pieces, attributes } = block;
  return (
    <section
      className={styles.block}
      data-kind={kind}
      aria-label={`${name} ${kindWords[kind]}`}
      {...(kind === 'same' ? {} : { tabIndex: -1 })}
    >
      <h2 className={styles.name}>
        {name} {kind !== 'same' && <Pill tone={kindTones[kind]}>{kindWords[kind]}</Pill>}
      </h2>
      <Words pieces={pieces} layout={kind === 'changed' ? layout : 'in-line'} />
      {attributes.length > 0 && (
        <ul className={styles.values}>
          {attributes.map(({ name: value, before, after }) => (
            <li key={value}>
              {value}: {before && <del>{before}</del>} {after && <ins>{after}</ins>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function FieldRow({ field, layout }: { field: FieldChange; layout: ComparisonViewProps['layout'] }) {
  const { name, pieces, before, after } = field;
  return (
    <section
      className={styles.block}
      data-kind="changed"
      aria-label={`${fieldLabel(name)} changed`}
      tabIndex={-1}
    >
      <h2 className={styles.name}>
        {fieldLabel(name)} <Pill tone="info">field</Pill>
      </h2>
      {pieces ? (
        <Words pieces={pieces} layout={layout} />
      ) : (
        <p>
          <del>{textOf(before)}</del> <ins>{textOf(after)}</ins>
        </p>
      )}
    </section>
  );
}

function Words({ pieces, layout }: { pieces: readonly Piece[]; layout: ComparisonViewProps['layout'] }) {
  if (layout === 'in-line') return <Run pieces={pieces} />;
  return (
    <div className={styles.row}>
      <Run pieces={sideOf(pieces, 'before')} />
      <Run pieces={sideOf(pieces, 'after')} />
    </div>
  );
}

function Run({ pieces }: { pieces: readonly Piece[] }) {
  return (
    <p className={styles.words}>
      {pieces.map(({ text, change }, index) => {
        // biome-ignore-start lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
        if (change === 'same') return <span key={index}>{text}</span>;
        const Tag = change === 'added' ? 'ins' : 'del';
        return <Tag key={index}>{text}</Tag>;
        // biome-ignore-end lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
      })}
    </p>
  );
}

/** A value that is no text, as short as it can be read. */
function textOf(value: unknown): string {
  if (value === undefined || value === null || value === '') return 'nothing';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.map(textOf).join(', ');
  const { slug, name, title, filename, hed, path } = value as Record<string, unknown>;
  const word = slug ?? name ?? title ?? filename ?? hed ?? path;
  return typeof word === 'string' ? word : JSON.stringify(value).slice(0, 200);
}
