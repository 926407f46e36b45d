import { useState } from 'react';
import { useNavigate } from 'react-router';
import { isApiError } from '../../../../api/api-error.ts';
import { useMe, whyNot } from '../../../../session/me.ts';
import { deskSettings } from '../../../../settings.ts';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox, RadioGroup } from '../../../../ui/choice.tsx';
import { DateTimeField } from '../../../../ui/date-time-field.tsx';
import { ConfirmDialog } from '../../../../ui/dialog.tsx';
import { Note } from '../../../../ui/marks.tsx';
import { whenText } from '../../../../work/when.ts';
import { Checklist } from './checklist.tsx';
import styles from './publish.module.css';
import { cancel, publish, remove, withdraw } from './publish-acts.ts';
import { ReaderChanges } from './reader-changes.tsx';
import { useChecks } from './use-checks.ts';
import { WorkFields } from './work-fields.tsx';

type Asking = 'changes' | 'withdraw' | 'delete';

/** Stage, time, checks, and the acts that readers notice. */
export function PublishPanel() {
  const me = useMe();
  const { timeZone } = deskSettings();
  const story = useStory((snapshot) => snapshot.story);
  const [when, setWhen] = useState<'now' | 'later'>(story.publishAt ? 'later' : 'now');
  const [at, setAt] = useState(story.publishAt ?? '');
  const [hasEmbargo, setEmbargo] = useState(story.hasEmbargo === true);
  const [isOverriding, setOverriding] = useState(false);
  const [asking, setAsking] = useState<Asking>();
  const checks = useChecks(when === 'later' ? at : '');
  const { act, isPending, problem } = useAct();
  const session = useStorySession();
  const navigate = useNavigate();
  const blocking = checks.findings.find(({ effect }) => effect === 'blocks');
  const isLater = when === 'later' && at !== '';
  const clock = isLater ? whenText(Date.parse(at), Date.now(), timeZone) : '';
  const isLive = story.state === 'published';
  const label = isLater ? `Schedule for ${clock}` : isLive ? 'Publish changes' : 'Publish now';
  const options = {
    at: isLater ? at : undefined,
    embargo: isLater && hasEmbargo ? true : undefined,
    overrideChecks: isOverriding ? true : undefined,
  };
  const blockedBy =
    whyNot(me, isLater ? 'schedule' : 'publish') ??
    (when === 'later' && at === '' ? 'Choose a time first.' : undefined) ??
    (isLater && Date.parse(at) <= Date.now() ? 'This time has passed. Choose a later one.' : undefined) ??
    (blocking && !isOverriding ? blocking.message : undefined);
  const go = () => (isLive ? setAsking('changes') : act(() => publish(session, options, clock)));
  return (
    <div className={styles.panel}>
      <WorkFields />
      <StateLine />
      <section className={styles.part} aria-label="When">
        <RadioGroup
          label="When"
          choices={[
            { id: 'now', name: 'Now' },
            { id: 'later', name: 'At a time' },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' && (
          <>
            <DateTimeField label="Goes out" value={at} onChange={setAt} timeZone={timeZone} />
            <Checkbox
              isSelected={hasEmbargo}
              onChange={setEmbargo}
              hint="Until then only people with the right see it, also in previews."
            >
              Embargo until it goes out
            </Checkbox>
          </>
        )}
      </section>
      <Checklist checks={checks} />
      {blocking && whyNot(me, 'override-checks') === undefined && (
        <Checkbox isSelected={isOverriding} onChange={setOverriding}>
          Publish against these checks
        </Checkbox>
      )}
      {problem && <Note tone="bad">{problem}</Note>}
      <Button kind="accent" size="large" isWide onPress={go} isPending={isPending} blockedBy={blockedBy}>
        {label}
      </Button>
      <div className={styles.more}>
        {story.publishAt && (
          <Button
            size="small"
            onPress={() => act(() => cancel(session, 'publish'))}
            blockedBy={whyNot(me, 'schedule')}
          >
            Cancel the schedule
          </Button>
        )}
        {story.withdrawAt && (
          <Button
            size="small"
            onPress={() => act(() => cancel(session, 'withdraw'))}
            blockedBy={whyNot(me, 'schedule')}
          >
            Keep it online
          </Button>
        )}
        {isLive && (
          <Button
            size="small"
            kind="danger"
            onPress={() => setAsking('withdraw')}
            blockedBy={whyNot(me, 'publish')}
          >
            Unpublish
          </Button>
        )}
        <Button
          size="small"
          kind="danger"
          icon="trash"
          onPress={() => setAsking('delete')}
          blockedBy={whyNot(me, 'delete')}
        >
          Delete
        </Button>
      </div>
      {asking === 'changes' && (
        <ReaderChanges
          isPending={isPending}
          onClose={() => setAsking(undefined)}
          onConfirm={() => {
            setAsking(undefined);
            act(() => publish(session, options, clock));
          }}
        />
      )}
      <ConfirmDialog
        title="Unpublish this story?"
        act="Unpublish"
        isDangerous
        isOpen={asking === 'withdraw'}
        onClose={() => setAsking(undefined)}
        onConfirm={() => {
          setAsking(undefined);
          act(() => withdraw(session));
        }}
      >
        <p>
          Readers get a page that says the story is gone, and it leaves lists, search, feeds and sitemaps at
          once.
        </p>
      </ConfirmDialog>
      <ConfirmDialog
        title="Delete this story?"
        act="Delete"
        isDangerous
        isOpen={asking === 'delete'}
        onClose={() => setAsking(undefined)}
        onConfirm={() =>
          act(async () => {
            await remove(session, () => void navigate(`/stories/${session.storyId}/`));
            void navigate('/stories/');
          })
        }
      >
        <p>
          {isLive && 'Readers see it now; it is unpublished first. '}It can be put back for thirty days. Then
          its versions, drafts and notes are gone for good.
        </p>
      </ConfirmDialog>
    </div>
  );
}

/** What readers see now, in one line. */
function StateLine() {
  const { timeZone } = deskSettings();
  const { state, publishAt, publishedVersion, version, withdrawAt, hasEmbargo } = useStory(
    ({ story }) => story,
  );
  const clock = (time: string) => whenText(Date.parse(time), Date.now(), timeZone);
  const parts = [
    state === 'published' && `Readers see version ${publishedVersion} of ${version}.`,
    state === 'withdrawn' && 'Withdrawn: readers see it no more.',
    state === 'draft' && 'Not published yet.',
    publishAt && `Goes out ${clock(publishAt)}${hasEmbargo ? ', under embargo' : ''}.`,
    withdrawAt && `Withdrawn ${clock(withdrawAt)}.`,
  ].filter(Boolean);
  return <p className={styles.state}>{parts.join(' ')}</p>;
}

/** One act at a time; what the server says of it stays until the next one. */
function useAct() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  async function run(what: () => Promise<void>) {
    setPending(true);
    setProblem(undefined);
    try {
      await what();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'This did not work.';
      setProblem(
        isApiError(error, 'state_conflict')
          ? `${message} Somebody may have done it at the same moment: the state above is the newest.`
          : message,
      );
    }
    setPending(false);
  }
  return { act: (what: () => Promise<void>) => void run(what), isPending, problem };
}
