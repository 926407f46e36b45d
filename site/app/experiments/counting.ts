import type { AbTestState } from '#content/entities/ab-test.ts';
import { assignmentText } from '#content/rules/experiments/assignment-text.ts';
import type { SiteEvent } from '../analytics/events/event-payloads.ts';
import { bucketSeen, goalReached } from '../analytics/events/experiment-events.ts';

/** What this browser was counted for so far: `stickyCta:1:test`, and `…:goal` once the goal was reached. */
export type Counted = string | null;

const goalMark = (text: string) => `${text}:goal`;

/**
 * A reader is drawn once, so a reader counts once: the first page of their bucket, and the first time they reach the
 * goal. Counting pages would make every interval look surer than it is.
 */
export function countExposure(
  counted: Counted,
  state: AbTestState,
): { counted: string; event: SiteEvent } | undefined {
  const text = assignmentText(state);
  if (counted === text || counted === goalMark(text)) return undefined;
  return { counted: text, event: bucketSeen(state) };
}

/** Only who was seen in the bucket before can reach its goal. */
export function countGoal(
  counted: Counted,
  state: AbTestState,
  goal: string,
): { counted: string; event: SiteEvent } | undefined {
  const text = assignmentText(state);
  if (counted !== text) return undefined;
  return { counted: goalMark(text), event: goalReached(state, goal) };
}
