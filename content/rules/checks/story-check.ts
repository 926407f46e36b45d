import type { Node } from 'prosemirror-model';
import type { CheckEffect, CheckFinding } from '../../entities/story-check.ts';
import type { StoryInput } from '../../entities/story-input.ts';

/** Where a link leads now. Of links to other sites only what is certain is known: that a page is gone, or moved for good. */
export type LinkState =
  | { kind: 'found' }
  | { kind: 'unpublished' }
  | { kind: 'missing' }
  | { kind: 'gone'; host: string; status: number }
  | { kind: 'moved'; to: string };

/** What the library says of a picture. */
export interface PictureState {
  filename: string;
  /** It has a description in the library, or says nothing that the text does not. */
  isDecorative: boolean;
  width?: number | undefined;
  /** It says whose it is, by what terms it is used, or who made it. */
  hasRights: boolean;
  /** ISO 8601. */
  rightsUntil?: string | undefined;
}

/** What the last check of an offer's price found. */
export interface OfferState {
  checkedAt: string;
  isReachable: boolean;
}

/** Everything that checks look at. What is not of the story itself is gathered before they run. */
export interface CheckFacts {
  story: StoryInput;
  /** The text; absent for stories without a body. */
  document?: Node | undefined;
  /** Links by their address as it is written. */
  links: ReadonlyMap<string, LinkState>;
  /** Pictures by the place of their original. */
  pictures: ReadonlyMap<string, PictureState>;
  /** Offers by their plain address. */
  offers: ReadonlyMap<string, OfferState>;
  affiliateDomains: readonly string[];
  /** When the story is due: rights must hold until then. */
  at: Date;
}

/** One rule of the checklist. `run` is pure; a rule that editors ignore is removed. */
export interface StoryCheck {
  name: string;
  effect: CheckEffect;
  run(facts: CheckFacts): Omit<CheckFinding, 'check' | 'effect'>[];
}
