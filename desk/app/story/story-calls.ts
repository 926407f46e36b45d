import type {
  ChangedFields,
  Draft,
  FieldChange,
  Person,
  PresenceInput,
  StepJson,
} from '#content/entities/draft.ts';
import type { NoteAnchor, Passage } from '#content/entities/note.ts';

export interface NewSteps {
  step: number;
  steps: StepJson[];
  clientIds: string[];
  by: string[];
}

export interface CallManner {
  /** The request goes on when the page has ended. */
  keepalive?: boolean;
}

/** A note that this tab writes by itself: text that could not be merged, or that landed inside that of a colleague. */
export interface OwnNote {
  id: string;
  text: string;
  passage?: Passage;
  anchor?: NoteAnchor;
  /** Who wrote it: another account that has signed in here meanwhile does not send it. */
  account?: string;
}

/** The calls of one story that writing needs. Each one rejects with a `CallFailure`. */
export interface StoryCalls {
  /** `withStart`: with the document at the beginning of the epoch. */
  getDraft(withStart?: boolean): Promise<Draft>;
  addSteps(
    sent: {
      step: number;
      epoch?: string;
      /** Who wrote them: another account that has signed in here meanwhile does not send them. */
      account?: string;
      clientId: string;
      steps: StepJson[];
    },
    how?: CallManner,
  ): Promise<{ step: number }>;
  listSteps(since: number, epoch?: string): Promise<NewSteps>;
  changeFields(
    changes: FieldChange[],
    written?: CallManner & { epoch?: string; account?: string },
  ): Promise<ChangedFields>;
  /** A version; true if readers' lists and history have it now. */
  saveDraft(given: { name?: string; reason?: string }): Promise<{ version: number }>;
  addNote(note: OwnNote): Promise<unknown>;
  setPresence(input: PresenceInput): Promise<{ people: Person[] }>;
}

/** A call that was not answered with success. Without an answer the status is 0. */
export class CallFailure extends Error {
  readonly status: number;
  readonly reason: string;

  constructor(status: number, reason: string, message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'CallFailure';
    this.status = status;
    this.reason = reason;
  }
}

export function failureFrom(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  return new CallFailure(0, 'no_answer', error instanceof Error ? error.message : String(error));
}
