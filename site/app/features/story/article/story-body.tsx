import { Fragment, use } from 'react';
import type { BodyBlock } from '#content/entities/embed.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import styles from './story-body.module.css';

interface StoryBodyProps {
  blocks: readonly BodyBlock[];
  /** Entries of a live blog that arrived after the page: they move neither the ads nor the blocks that were there. */
  added?: { at: number; count: number };
}

/** A story's body in reading order: prose and the embeds between it. Its images open in a lightbox. */
export function StoryBody({ blocks, added = { at: 0, count: 0 } }: StoryBodyProps) {
  const { onClick, lightbox } = useLightbox();
  const ads = use(AdsContext);
  const first = blocks.findIndex((block) => block.kind === 'prose');
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
      <div className={styles.body} onClick={onClick}>
        {blocks.map((block, index) => {
          const place = placeOf(index, added);
          return (
            <Fragment key={place}>
              {ads?.breaks.includes(place) && <AdSlot space="mpu" place="body" />}
              {block.kind === 'prose' ? (
                <Prose html={block.html} hasDropCap={index === first} />
              ) : (
                <EmbedView embed={block.embed} />
              )}
            </Fragment>
          );
        })}
      </div>
      {lightbox}
    </>
  );
}

/** The place of a block in the body as it came; of an added one, counted upwards from there, a negative number. */
function placeOf(index: number, { at, count }: { at: number; count: number }): number {
  if (index < at) return index;
  return index < at + count ? index - at - count : index - count;
}
