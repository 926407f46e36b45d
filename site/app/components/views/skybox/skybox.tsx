import { copy } from '#app/copy/site.ts';
import { AdBox } from '../../primitives/ad-slot/ad-slot.tsx';
import styles from './skybox.module.css';

/** Under the header a 90 px leader; on the front page a billboard between bands. */
export function Skybox({ place }: { place: 'front' | 'inner' }) {
  return (
    <aside
      className={place === 'front' ? `wrap band ${styles.front}` : styles.inner}
      aria-label={copy.advertisement}
      data-slot="skybox"
      data-skybox={place}
      data-print="none"
    >
      <AdBox space={place === 'front' ? 'billboard' : 'leader'} place="skybox" />
    </aside>
  );
}
