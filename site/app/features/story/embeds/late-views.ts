import type { FunctionComponent } from 'react';
import type { ViewProps } from '../../../components/page/view.ts';
import type { BestListViewProps } from '../best-list/best-list-view.tsx';

interface LateViews {
  bestList: FunctionComponent<BestListViewProps>;
  inDepth: FunctionComponent<ViewProps<'Article'>>;
  explainer: FunctionComponent<ViewProps<'Article'>>;
  liveBlog: FunctionComponent<ViewProps<'Article'>>;
  rail: FunctionComponent<ViewProps<'Article'>>;
}

const held: Partial<LateViews> = {};

/** Views of an article that load with its embeds or its form: a best list with its picks, a live blog with its entries. */
export function holdViews(views: Partial<LateViews>): void {
  Object.assign(held, views);
}

export function lateView<Name extends keyof LateViews>(name: Name): LateViews[Name] | undefined {
  return held[name];
}
