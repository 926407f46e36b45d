import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import type { TextPiece } from '#content/entities/smart-search-results.ts';
import { truncateHeadline } from '#content/rules/truncate-headline.ts';
import { MarkedText } from '../../primitives/marked-text/marked-text.tsx';
import styles from './headline.module.css';

type HeadlineStyle = 'mega' | '1' | '2' | '3' | '4' | '5';

interface HeadlineProps {
  story: Pick<ContentLink, 'title' | 'promoTitle' | 'url'>;
  look: HeadlineStyle;
  level?: 2 | 3;
  /** The headline in pieces, with the search words highlighted. */
  marked?: readonly TextPiece[] | undefined;
}

/** The headline is the card's one link; its target is the whole card. */
export function Headline({ story, look, level = 3, marked }: HeadlineProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={`hd-${look}`}>
      <SiteLink className={styles.hit} to={story.url}>
        {marked ? <MarkedText pieces={marked} /> : truncateHeadline(story.promoTitle ?? story.title)}
      </SiteLink>
    </Heading>
  );
}
