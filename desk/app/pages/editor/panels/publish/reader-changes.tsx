import { useEffect, useState } from 'react';
import { getStoryVersion } from '#content/calls/versions.ts';
import type { StoryComparison } from '#content/document/compare/compare-stories.ts';
import { callApi } from '../../../../api/call-api.ts';
import { ComparisonView } from '../../../../compare/comparison-view.tsx';
import { deskSettings } from '../../../../settings.ts';
import { useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Note, Skeleton } from '../../../../ui/marks.tsx';
import { flushSettled } from '../../settled-fields.ts';

interface ReaderChangesProps {
  isPending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** What readers will see differently, before a story that is out is updated. */
export function ReaderChanges({ isPending, onConfirm, onClose }: ReaderChangesProps) {
  const session = useStorySession();
  const [comparison, setComparison] = useState<StoryComparison>();
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    const { storyId: id, snapshot } = session;
    async function load() {
      await flushSettled(session);
      const saved = await session.save({ reason: 'saved before publication' });
      const published = snapshot.story.publishedVersion ?? saved.version;
      const { compareStories } = await import('#content/document/compare/compare-stories.ts');
      const [before, after] = await Promise.all(
        [published, saved.version].map((version) => callApi(getStoryVersion, { params: { id, version } })),
      );
      if (before && after)
        setComparison(compareStories(before.story, after.story, deskSettings().ownDomains));
    }
    load().catch((error: Error) => setProblem(error.message));
  }, [session]);
  return (
    <Dialog
      title="What changes for readers"
      isOpen
      onClose={onClose}
      size="large"
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button kind="accent" onPress={onConfirm} isPending={isPending} isDisabled={!comparison}>
            Publish changes
          </Button>
        </>
      }
    >
      {problem && <Note tone="bad">{problem}</Note>}
      {comparison ? (
        <ComparisonView
          comparison={comparison}
          layout="in-line"
          onlyChanges
          before="Readers see"
          after="Readers will see"
        />
      ) : (
        !problem && <Skeleton rows={4} />
      )}
    </Dialog>
  );
}
