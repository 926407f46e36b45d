import { useCallback, useSyncExternalStore } from 'react';
import { placeOfEmbed } from '#content/document/data-step.ts';
import { useUnfinishedValues } from '../../editor/use-unfinished.ts';
import { useStory, useStorySession } from '../../story/use-story-session.ts';
import { unsettledField } from './settled-fields.ts';

/** Why a version would not have everything that the editor sees: a field, or a block with a half-typed value. */
export function useUnsettled(): string | undefined {
  const field = useStory(({ fields }) => unsettledField(fields));
  const hasUnfinished = useUnfinishedBlock();
  return (
    field ??
    (hasUnfinished ? 'A block of the text is not finished. Press Edit in it to finish it.' : undefined)
  );
}

/** A block that was deleted has nothing left to finish; an undo brings both back. */
function useUnfinishedBlock(): boolean {
  const { text } = useStorySession();
  const values = useUnfinishedValues();
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = [values.subscribe(listener), text?.subscribe(listener)];
      return () => {
        for (const end of ends) end?.();
      };
    },
    [values, text],
  );
  return useSyncExternalStore(subscribe, () =>
    values.blocks().some((uuid) => text && placeOfEmbed(text.state.doc, uuid) !== undefined),
  );
}
