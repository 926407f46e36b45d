import { type CSSProperties, Fragment, type ReactNode } from 'react';
import type { Embed } from '#content/entities/embed.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import type { Chapter, ChapterPart, TextItem } from '../chapters/chapters.ts';
import { EmbedView } from '../embeds/embed-view.tsx';
import styles from './chapter-view.module.css';
import { marginRows, needsGuide } from './margin-rows.ts';

interface ChapterViewProps {
  chapter: Chapter;
  /** Begins with a drop cap. */
  isFirst: boolean;
  isLast: boolean;
  /** An ad in the margin of this chapter. */
  ad?: ReactNode;
  /** Fills the margin where the text has no piece. */
  guide?: ReactNode;
}

/** A chapter: its text with the margin beside it, divided by what takes the whole width. */
export function ChapterView({ chapter, isFirst, isLast, ad, guide }: ChapterViewProps) {
  const { heading, parts } = chapter;
  // A chapter that ends the story on a picture of lines stands on ink with it.
  const last = parts.at(-1);
  const isFinale = isLast && last?.kind === 'bleed' && last.embed.type === 'tally';
  const firstText = parts.findIndex(({ kind }) => kind === 'text');
  const Tag = heading ? 'section' : 'div';
  return (
    <Tag
      className={isFinale ? `stage ${styles.chapter} ${styles.finale}` : styles.chapter}
      aria-labelledby={heading?.id}
      data-chapter
    >
      {parts.map((part, index) => (
        <Part
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
          key={index}
          part={part}
          hasDropCap={isFirst && index === firstText}
          ad={index === firstText ? ad : undefined}
          guide={guide}
        />
      ))}
    </Tag>
  );
}

interface PartProps {
  hasDropCap: boolean;
  ad: ReactNode;
  guide: ReactNode;
}

function Part({ part, ...props }: PartProps & { part: ChapterPart }) {
  return part.kind === 'bleed' ? <Bleed embed={part.embed} /> : <TextPart items={part.items} {...props} />;
}

function Bleed({ embed }: { embed: Embed }) {
  // Only its type is known in the browser: the styles see whether a picture is wide.
  const isWhole = embed.type === 'scrollChart' || embed.type === 'image';
  return (
    <div className={isWhole ? styles.bleed : `wrap ${styles.bleed}`} data-embed={embed.type}>
      <EmbedView embed={embed} />
    </div>
  );
}

function TextPart({ items, hasDropCap, ad, guide }: PartProps & { items: readonly TextItem[] }) {
  const margins = marginRows(items);
  const firstPiece = margins[0]?.from ?? (ad ? 1 : items.length + 2);
  const guided = guide && needsGuide(items, firstPiece);
  return (
    <div className={`wrap ${styles.grid}`} data-print="columns">
      {items.map(({ block, hasAdBefore }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
        <div key={index} className={styles.text} style={{ '--row': index + 1 } as CSSProperties}>
          {hasAdBefore && <AdSlot space="mpu" place="body" />}
          {block.kind === 'prose' ? (
            <div className={styles.prose}>
              <Prose html={block.html} hasDropCap={hasDropCap && index === 0} />
            </div>
          ) : (
            <EmbedView embed={block.embed} />
          )}
        </div>
      ))}
      {guided && (
        <div
          className={`${styles.margin} ${styles.guide}`}
          style={{ '--row': 1, '--end': firstPiece } as CSSProperties}
        >
          {guide}
        </div>
      )}
      {margins.map(({ from, to, embeds }) => (
        <div key={from} className={styles.margin} style={{ '--row': from, '--end': to } as CSSProperties}>
          {embeds.map((embed) => (
            <Fragment key={embed.uuid}>
              <EmbedView embed={embed} />
            </Fragment>
          ))}
          {from === margins.at(-1)?.from && ad}
        </div>
      ))}
      {margins.length === 0 && ad && (
        <div className={styles.margin} style={{ '--row': 1, '--end': items.length + 2 } as CSSProperties}>
          {ad}
        </div>
      )}
    </div>
  );
}
