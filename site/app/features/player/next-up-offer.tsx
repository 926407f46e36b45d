import { useEffect, useReducer } from 'react';
import { openPath } from '#app/behaviours/open-path.ts';
import { copy } from '#app/copy/site.ts';
import { type NextUp, nextUpState, startNextUp } from '#app/video/next-up.ts';
import { runOnTo } from '#app/video/ran-on.ts';
import { wantsRunOn } from '#app/video/run-on-setting.ts';
import { playerCopy } from '../../copy/player.ts';
import styles from './next-up-offer.module.css';

/** The first video of the list beside the player; undefined without such a list. */
export function findNextUp(page: ParentNode, from: string): NextUp | undefined {
  const links = [...page.querySelectorAll<HTMLAnchorElement>('[data-playlist] a[href^="/"]')];
  const link = links.find(({ pathname }) => pathname !== from);
  const title = link?.querySelector('b')?.textContent;
  return link && title ? { path: link.pathname, title } : undefined;
}

/** There, and it starts by itself. */
export function goToNextUp({ path }: NextUp): void {
  runOnTo(path);
  openPath(path);
}

/** At the end of a video: the next one, after a delay in which the reader may cancel. */
export function NextUpOffer({ next, onStay }: { next: NextUp; onStay: () => void }) {
  const [state, dispatch] = useReducer(nextUpState, undefined, () =>
    startNextUp(matchMedia('(prefers-reduced-motion: reduce)').matches || !wantsRunOn(localStorage)),
  );
  const { phase } = state;
  useEffect(() => {
    if (phase !== 'counting') return;
    const timer = setInterval(() => dispatch({ type: 'second' }), 1000);
    return () => clearInterval(timer);
  }, [phase]);
  useEffect(() => {
    if (phase !== 'going') return;
    goToNextUp(next);
  }, [phase, next]);
  return (
    <section className={styles.offer} aria-label={copy.upNext}>
      <p className={styles.label}>{phase === 'counting' ? playerCopy.upNextIn(state.left) : copy.upNext}</p>
      <p className={styles.title}>{next.title}</p>
      <div className={styles.buttons}>
        <button type="button" className={styles.go} onClick={() => dispatch({ type: 'go' })}>
          {playerCopy.playNow}
        </button>
        <button
          type="button"
          onClick={() => {
            dispatch({ type: 'stay' });
            onStay();
          }}
        >
          {playerCopy.stayHere}
        </button>
      </div>
    </section>
  );
}
