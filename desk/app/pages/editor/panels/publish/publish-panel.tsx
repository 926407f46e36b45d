import { useState } from 'react';
import { isApiError } from '../../../../api/api-error.ts';
import { may, missingFor, useMe } from '../../../../session/me.ts';
import { deskSettings } from '../../../../settings.ts';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';
import { Button } from '../../../../ui/button.tsx';
import { Checkbox } from '../../../../ui/choice.tsx';
import { Note } from '../../../../ui/marks.tsx';
import { isLive } from '../../../../work/is-live.ts';
import { plannedText } from '../../../../work/when.ts';
import { useUnsettled } from '../../use-unsettled.ts';
import { AddressTaken } from './address-taken.tsx';
import { blockersOf } from './blockers-of.ts';
import { Checklist } from './checklist.tsx';
import { type Confirmation, ConfirmFirst, MoreActs } from './more-acts.tsx';
import styles from './publish.module.css';
import { publish } from './publish-acts.ts';
import { ReaderChanges } from './reader-changes.tsx';
import { useChecks } from './use-checks.ts';
import { type Plan, WhenFields } from './when-fields.tsx';
import { WorkFields } from './work-fields.tsx';

/** Stage, time, checks, and the acts that readers notice. */
export function PublishPanel() {
  const me = useMe();
  const { timeZone } = deskSettings();
  const story = useStory((snapshot) => snapshot.story);
  const unsettled = useUnsettled();
  const [plan, setPlan] = useState<Plan>({
    when: story.publishAt ? 'later' : 'now',
    at: story.publishAt ?? '',
    hasEmbargo: story.hasEmbargo === true,
  });
  const { when, at, hasEmbargo } = plan;
  const [overridden, setOverridden] = useState<string>();
  const [confirmation, setConfirmation] = useState<Confirmation>();
  const checks = useChecks(when === 'later' ? at : '');
  const { act, isPending, problem, isAddressTaken, forget } = useAct();
  const session = useStorySession();
  const blockers = blockersOf(checks.findings);
  const isOverriding = blockers !== '' && overridden === blockers;
  const blocking = checks.findings.find(({ effect }) => effect === 'blocks');
  const isLater = when === 'later' && at !== '';
  const clock = isLater ? plannedText(Date.parse(at), Date.now(), timeZone) : '';
  const isOut = isLive(story);
  const label = isLater ? `Schedule for ${clock}` : isOut ? 'Publish changes' : 'Publish now';
  const options = {
    at: isLater ? at : undefined,
    embargo: isLater && hasEmbargo ? true : undefined,
    overrideChecks: isOverriding ? true : undefined,
  };
  const blockedBy =
    missingFor(me, isLater ? 'schedule' : 'publish', story)?.message ??
    unsettled ??
    (when === 'later' && at === '' ? 'Choose a time first.' : undefined) ??
    (isLater && Date.parse(at) <= Date.now() ? 'This time has passed. Choose a later one.' : undefined) ??
    (isOut && !isLater && checks.isAsPublished
      ? 'Nothing has changed: readers have all of this.'
      : undefined) ??
    (blocking && !isOverriding ? blocking.message : undefined);
  // Agreement to publish against checks ends with the act.
  async function publishOnce(more: { version?: number } = {}) {
    await publish(session, { ...options, ...more }, clock);
    setOverridden(undefined);
  }
  async function publishCompared(version: number) {
    try {
      await publishOnce({ version });
    } catch (error) {
      if (!isApiError(error, 'version_conflict')) throw error;
      await session.refresh();
      setConfirmation('newer-changes');
    }
  }
  const go = () => (isOut ? setConfirmation('changes') : act(() => publishOnce()));
  return (
    <div className={styles.panel}>
      <WorkFields />
      <StateLine />
      <WhenFields plan={plan} onChange={setPlan} />
      <Checklist checks={checks} />
      {blocking && may(me, 'override-checks', story).ok && (
        <Checkbox isSelected={isOverriding} onChange={(isOn) => setOverridden(isOn ? blockers : undefined)}>
          Publish against these checks
        </Checkbox>
      )}
      {problem && isAddressTaken && <AddressTaken message={problem} onChosen={forget} />}
      {problem && !isAddressTaken && <Note tone="bad">{problem}</Note>}
      <Button kind="accent" size="large" isWide onPress={go} isPending={isPending} blockedBy={blockedBy}>
        {label}
      </Button>
      <MoreActs act={act} onConfirmFirst={setConfirmation} />
      {(confirmation === 'changes' || confirmation === 'newer-changes') && (
        <ReaderChanges
          label={label}
          isAgain={confirmation === 'newer-changes'}
          isPending={isPending}
          onClose={() => setConfirmation(undefined)}
          onConfirm={(version) => {
            setConfirmation(undefined);
            act(() => publishCompared(version));
          }}
        />
      )}
      <ConfirmFirst confirmation={confirmation} act={act} onClose={() => setConfirmation(undefined)} />
    </div>
  );
}

/** What readers see now and what is planned, in one line. */
function StateLine() {
  const { timeZone } = deskSettings();
  const story = useStory((snapshot) => snapshot.story);
  const { state, publishAt, publishedVersion, version, withdrawAt, hasEmbargo } = story;
  const clock = (time: string) => plannedText(Date.parse(time), Date.now(), timeZone);
  const parts = [
    isLive(story) && `Readers see version ${publishedVersion} of ${version}.`,
    state === 'withdrawn' && 'Withdrawn: readers see it no more.',
    state === 'draft' && 'Not published yet.',
    publishAt &&
      `${isLive(story) ? 'The update goes' : 'Goes'} out ${clock(publishAt)}${hasEmbargo ? ', under embargo' : ''}.`,
    withdrawAt && `Withdrawn ${clock(withdrawAt)}.`,
  ].filter(Boolean);
  return <p className={styles.state}>{parts.join(' ')}</p>;
}

/** One act at a time; what the server says of it stays until the next one. */
function useAct() {
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [isAddressTaken, setAddressTaken] = useState(false);
  async function run(what: () => Promise<void>) {
    setPending(true);
    setProblem(undefined);
    try {
      await what();
    } catch (error) {
      const message = error instanceof Error ? error.message : 'This did not work.';
      setAddressTaken(isApiError(error, 'slug_taken'));
      setProblem(
        isApiError(error, 'state_conflict')
          ? `${message} Another editor may have done it at the same moment: the state above is the newest.`
          : message,
      );
    }
    setPending(false);
  }
  return {
    act: (what: () => Promise<void>) => void run(what),
    isPending,
    problem,
    isAddressTaken,
    forget: () => setProblem(undefined),
  };
}
