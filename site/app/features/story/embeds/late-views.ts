import type { FunctionComponent } from 'react';
import type { BestListViewProps } from '../best-list/best-list-view.tsx';
import type { LiveBodyProps } from '../live-blog/live-body.tsx';

interface LateViews {
  bestList: FunctionComponent<BestListViewProps>;
  liveBody: FunctionComponent<LiveBodyProps>;
}

const held: Partial<LateViews> = {};

/** Views of an article that load with its embeds: a best list with its picks, a live blog with its entries. */
export function holdViews(views: Partial<LateViews>): void {
  Object.assign(held, views);
}

export function lateView<Name extends keyof LateViews>(name: Name): LateViews[Name] | undefined {
  return held[name];
}
