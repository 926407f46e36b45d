import type { ReactNode } from 'react';
import type { BodyBlock } from '#content/entities/embed.ts';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { Prose } from '../../../components/primitives/prose/prose.tsx';
import { EmbedView } from '../embeds/embed-view.tsx';
import { ListicleEmbed } from '../embeds/listicle-embed.tsx';
import styles from './best-list-body.module.css';
import { type ListPart, partsOf } from './parts.ts';
import { Questions } from './questions.tsx';

interface BestListBodyProps {
  blocks: readonly BodyBlock[];
  /** Shown after the last pick. */
  comparison: ReactNode;
  questionsAnchor: string;
}

/** A list's text in reading order, its picks numbered. */
export function BestListBody({ blocks, ...rest }: BestListBodyProps) {
  return (
    <div className={styles.body}>
      {partsOf(blocks).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text never move
        <Part key={index} part={part} {...rest} />
      ))}
    </div>
  );
}

interface PartProps extends Omit<BestListBodyProps, 'blocks'> {
  part: ListPart;
}

function Part({ part, comparison, questionsAnchor }: PartProps) {
  switch (part.kind) {
    case 'prose':
      return (
        <div className={styles.prose}>
          <Prose html={part.html} hasDropCap={false} />
        </div>
      );
    case 'pick':
      return <ListicleEmbed embed={part.embed} rank={part.rank} />;
    case 'questions':
      return <Questions questions={part.questions} anchor={questionsAnchor} />;
    case 'embed':
      return (
        <div className={styles.prose}>
          <EmbedView embed={part.embed} />
        </div>
      );
    case 'comparison':
      return comparison;
    case 'ad':
      return <AdSlot space="mpu" place="body" />;
  }
}
