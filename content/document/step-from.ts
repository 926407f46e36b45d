import { Step } from 'prosemirror-transform';
import type { StepJson } from '../entities/draft.ts';
import { DataStep } from './data-step.ts';
import { storySchema } from './schema.ts';

/**
 * A step from its JSON; throws a `RangeError` if it is none. Not through the list of kinds that ProseMirror has for a whole
 * process: a module that is loaded again, as while developing, could not add to it twice.
 */
export const stepFrom = (json: StepJson): Step =>
  json.stepType === DataStep.stepType ? DataStep.read(json) : Step.fromJSON(storySchema, json);
