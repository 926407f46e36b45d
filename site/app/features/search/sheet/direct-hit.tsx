import { searchSheetCopy as words } from '#app/copy/search-sheet.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { ContentLink } from '#content/entities/content-link.ts';
import { scoreOf } from '#content/rules/score.ts';
import { tickClass } from '#design/tick/tick.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { priceText } from '../../../components/primitives/price-text/price-text.ts';
import { sectionOf } from '../../../components/primitives/section/story-section.ts';
import { StoryMeta } from '../../../components/story/meta/story-meta.tsx';
import { Score } from '../../../components/story/review-tile/review-tile.tsx';
import { kickerOf } from '../../../components/story/story-card/kicker.tsx';
import styles from './search-sheet-content.module.css';

/** The story that the typed words lead to, one tap away. */
export function DirectHit({ story }: { story: ContentLink }) {
  const score = scoreOf(story.metaData ?? {});
  const price = priceText(story.metaData?.price, story.metaData?.priceUnit);
  const kicker = story.isSponsored ? copy.sponsored : kickerOf(story)?.text;
  return (
    <section aria-labelledby="sheet-hit">
      <h2 id="sheet-hit">{words.straightTo}</h2>
      <SiteLink className={styles.hit} to={story.url} data-s={sectionOf(story)}>
        <Picture image={story.image} sizes="5.25rem" ratio="1" />
        <span className={styles.hitText}>
          {kicker && <span className={tickClass}>{kicker}</span>}
          <b dir="auto">{story.title}</b>
          {score === undefined ? (
            <StoryMeta story={story} />
          ) : (
            <span className={styles.score}>
              <Score value={score} size="small" />
              {price && (
                <span>
                  {copy.from} {price}
                </span>
              )}
            </span>
          )}
        </span>
      </SiteLink>
    </section>
  );
}
