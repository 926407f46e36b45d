import type { FieldChange, StepJson } from '#content/entities/draft.ts';
import type { DisplacedText } from './displaced-text.ts';

/** A field with the revision it is based on. */
export interface UnsentField extends FieldChange {
  /** Values of requests whose answer never came: the server may have them. Records of earlier releases have none. */
  tried?: readonly unknown[];
  /** Another editor changed the field, and none of both values is chosen yet. */
  isUndecided?: boolean;
}

/** Who writes in a tab. */
export interface Account {
  sub: string;
  name?: string | undefined;
}

/** What one tab has not yet seen acknowledged. */
export interface UnsentChanges {
  storyId: string;
  clientId: string;
  /** Who wrote it; records of earlier releases do not say. */
  account?: Account;
  /** The number of steps that the unsent ones are based on. */
  step: number;
  /** In which that number counts; records of earlier releases have none. */
  epoch?: string;
  steps: StepJson[];
  fields: UnsentField[];
  at: string;
}

/** Keeps unsent changes and displaced text over a crash of the tab or the browser. */
export interface UnsentStore {
  put(changes: UnsentChanges): Promise<void>;
  delete(clientId: string): Promise<void>;
  ofStory(storyId: string): Promise<UnsentChanges[]>;
  storeText(storyId: string, words: DisplacedText): Promise<void>;
  displacedTexts(storyId: string): Promise<DisplacedText[]>;
  deleteText(id: string): Promise<void>;
  /** Runs `task` unless the tab with this id is open or another tab recovers it; whether it ran. */
  whenClosed(clientId: string, task: () => Promise<void>): Promise<boolean>;
  /** Says that this session is open: until the answer is called, or the page ends in any way. */
  claim(clientId: string): () => void;
}
