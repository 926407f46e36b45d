/** How much of an ad is seen, and since when: the rule behind `impressionViewable`, without a clock of its own. */
export interface ViewState {
  percentage: number;
  /** When half of it came into view; `undefined` while less is seen. */
  halfSince: number | undefined;
  isViewable: boolean;
}

export type ViewEvent = { kind: 'seen'; percentage: number; at: number } | { kind: 'tick'; at: number };

export const viewablePercentage = 50;
export const viewableMilliseconds = 1000;
export const unseen: ViewState = { percentage: 0, halfSince: undefined, isViewable: false };

/** Half of the pixels for one second without a break; once viewable, always viewable. */
export function nextView(state: ViewState, event: ViewEvent): ViewState {
  const percentage = event.kind === 'seen' ? event.percentage : state.percentage;
  const halfSince = percentage >= viewablePercentage ? (state.halfSince ?? event.at) : undefined;
  // What was seen until now counts: the event that ends the second may be the one that hides the ad.
  const isLongEnough = state.halfSince !== undefined && event.at - state.halfSince >= viewableMilliseconds;
  return { percentage, halfSince, isViewable: state.isViewable || isLongEnough };
}

/** When to look again; `undefined` when nothing can change by waiting. */
export function nextLook({ halfSince, isViewable }: ViewState): number | undefined {
  return halfSince === undefined || isViewable ? undefined : halfSince + viewableMilliseconds;
}
