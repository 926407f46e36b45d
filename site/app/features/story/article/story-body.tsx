import { Fragment, use } from 'react';
import type { BodyBlock } from '#content/entities/embed.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { AdsContext } from '../../../components/primitives/ad-slot/ads-context.ts';
import { useLightbox } from '../../../components/primitives/lightbox/use-lightbox.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import styles from './story-body.module.css';

/** A story's body in reading order: prose and the embeds between it. Its images open in a lightbox. */
export function StoryBody({ blocks }: { blocks: readonly BodyBlock[] }) {
  const { onClick, lightbox } = useLightbox();
  const ads = use(AdsContext);
  const first = blocks.findIndex((block) => block.kind === 'prose');
  return (
    <>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: handles clicks on the links inside, which keys trigger too */}
      <div className={styles.body} onClick={onClick}>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: blocks of a text never move
          <Fragment key={index}>
            {ads?.breaks.includes(index) && <AdSlot space="mpu" place="body" />}
            {block.kind === 'prose' ? (
              <Prose html={block.html} hasDropCap={index === first} />
            ) : (
              <EmbedView embed={block.embed} />
            )}
          </Fragment>
        ))}
      </div>
      {lightbox}
    </>
  );
}
