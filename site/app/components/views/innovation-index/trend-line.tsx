import type { CSSProperties } from 'react';
import { indexCopy } from '#app/copy/innovation-index.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import { Icon } from '#design/icons/icon.tsx';
import { topicHref } from '../../primitives/section/route-href.ts';
import styles from './innovation-index.module.css';
import { placesMoved, sparkline } from './moves.ts';

const size = { width: 120, height: 32 };

/** One row: rank, name, direction (icon and words), its year as a sparkline, its value. */
export function TrendLine({ trend }: { trend: InnovationTrend }) {
  const { rank, name, topicSlug, value, direction, history } = trend;
  const points = sparkline(history, size.width, size.height);
  return (
    <li className={styles.line} value={rank} style={{ '--rank': rank } as CSSProperties}>
      <b className={styles.rank} aria-hidden="true">
        {rank}
      </b>
      <div className={styles.words}>
        <h3 className="hd-4">{topicSlug ? <SiteLink to={topicHref(topicSlug)}>{name}</SiteLink> : name}</h3>
        <p className={styles.move} data-direction={direction}>
          <Direction trend={trend} />
        </p>
      </div>
      {points && (
        <svg
          className={styles.spark}
          viewBox={`-2 -3 ${size.width + 4} ${size.height + 6}`}
          role="img"
          aria-label={indexCopy.indexHistory(name, history[0] ?? value, history.at(-1) ?? value)}
        >
          <polyline points={points} />
        </svg>
      )}
      <span className={styles.value}>{value}</span>
    </li>
  );
}

function Direction({ trend }: { trend: InnovationTrend }) {
  const places = placesMoved(trend);
  switch (trend.direction) {
    case 'up':
      return (
        <>
          <Icon name="arrow-up-right" size={16} />
          {indexCopy.indexUp(places)}
        </>
      );
    case 'down':
      return (
        <>
          <Icon name="arrow-up-right" size={16} />
          {indexCopy.indexDown(places)}
        </>
      );
    case 'same':
      return indexCopy.indexSame;
  }
}
