import { useNavigate } from 'react-router';
import type { StoryAct } from '#content/rules/rights/story-rights.ts';
import { missingFor, useMe } from '../../../../session/me.ts';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { isLive } from '../../../../work/is-live.ts';
import styles from './publish.module.css';
import { cancel, remove, withdraw } from './publish-acts.ts';

/** What an editor confirms before it is done. */
export type Confirmation = 'changes' | 'newer-changes' | 'withdraw' | 'delete';
type Act = (what: () => Promise<void>) => void;

/** The acts that are not the next one: cancel a plan, unpublish, delete. */
export function MoreActs({
  act,
  onConfirmFirst,
}: {
  act: Act;
  onConfirmFirst: (confirmation: Confirmation) => void;
}) {
  const me = useMe();
  const session = useStorySession();
  const story = useStory((snapshot) => snapshot.story);
  const { publishAt, withdrawAt } = story;
  const whyOff = (what: StoryAct) => missingFor(me, what, story)?.message;
  return (
    <div className={styles.more}>
      {publishAt && (
        <Button
          size="small"
          onPress={() => act(() => cancel(session, 'publish'))}
          blockedBy={whyOff('schedule')}
        >
          Cancel the schedule
        </Button>
      )}
      {withdrawAt && (
        <Button
          size="small"
          onPress={() => act(() => cancel(session, 'withdraw'))}
          blockedBy={whyOff('schedule')}
        >
          Keep it online
        </Button>
      )}
      {isLive(story) && (
        <Button
          size="small"
          kind="danger"
          onPress={() => onConfirmFirst('withdraw')}
          blockedBy={whyOff('publish')}
        >
          Unpublish
        </Button>
      )}
      <Button
        size="small"
        kind="danger"
        icon="trash"
        onPress={() => onConfirmFirst('delete')}
        blockedBy={whyOff('delete')}
      >
        Delete
      </Button>
    </div>
  );
}

interface ConfirmFirstProps {
  confirmation: Confirmation | undefined;
  act: Act;
  onClose: () => void;
}

/** Names the harm before readers notice it. */
export function ConfirmFirst({ confirmation, act, onClose }: ConfirmFirstProps) {
  const session = useStorySession();
  const navigate = useNavigate();
  const story = useStory((snapshot) => snapshot.story);
  const isOut = isLive(story);
  return (
    <>
      <ConfirmDialog
        title="Unpublish this story?"
        act="Unpublish"
        isDangerous
        isOpen={confirmation === 'withdraw'}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          act(() => withdraw(session));
        }}
      >
        <p>
          Readers get a page without the story. Lists, search, feeds and sitemaps do not have it any more.
          {isOut && story.publishAt && ' The planned update does not come out either.'}
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete this story?"
        act="Delete"
        isDangerous
        isOpen={confirmation === 'delete'}
        onClose={onClose}
        onConfirm={() => {
          onClose();
          act(async () => {
            await remove(session, () => void navigate(`/stories/${session.storyId}/`));
            void navigate('/stories/');
          });
        }}
      >
        <p>
          {isOut && 'Readers see it now; it is unpublished first. '}It can be put back for thirty days. Then
          its versions, drafts and notes are gone for good.
        </p>
      </ConfirmDialog>
    </>
  );
}
