import type { CSSProperties, ReactNode } from 'react';
import type { PageType } from '#content/page/composed-page.ts';
import { rendersOwnRow } from '../../page/facts.ts';
import { besideStory, type Placed, type PlannedArea, type PlannedRow } from '../../page/plan.ts';
import './late-heights.css';
import styles from './page-body.module.css';

export type RenderPlaced = (placed: Placed, rail?: readonly ReactNode[]) => ReactNode;

interface AreaContext {
  renderPlaced: RenderPlaced;
  pageType: PageType;
}

/** Rows of areas: a whole one bleeds to the edges, others share the twelve columns. */
export function Rows({
  rows,
  isNested = false,
  ...context
}: AreaContext & { rows: PlannedRow[]; isNested?: boolean }) {
  return rows.map((row) => {
    const [story] = row.areas[0]?.placed ?? [];
    if (story && rendersOwnRow(story))
      return <StoryRow key={story.component.id} row={row} story={story} {...context} />;
    if (row.isWhole && !isNested)
      return row.areas.map((area) => <Area key={keyOf(area)} area={area} {...context} />);
    return (
      <div
        key={row.areas.map(keyOf).join()}
        className={isNested ? `grid ${styles.nested}` : `wrap grid ${styles.row}`}
        data-page={context.pageType}
      >
        {row.areas.map((area, place) => (
          <Area key={keyOf(area)} area={area} column={place > 0 ? 'rail' : 'main'} {...context} />
        ))}
      </div>
    );
  });
}

/** A story takes the whole row; components the layout put beside it become its rail. */
function StoryRow({ row, story, ...context }: AreaContext & { row: PlannedRow; story: Placed }) {
  return context.renderPlaced(
    story,
    besideStory(row, story).map((part) =>
      'component' in part ? context.renderPlaced(part) : <Area key={keyOf(part)} area={part} {...context} />,
    ),
  );
}

/** Areas have no key of their own; their components do. */
function keyOf(area: PlannedArea): string {
  return area.placed[0]?.component.id ?? area.rows.flatMap((row) => row.areas.map(keyOf)).join();
}

function Area({ area, column, ...context }: AreaContext & { area: PlannedArea; column?: 'main' | 'rail' }) {
  const content = (
    <>
      {area.placed.map((placed) => context.renderPlaced(placed))}
      <Rows rows={area.rows} isNested={column !== undefined} {...context} />
    </>
  );
  if (!column && !area.label) return content;
  const Tag = area.label ? 'section' : 'div';
  return (
    <Tag
      className={column && (column === 'rail' ? `${styles.column} ${styles.rail}` : styles.column)}
      style={column && ({ '--span': area.colspan } as CSSProperties)}
      aria-label={area.label}
    >
      {content}
    </Tag>
  );
}
