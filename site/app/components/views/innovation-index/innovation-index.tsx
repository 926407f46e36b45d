import { indexCopy } from '#app/copy/innovation-index.ts';
import type { InnovationTrend } from '#content/entities/innovation-trend.ts';
import { ChartEmbed } from '../../story/chart/chart-embed.tsx';
import styles from './innovation-index.module.css';
import { MonthTable } from './month-table.tsx';
import { widestMoves } from './moves.ts';
import { TrendLine } from './trend-line.tsx';

/** The innovation index: the ranking with its directions, the year's widest moves, and every number. */
export function InnovationIndex({ trends }: { trends: readonly InnovationTrend[] }) {
  if (trends.length === 0)
    return (
      <div className="wrap">
        <p className={`dek ${styles.empty}`}>{indexCopy.indexEmpty}</p>
      </div>
    );
  return (
    <div className={`wrap ${styles.page}`} data-s="innovation">
      <section aria-labelledby="index-ranking">
        <h2 className="hd-rail" id="index-ranking">
          {indexCopy.indexRanking}
        </h2>
        <ol className={styles.list}>
          {trends.map((trend) => (
            <TrendLine key={trend.id} trend={trend} />
          ))}
        </ol>
      </section>
      <div className={styles.side}>
        <WidestMoves trends={trends} />
      </div>
      <MonthTable trends={trends} />
    </div>
  );
}

function WidestMoves({ trends }: { trends: readonly InnovationTrend[] }) {
  const moves = widestMoves(trends);
  if (!moves) return null;
  const { up, down } = moves;
  const months = Math.max(up.history.length, down.history.length);
  return (
    <ChartEmbed
      embed={{
        type: 'chart',
        uuid: 'innovation-index',
        kind: 'line',
        title: indexCopy.indexChart,
        description: indexCopy.indexChartText(up.name, down.name),
        labels: Array.from({ length: months }, (_, index) =>
          index === months - 1 ? indexCopy.indexNow : indexCopy.indexMonthsAgo(months - 1 - index),
        ),
        series: [up, down].map(({ name, history }) => ({ name, values: history })),
        source: indexCopy.indexSource,
      }}
    />
  );
}
