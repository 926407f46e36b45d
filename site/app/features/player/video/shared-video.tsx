import { currentBrand } from '#app/brand/current-brand.ts';
import { copy } from '#app/copy/site.ts';
import type { Video } from '#content/entities/video.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { Badge } from '#design/badge/badge.tsx';
import { videoOf } from '../playable-video.ts';
import { Player } from '../player.tsx';
import styles from './shared-video.module.css';

/** A video as other sites embed it: the player, its title, and a link to this site. */
export function SharedVideo({ video, path, mainId }: { video: Video; path: string; mainId: string }) {
  const playable = videoOf(video);
  return (
    <main id={mainId} className={`stage ${styles.shared}`} tabIndex={-1}>
      <div className={styles.player}>
        <Player playable={playable} sizes="100vw" priority />
      </div>
      <p className={styles.line}>
        {isSponsored(video) && <Badge kind="line">{copy.sponsored}</Badge>}
        <a href={path} target="_blank" rel="noopener">
          <span className={styles.title}>{playable.title}</span>
          <span>{copy.watchOn(currentBrand().name)}</span>
        </a>
      </p>
      <h1 className="vh">{playable.title}</h1>
    </main>
  );
}
