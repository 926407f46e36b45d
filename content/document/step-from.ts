import { Step } from 'prosemirror-transform';
import type { StepJson } from '../entities/draft.ts';
import { DataStep } from './data-step.ts';
import { MoveStep } from './move-step.ts';
import { storySchema } from './schema.ts';

/**
 * A step from its JSON; throws a `RangeError` if it is none. Not through the list of kinds that ProseMirror has for a whole
 * process: a module that is loaded again, as while developing, could not add to it twice.
 */
export function stepFrom(json: StepJson): Step {
  if (json.stepType === DataStep.stepType) return DataStep.read(json);
  return json.stepType === MoveStep.stepType ? MoveStep.read(json) : Step.fromJSON(storySchema, json);
}
