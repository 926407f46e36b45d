import type { ReactNode } from 'react';
import type { PlayableVideo } from './playable-video.ts';
import { Player } from './player.tsx';
import styles from './video-embed-player.module.css';

interface VideoEmbedPlayerProps {
  playable: PlayableVideo;
  /** The video's own page: the link without scripts, and beside the player with them. */
  href: string;
  children?: ReactNode;
}

/** A video inside a story: poster and one button. Its code loads when the reader presses it. */
export function VideoEmbedPlayer({ playable, href, children }: VideoEmbedPlayerProps) {
  return (
    <figure className={styles.embed}>
      <Player playable={playable} sizes="(min-width: 64rem) 50rem, 100vw" isInline />
      <figcaption>
        <a href={href}>{playable.title}</a>
        {children}
      </figcaption>
    </figure>
  );
}
