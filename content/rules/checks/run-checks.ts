import type { CheckFinding } from '../../entities/story-check.ts';
import { longHeadline, noAuthor, noTopic } from './field-checks.ts';
import { expiredOffers } from './offer-checks.ts';
import { endedRights, missingDescriptions, missingRights, smallPicture } from './picture-checks.ts';
import type { CheckFacts, StoryCheck } from './story-check.ts';
import {
  deadLinks,
  headingOrder,
  linkWords,
  missingAddresses,
  placeholderLeft,
  unmarkedAffiliateLinks,
  unpublishedLinks,
} from './text-checks.ts';

/** The checklist before publication, what blocks first. */
export const storyChecks: readonly StoryCheck[] = [
  placeholderLeft,
  missingDescriptions,
  missingAddresses,
  endedRights,
  noTopic,
  deadLinks,
  unpublishedLinks,
  unmarkedAffiliateLinks,
  expiredOffers,
  headingOrder,
  linkWords,
  smallPicture,
  longHeadline,
  noAuthor,
  missingRights,
];

/** What the checks find in a story, in the order of the list. */
export const runChecks = (facts: CheckFacts): CheckFinding[] =>
  storyChecks.flatMap(({ name, effect, run }) =>
    run(facts).map((found) => ({ check: name, effect, ...found })),
  );
