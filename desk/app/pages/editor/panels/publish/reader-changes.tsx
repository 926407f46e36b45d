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
  /** The act, as the button that opened this names it. */
  label: string;
  /** The version that was shown before is not the newest any more. */
  isAgain: boolean;
  isPending: boolean;
  /** With the version that is shown: no other one may be published. */
  onConfirm: (version: number) => void;
  onClose: () => void;
}

/** What readers will see differently, before a story that is out is updated. */
export function ReaderChanges({ label, isAgain, isPending, onConfirm, onClose }: ReaderChangesProps) {
  const session = useStorySession();
  const [shown, setShown] = useState<{ comparison: StoryComparison; version: number }>();
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
      if (!before || !after) return;
      const comparison = compareStories(before.story, after.story, deskSettings().ownDomains);
      setShown({ comparison, version: saved.version });
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
          <Button
            kind="accent"
            onPress={() => shown && onConfirm(shown.version)}
            isPending={isPending}
            isDisabled={!shown}
          >
            {label}
          </Button>
        </>
      }
    >
      {problem && <Note tone="bad">{problem}</Note>}
      {isAgain && (
        <Note tone="warn">
          The story was changed meanwhile. This is what readers will see differently now.
        </Note>
      )}
      {shown ? (
        <ComparisonView
          comparison={shown.comparison}
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
