import type { AbTestState } from '#content/entities/ab-test.ts';
import { assignmentText } from '#content/rules/experiments/assignment-text.ts';
import type { SiteEvent } from '../analytics/events/event-payloads.ts';
import { bucketSeen, goalReached } from '../analytics/events/experiment-events.ts';

/** What this browser was counted for: `stickyCta:1:test`, and `…:goal` once the goal was reached. */
export type Counted = string | null;

const goalMark = (text: string) => `${text}:goal`;

/**
 * A reader is assigned once, so a reader counts once: at the first exposure, and the first time they reach the goal.
 * Counting pages would make intervals look narrower than they are.
 */
export function countExposure(
  counted: Counted,
  state: AbTestState,
): { counted: string; event: SiteEvent } | undefined {
  const text = assignmentText(state);
  if (counted === text || counted === goalMark(text)) return undefined;
  return { counted: text, event: bucketSeen(state) };
}

/** Only an exposed reader can reach the goal. */
export function countGoal(
  counted: Counted,
  state: AbTestState,
  goal: string,
): { counted: string; event: SiteEvent } | undefined {
  const text = assignmentText(state);
  if (counted !== text) return undefined;
  return { counted: goalMark(text), event: goalReached(state, goal) };
}
