/** How much of an ad is in view, and since when: the rule behind `impressionViewable`, with the clock passed in. */
interface ViewState {
  percentage: number;
  /** When half of it came into view; `undefined` while less is visible. */
  halfSince: number | undefined;
  isViewable: boolean;
}

export type ViewEvent = { kind: 'seen'; percentage: number; at: number } | { kind: 'tick'; at: number };

const viewablePercentage = 50;
const viewableMilliseconds = 1000;
export const unseen: ViewState = { percentage: 0, halfSince: undefined, isViewable: false };

/** Half of the pixels for one continuous second; once viewable, always viewable. */
export function nextView(state: ViewState, event: ViewEvent): ViewState {
  const percentage = event.kind === 'seen' ? event.percentage : state.percentage;
  const halfSince = percentage >= viewablePercentage ? (state.halfSince ?? event.at) : undefined;
  // Time until now counts: the event that ends the second may be the one that hides the ad.
  const isLongEnough = state.halfSince !== undefined && event.at - state.halfSince >= viewableMilliseconds;
  return { percentage, halfSince, isViewable: state.isViewable || isLongEnough };
}

/** When to check again; `undefined` if waiting changes nothing. */
export function nextLook({ halfSince, isViewable }: ViewState): number | undefined {
  return halfSince === undefined || isViewable ? undefined : halfSince + viewableMilliseconds;
}
