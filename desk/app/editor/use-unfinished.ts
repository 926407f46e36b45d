import { useSyncExternalStore } from 'react';
import { useMe } from '../session/me.ts';
import { useStorySession } from '../story/use-story-session.ts';
import { type UnfinishedValues, unfinishedValues } from './unfinished-values.ts';

export function useUnfinishedValues(): UnfinishedValues {
  const { storyId } = useStorySession();
  return unfinishedValues(useMe().sub, storyId);
}

/** The half-typed values of a block. */
export function useUnfinished(uuid: string) {
  const values = useUnfinishedValues();
  return useSyncExternalStore(values.subscribe, () => values.of(uuid));
}
