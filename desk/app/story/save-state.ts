import type { SaveProblem } from './save-problem.ts';

/** What is known of the words of this tab. */
export interface SaveFacts {
  now: number;
  /** Changes that the server has not acknowledged. */
  unsaved: number;
  /** When the oldest of them was made. */
  unsavedSince: number | undefined;
  /** When the server last acknowledged a change, or the story was last changed before it was opened. */
  savedAt: number;
  /** Everything is acknowledged, and the line says so from this moment on: an editor who types on sees no flicker. */
  restsAt: number | undefined;
  problem: SaveProblem | undefined;
  /** Fields that two people changed. */
  choices: number;
  /** Fields with a value that no story can have. */
  rejected: number;
  /** Passages beside the text that only this browser has. */
  passages: number;
}

export type SaveState =
  | { kind: 'saved'; at: number }
  | { kind: 'saving' }
  | { kind: 'here'; changes: number; problem: SaveProblem | undefined }
  | { kind: 'not-saved'; since: number; problem: SaveProblem }
  | { kind: 'choice'; choices: number }
  | { kind: 'rejected'; fields: number }
  | { kind: 'passages'; passages: number };

/** Keys of one sentence come faster than this: between two of them the line does not change. */
export const restMilliseconds = 500;
/** Then editors learn how much is only here, before a request times out. */
const slowMilliseconds = 5000;

/** One honest answer to "where are my words?". Nothing counts as saved before the server has committed it. */
export function saveState(facts: SaveFacts): SaveState {
  const {
    now,
    unsaved,
    unsavedSince = now,
    problem,
    choices,
    rejected,
    passages,
    savedAt,
    restsAt = now,
  } = facts;
  if (unsaved > 0 && problem && problem.kind !== 'offline')
    return { kind: 'not-saved', since: Math.min(problem.since, unsavedSince), problem };
  if (unsaved > 0 && (problem || now - unsavedSince >= slowMilliseconds))
    return { kind: 'here', changes: unsaved, problem };
  if (choices > 0) return { kind: 'choice', choices };
  if (rejected > 0) return { kind: 'rejected', fields: rejected };
  if (unsaved > 0 || now < restsAt) return { kind: 'saving' };
  if (passages > 0) return { kind: 'passages', passages };
  return { kind: 'saved', at: savedAt };
}

/** When the state changes by time alone. */
export function nextChangeAt(facts: SaveFacts): number | undefined {
  const { unsaved, unsavedSince, problem, now, restsAt } = facts;
  const slowAt = problem || unsavedSince === undefined ? undefined : unsavedSince + slowMilliseconds;
  const at = unsaved === 0 ? restsAt : slowAt;
  return at !== undefined && at > now ? at : undefined;
}

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

/** The line in the top bar. */
export function saveLine(state: SaveState, clock: (at: number) => string): string {
  switch (state.kind) {
    case 'saved':
      return `Saved · ${clock(state.at)}`;
    case 'saving':
      return 'Saving…';
    case 'here':
      return `${plural(state.changes, 'change', 'changes')} only in this browser`;
    case 'not-saved':
      return `Not saved since ${clock(state.since)}`;
    case 'choice':
      return state.choices === 1 ? 'One choice to make' : `${state.choices} choices to make`;
    case 'rejected':
      return state.fields === 1 ? 'One field to correct' : `${state.fields} fields to correct`;
    case 'passages':
      return `${plural(state.passages, 'note', 'notes')} only in this browser`;
  }
}
