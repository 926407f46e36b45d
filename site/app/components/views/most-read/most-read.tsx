import type { ViewProps } from '../../page/view.ts';
import { AdSlot } from '../../primitives/ad-slot/ad-slot.tsx';
import { CachedMarkup } from '../../primitives/cached-markup/cached-markup.tsx';
import styles from './most-read.module.css';
import { MostReadList } from './most-read-list.tsx';

/** The most read stories, with rank numbers that grow narrower. */
export function MostRead({ component, page }: ViewProps<'ContentList'>) {
  const { data, items } = component;
  if (items.length === 0) return null;
  return (
    <div className={`wrap ${styles.whole}`} data-s="trending">
      <CachedMarkup of={items} by={`most-read ${data.title}`}>
        <MostReadList stories={items} title={data.title} />
      </CachedMarkup>
      {page.pageType !== 'article' && (
        <div className={styles.ad}>
          <AdSlot space="mpu" place="rail" />
        </div>
      )}
    </div>
  );
}
