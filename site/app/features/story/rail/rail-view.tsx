import { type CSSProperties, type ReactNode, use, useRef } from 'react';
import { longReadCopy } from '#app/copy/long-reads.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import type { ViewProps } from '../../../components/page/view.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { Hero } from '../article/hero.tsx';
import { StoryEnd } from '../article/story-end.tsx';
import { StoryHead } from '../article/story-head.tsx';
import { StoryLabels } from '../article/story-labels.tsx';
import { titleId } from '../article/title-id.ts';
import type { Chapter } from '../chapters/chapters.ts';
import { Disclosure } from '../embeds/disclosure.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { RailContents } from './rail-contents.tsx';
import { type RailedArticle, railChapters } from './rail-layout.ts';
import type { RailPiece } from './rail-plan.ts';
import type { RailStack } from './rail-stacks.ts';
import styles from './rail-view.module.css';
import { TopComment } from './top-comment.tsx';

/** A long article: its chapters on the left, and beside each row of sections the pieces that belong to it. */
export function RailView({ component, priority, rail: lists = [] }: ViewProps<'Article'>) {
  const story: RailedArticle = component.data;
  const text = useRef<HTMLDivElement>(null);
  const { onClick, lightbox } = useLightbox();
  const breaks = use(AdsContext)?.breaks ?? [];
  const blocks = story.bodyBlocks ?? [];
  const chapters = railChapters(blocks, breaks);
  const { rows, rest } = story.rail ?? { rows: [{ chapters: chapters.length, stacks: [] }], rest: [] };
  const parts: PieceParts = { blocks, lists, storyId: story.id };
  let from = 0;
  return (
    <article aria-labelledby={titleId(story)} data-s={sectionOf(story)} data-form="rail">
      <StoryHead story={story} labels={<StoryLabels story={story} />} hasRailShare hasRailSave />
      <Hero image={story.image} mobileImage={story.mobileImage} priority={priority} />
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.contents}>
          <RailContents story={story} chapters={chapters} text={text} />
        </div>
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
        <div ref={text} onClick={onClick} data-print="columns">
          {story.hasAffiliateDisclosure && <Disclosure />}
          {rows.map((row) => {
            const first = from;
            from += row.chapters;
            const inRow = chapters.slice(first, from);
            return (
              <div key={first} className={styles.row} style={spanning(inRow.flatMap(itemsOf))}>
                <div className={styles.text}>
                  {inRow.map((chapter) => (
                    <ChapterText
                      key={chapter.heading?.id ?? 'opening'}
                      chapter={chapter}
                      isFirst={chapter === chapters[0]}
                    />
                  ))}
                </div>
                <Rail title={inRow[0]?.heading?.text} stacks={row.stacks} parts={parts} />
              </div>
            );
          })}
          {lightbox}
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
        </div>
      </div>
    </article>
  );
}

const itemsOf = ({ parts }: Chapter) => parts.flatMap((part) => (part.kind === 'text' ? part.items : []));
/** Each item of the text is a row of the grid. */
const spanning = (items: readonly unknown[]) => ({ '--items': items.length }) as CSSProperties;

function ChapterText({ chapter, isFirst }: { chapter: Chapter; isFirst: boolean }) {
  const { heading } = chapter;
  const Tag = heading ? 'section' : 'div';
  const items = itemsOf(chapter);
  return (
    <Tag
      className={styles.chapter}
      style={spanning(items)}
      aria-labelledby={heading?.id}
      data-chapter={heading ? '' : undefined}
    >
      {items.map(({ block, hasAdBefore }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
        <div key={index} className={styles.item}>
          {hasAdBefore && <AdSlot space="mpu" place="body" />}
          {block.kind === 'prose' ? (
            <Prose html={block.html} hasDropCap={isFirst && index === 0} />
          ) : (
            <EmbedView embed={block.embed} />
          )}
        </div>
      ))}
    </Tag>
  );
}

interface PieceParts {
  blocks: readonly BodyBlock[];
  lists: readonly ReactNode[];
  storyId: string;
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

function Piece({ piece, parts: { blocks, lists, storyId } }: { piece: RailPiece; parts: PieceParts }) {
  switch (piece.kind) {
    case 'ad':
      return <AdSlot space="mpu" place="rail" />;
    case 'list':
      return lists[piece.place];
    case 'comment':
      return <TopComment storyId={storyId} />;
    case 'embed': {
      const block = blocks[piece.block];
      return block?.kind === 'embed' ? <EmbedView embed={block.embed} /> : null;
    }
  }
}
