import type { CSSProperties, ReactNode } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import type { NewsletterOffer } from '#content/entities/newsletter.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { NewsletterPromo } from '../../newsletters/newsletter-box/newsletter-box.tsx';
import { StoryEnd } from '../article/story-end.tsx';
import type { Chapter, TextItem } from '../chapters/chapters.ts';
import { EmbedView } from '../embeds/embed-view.tsx';
import type { RailedArticle } from './rail-layout.ts';
import type { RailPiece } from './rail-plan.ts';
import styles from './rail-rows.module.css';
import type { RailStack } from './rail-stacks.ts';
import { TopComment } from './top-comment.tsx';

interface RailRowsProps extends PieceParts {
  chapters: readonly Chapter[];
  chapterText: (chapter: Chapter) => ReactNode;
}

/** The sections of a long story in rows, each with the pieces that belong to it, and the end of the story. */
export function RailRows({ story, lists, chapters, chapterText }: RailRowsProps) {
  const { rows, rest } = story.rail ?? { rows: [{ chapters: chapters.length, stacks: [] }], rest: [] };
  const parts: PieceParts = { story, lists };
  let from = 0;
  return (
    <>
      {rows.map((row) => {
        const first = from;
        from += row.chapters;
        const inRow = chapters.slice(first, from);
        return (
          <div key={first} className={styles.row} style={spanning(inRow.flatMap(itemsOf))}>
            <div className={styles.text}>{inRow.map(chapterText)}</div>
            <Rail title={inRow[0]?.heading?.text} stacks={row.stacks} parts={parts} />
          </div>
        );
      })}
      <div className={styles.row}>
        <div className={styles.text}>
          <StoryEnd story={story} />
        </div>
        <Rail
          title={longReadCopy.storyEnd}
          stacks={[{ from: 1, to: 3, cells: rest.map((piece) => ({ piece })) }]}
          parts={parts}
        />
      </div>
    </>
  );
}

export const itemsOf = ({ parts }: Chapter): TextItem[] =>
  parts.flatMap((part) => (part.kind === 'text' ? part.items : []));
/** Each item of the text is a row of the grid. */
const spanning = (items: readonly unknown[]) => ({ '--items': items.length }) as CSSProperties;

interface RailChapterProps {
  chapter: Chapter;
  className?: string | undefined;
  /** The section whose color it has instead of the story's. */
  section?: string | undefined;
  /** One element for each item. */
  children: ReactNode;
}

/** The text of one chapter. */
export function RailChapter({ chapter, className = '', section, children }: RailChapterProps) {
  const { heading } = chapter;
  const Tag = heading ? 'section' : 'div';
  return (
    <Tag
      className={`${styles.chapter} ${className}`}
      style={spanning(itemsOf(chapter))}
      aria-labelledby={heading?.id}
      data-chapter={heading ? '' : undefined}
      data-s={section}
    >
      {children}
    </Tag>
  );
}

interface PieceParts {
  story: RailedArticle;
  lists: readonly ReactNode[];
}

interface RailProps {
  /** The section it stands beside; the opening has none. */
  title: string | undefined;
  stacks: readonly RailStack[];
  parts: PieceParts;
}

/** Each piece has a share of the height and stays in sight until the next one comes. */
function Rail({ title, stacks, parts }: RailProps) {
  if (stacks.every(({ cells }) => cells.length === 0)) return null;
  return (
    <aside
      className={styles.rail}
      aria-label={title ? longReadCopy.beside(title) : longReadCopy.besideOpening}
    >
      {stacks.map(({ from, to, cells }) => (
        <div key={from} className={styles.stack} style={{ '--from': from, '--to': to } as CSSProperties}>
          {cells.map(({ piece, height }) => (
            <div
              key={keyOf(piece)}
              className={styles.cell}
              data-piece={piece.kind}
              style={height ? ({ '--height': `${height}px` } as CSSProperties) : undefined}
            >
              <div className={styles.piece}>
                <Piece piece={piece} parts={parts} />
              </div>
            </div>
          ))}
        </div>
      ))}
    </aside>
  );
}

function keyOf(piece: RailPiece): string {
  if (piece.kind === 'embed') return `embed ${piece.block}`;
  return piece.kind === 'list' ? `list ${piece.place}` : piece.kind;
}

function Piece({ piece, parts: { lists, story } }: { piece: RailPiece; parts: PieceParts }) {
  switch (piece.kind) {
    case 'ad':
      return <AdSlot space="mpu" place="rail" />;
    case 'list':
      return lists[piece.place];
    case 'comment':
      return <TopComment storyId={story.id} />;
    case 'newsletter':
      return story.newsletter && <StoryNewsletter newsletter={story.newsletter} />;
    case 'embed': {
      const block = story.bodyBlocks?.[piece.block];
      return block?.kind === 'embed' ? <EmbedView embed={block.embed} /> : null;
    }
  }
}

/** The newsletter that fits the story, where no editor placed one. */
function StoryNewsletter({ newsletter: { id, title, description } }: { newsletter: NewsletterOffer }) {
  return (
    <aside data-print="none" aria-label={title}>
      <NewsletterPromo newsletter={id} title={title} text={description} level={2} place="body" />
    </aside>
  );
}
