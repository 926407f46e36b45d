import { useEffect, useState } from 'react';
import { planStory } from '#content/calls/work.ts';
import type { WorkChange } from '#content/entities/story-work.ts';
import { callApi } from '../../../../api/call-api.ts';
import { missingFor, useMe } from '../../../../session/me.ts';
import { deskSettings } from '../../../../settings.ts';
import { MissingRightText } from '../../../../shell/missing-right.tsx';
import { useStory, useStorySession } from '../../../../story/use-story-session.ts';
import { Select } from '../../../../ui/choice.tsx';
import { DateTimeField } from '../../../../ui/date-time-field.tsx';
import { Note, StateGlyph } from '../../../../ui/marks.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { loadNewsroom, type NewsroomFacts } from '../../../../work/desk-facts.ts';
import { linesOf } from '../../../../work/state-mark.tsx';
import { takenBack } from '../../../../work/taken-back.ts';
import styles from './publish.module.css';

const nobody = 'nobody';
const noStage = 'none';

/** Stage, person, due time and priority: the work on the story, apart from what readers see. */
export function WorkFields() {
  const session = useStorySession();
  const story = useStory((snapshot) => snapshot.story);
  const me = useMe();
  const [newsroom, setNewsroom] = useState<NewsroomFacts>();
  useEffect(() => {
    loadNewsroom()
      .then(setNewsroom)
      .catch(() => undefined);
  }, []);
  const missing = missingFor(me, 'plan', story);
  const isOff = missing !== undefined;
  async function change(body: WorkChange, toast: string) {
    const params = { id: session.storyId };
    try {
      const { before } = await callApi(planStory, { params, body, whenSignedOut: 'prompt' });
      await session.refresh();
      showToast(toast, {
        async undo() {
          await callApi(planStory, { params, body: takenBack(body, before), whenSignedOut: 'prompt' });
          await session.refresh();
        },
      });
    } catch (error) {
      showToast((error as Error).message, { isProblem: true });
    }
  }
  if (!newsroom) return null;
  const { desk, colleagues } = newsroom;
  const people = [
    { id: nobody, name: 'Nobody' },
    ...colleagues.map(({ sub, name, role }) => ({ id: sub, name: name ?? sub, detail: role })),
  ];
  return (
    <section className={styles.work} aria-label="Work">
      {missing && (
        <Note>
          <MissingRightText {...missing} />
        </Note>
      )}
      <div className={styles.pair}>
        <Select
          label="Stage"
          value={story.stage ?? noStage}
          isDisabled={isOff}
          choices={[
            { id: noStage, name: 'No stage' },
            ...desk.stages.map(({ id, name }) => ({
              id,
              name,
              icon: <StateGlyph state="stage" lit={linesOf(id, newsroom)} />,
            })),
          ]}
          onChange={(stage) =>
            void change(
              { stage: stage === noStage ? null : stage },
              `Stage: ${desk.stages.find(({ id }) => id === stage)?.name ?? 'none'}`,
            )
          }
        />
        <Select
          label="Priority"
          value={story.priority ?? 'normal'}
          isDisabled={isOff}
          choices={desk.priorities.map((id) => ({ id, name: `${id[0]?.toUpperCase()}${id.slice(1)}` }))}
          onChange={(priority) => void change({ priority }, `Priority: ${priority}`)}
        />
      </div>
      <Select
        label="Assigned to"
        value={story.assignee ?? nobody}
        isDisabled={isOff}
        choices={people}
        onChange={(id) =>
          void change(
            { assignee: id === nobody ? null : id },
            `Assigned to ${people.find((one) => one.id === id)?.name}`,
          )
        }
      />
      <DateTimeField
        label="Due"
        isPatient
        value={story.dueAt ?? ''}
        timeZone={deskSettings().timeZone}
        isDisabled={isOff}
        onChange={(dueAt) =>
          void change({ dueAt: dueAt || null }, dueAt ? 'Changed the due time' : 'Removed the due time')
        }
      />
    </section>
  );
}
