import { reportCopy } from '#app/copy/report.ts';
import { copy } from '#app/copy/site.ts';
import { isReport } from '#content/rules/is-report.ts';
import { Badge } from '#design/badge/badge.tsx';

import type { ViewProps } from '../../page/view.ts';
import { PageHead } from '../../primitives/page-head/page-head.tsx';
import { ReportFacts } from '../report/report-facts.tsx';
import { ReportFigures } from '../report/report-figures.tsx';
import { ReportParts } from '../report/report-parts.tsx';
import styles from './collection-view.module.css';

/** A collection's introduction over its picture; the layout places its stories below. */
export function CollectionView({ component, page, priority }: ViewProps<'Collection'>) {
  const { id, title, description, image, typeSlug, figures = [], parts = [] } = component.data;
  const isSpecial = typeSlug === 'special-feature';
  const isFirstPage = (page.pageNumber ?? 1) === 1;
  return (
    <>
      <PageHead
        title={title}
        description={description}
        image={image}
        priority={priority}
        path={[]}
        isTall={isReport(component.data)}
        label={
          <p className={styles.label}>
            <Badge kind="line">
              {isReport(component.data)
                ? reportCopy.label
                : isSpecial
                  ? copy.specialFeature
                  : copy.collection}
            </Badge>
            <ReportFacts {...component.data} />
          </p>
        }
      >
        <div data-staff-place={`collection/${id}`} />
      </PageHead>
      {isFirstPage && figures.length > 0 && <ReportFigures figures={figures} parts={parts} />}
      {isFirstPage && parts.length > 0 && <ReportParts parts={parts} />}
    </>
  );
}
