import { type RefObject, useState } from 'react';
import type { StoryListItem } from '#content/entities/story-record.ts';
import { useMe } from '../../session/me.ts';
import { Button } from '../../ui/button.tsx';
import { ClockChoice } from '../../ui/clock-choice.tsx';
import { Avatar, StateGlyph } from '../../ui/marks.tsx';
import { type NewsroomFacts, nameOf } from '../../work/desk-facts.ts';
import { linesOf } from '../../work/state-mark.tsx';
import { clockOf, readClock, startOfDay, whenText, whenWords } from '../../work/when.ts';
import { PickPopover } from './pick-popover.tsx';
import styles from './stories.module.css';
import { type ListChanges, planAll } from './story-acts.ts';

export type WorkPart = 'stage' | 'assignee' | 'due';

export interface WorkTarget {
  part: WorkPart;
  stories: readonly StoryListItem[];
}

interface WorkPopoverProps {
  target: WorkTarget | undefined;
  anchor: RefObject<HTMLElement | null>;
  newsroom: NewsroomFacts;
  list: ListChanges;
  onClose: () => void;
}

const none = '(none)';
const labels = { stage: 'Stage', assignee: 'Assign to', due: 'Due' } as const;

/** Changes stage, assignee or due time of one story or of many, beside the control that opened it. */
export function WorkPopover({ target, anchor, newsroom, list, onClose }: WorkPopoverProps) {
  const me = useMe();
  const [now] = useState(() => Date.now());
  const part = target?.part ?? 'stage';
  const stories = target?.stories ?? [];
  const { timeZone } = newsroom.desk;
  const due = (moment: number | null) =>
    void planAll(
      stories,
      { dueAt: moment === null ? null : new Date(moment).toISOString() },
      (what) =>
        moment === null ? `${what}: no due time` : `${what}: due ${whenWords(moment, Date.now(), timeZone)}`,
      list,
    );
  const quick = quickDues(now, timeZone);
  const parts = {
    stage: {
      choices: [
        ...newsroom.desk.stages.map(({ id, name }) => ({
          id,
          name,
          image: <StateGlyph state="stage" lit={linesOf(id, newsroom)} />,
        })),
        { id: none, name: 'No stage' },
      ],
      onPick: (id: string) => {
        const name = newsroom.desk.stages.find((stage) => stage.id === id)?.name;
        void planAll(
          stories,
          { stage: id === none ? null : id },
          (what) => (name ? `Moved ${what} to ${name}` : `${what}: no stage`),
          list,
        );
      },
    },
    assignee: {
      choices: [
        {
          id: me.sub,
          name: `${me.name ?? 'Me'} (me)`,
          image: <Avatar name={me.name ?? 'Me'} size="small" />,
        },
        ...newsroom.colleagues
          .filter(({ sub }) => sub !== me.sub)
          .map(({ sub, name, role }) => ({
            id: sub,
            name: name ?? sub,
            detail: role,
            image: <Avatar name={name ?? sub} size="small" />,
          })),
        { id: none, name: 'Unassigned', image: <Avatar size="small" /> },
      ],
      onPick: (id: string) => {
        const name = id === me.sub ? 'you' : nameOf(id, newsroom);
        void planAll(
          stories,
          { assignee: id === none ? null : id },
          (what) => (id === none ? `${what}: unassigned` : `Assigned ${what} to ${name}`),
          list,
        );
      },
    },
    due: {
      choices: [
        ...quick.map(({ moment, name }) => ({
          id: String(moment),
          name,
          detail: whenText(moment, now, timeZone),
        })),
        { id: none, name: 'No due time' },
      ],
      onPick: (id: string) => due(id === none ? null : Number(id)),
    },
  } as const;
  return (
    <PickPopover
      label={labels[part]}
      anchor={anchor}
      isOpen={target !== undefined}
      onClose={onClose}
      choices={parts[part].choices}
      onPick={parts[part].onPick}
    >
      {part === 'due' && target && (
        <DueForm
          before={stories.length === 1 ? stories[0]?.dueAt : undefined}
          timeZone={timeZone}
          onSet={(moment) => {
            onClose();
            due(moment);
          }}
        />
      )}
    </PickPopover>
  );
}

function quickDues(now: number, timeZone: string): { name: string; moment: number }[] {
  const at = (days: number, hour: number) => startOfDay(days, now, timeZone, hour);
  return [
    { name: 'End of today', moment: at(0, 17) },
    { name: 'Tomorrow morning', moment: at(1, 9) },
    { name: 'Tomorrow evening', moment: at(1, 17) },
    { name: 'In a week', moment: at(7, 17) },
  ].filter(({ moment }) => moment > now);
}

/** A date and a time by the clock of the newsroom. */
function DueForm({
  before,
  timeZone,
  onSet,
}: {
  before: string | undefined;
  timeZone: string;
  onSet: (moment: number) => void;
}) {
  const [typed, setTyped] = useState(() => {
    const clock = clockOf(before ? Date.parse(before) : Date.now() + 86_400_000, timeZone).toISOString();
    return { date: clock.slice(0, 10), time: before ? clock.slice(11, 16) : '12:00' };
  });
  const clock = Date.parse(`${typed.date}T${typed.time}:00Z`);
  const reading = Number.isNaN(clock) ? undefined : readClock(clock, timeZone);
  return (
    <form
      className={styles.dueForm}
      onSubmit={(event) => {
        event.preventDefault();
        if (reading?.kind === 'once') onSet(reading.moment);
      }}
    >
      <label>
        <span>Date</span>
        <input
          type="date"
          value={typed.date}
          onChange={(event) => setTyped({ ...typed, date: event.target.value })}
        />
      </label>
      <label>
        <span>Time</span>
        <input
          type="time"
          value={typed.time}
          onChange={(event) => setTyped({ ...typed, time: event.target.value })}
        />
      </label>
      {reading && reading.kind !== 'once' ? (
        <ClockChoice clock={clock} reading={reading} timeZone={timeZone} onChoose={onSet} />
      ) : (
        <Button type="submit" size="small" isDisabled={reading === undefined}>
          Set
        </Button>
      )}
    </form>
  );
}
