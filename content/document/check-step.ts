import type { StepJson } from '../entities/draft.ts';
import { isForbiddenLink } from '../rules/link-treatment.ts';
import { storySchema } from './schema.ts';

const documentAttributes = Object.keys(storySchema.topNodeType.spec.attrs ?? {});
/** Deeper than any story is nested. */
const deepest = 40;

/** Why a step is not accepted although it could be applied: the schema itself says nothing about these values. */
export function stepProblem(step: StepJson): string | undefined {
  if (step.stepType === 'docAttr' && !documentAttributes.includes(String(step.attr)))
    return `a story has no attribute ${String(step.attr).slice(0, 60)}`;
  return linkProblem(step);
}

/** Why the links in these steps or this document are not accepted. */
export const linkProblem = (json: unknown): string | undefined =>
  bringsForbiddenLink(json, deepest)
    ? 'a link must be an address of the web, an e-mail address or a telephone number'
    : undefined;

/** Links are marks with an `href`, or tags with one among their attributes. */
function bringsForbiddenLink(value: unknown, depth: number): boolean {
  if (typeof value !== 'object' || value === null || depth === 0) return false;
  if ('href' in value && typeof value.href === 'string' && isForbiddenLink(value.href)) return true;
  return Object.values(value).some((part) => bringsForbiddenLink(part, depth - 1));
}
