import { useRef } from 'react';
import { useCurrentSection } from '#app/behaviours/use-current-section.ts';
import type { BodyBlock } from '#content/entities/embed.ts';
import { contentsHtml } from '../../../components/primitives/contents/contents.ts';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import styles from './story-contents.module.css';

/** The table of contents of a long story; a short one has none. */
export function StoryContents({ blocks, title }: { blocks: readonly BodyBlock[]; title: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useCurrentSection(ref);
  return (
    <div ref={ref}>
      <StaticHtml as="nav" className={styles.toc} label={title} html={contentsHtml(blocks, title)} />
    </div>
  );
}
