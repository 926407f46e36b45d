import { useCallback } from 'react';
import { useStoryField, useStorySession } from '../../../story/use-story-session.ts';

/** A field that is a list, as it is now also when an undo comes later. */
export function useListField<T>(name: string) {
  const session = useStorySession();
  const { field } = useStoryField<readonly T[]>(name);
  const read = useCallback(
    () => (session.snapshot.fields[name]?.value ?? []) as readonly T[],
    [session, name],
  );
  const write = useCallback((list: readonly T[]) => session.editField(name, list), [session, name]);
  return { read, write, problem: field?.problem };
}
