import { lazy, Suspense } from 'react';
import { Skeleton } from '../../ui/marks.tsx';
import styles from './editor.module.css';

const AllFields = lazy(() => import('./panels/all-fields.tsx'));

/** Stories without a text: their fields stand where the text is elsewhere. */
export function PlainFields() {
  return (
    <div className={styles.plainFields}>
      <Suspense fallback={<Skeleton rows={6} />}>
        <AllFields />
      </Suspense>
    </div>
  );
}
