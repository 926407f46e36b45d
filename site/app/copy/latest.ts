/** Texts of the timeline of a day. */
export const latestCopy = {
  axis: ['24 h ago', '18 h', '12 h', '6 h', 'Now'],
  emptyDay: 'Nothing new in the last 24 hours.',
  /** Text alternative of the timeline: newest quarter of the day first. */
  day: (stories: string, quarters: readonly number[]) =>
    `${stories} in 24 hours, by six hours from the newest back: ${quarters.join(', ')}`,
};
