import type { StoryListItem } from '#content/entities/story-record.ts';
import { StateGlyph } from '../ui/marks.tsx';
import type { NewsroomFacts } from './desk-facts.ts';
import styles from './work.module.css';

type Stateful = Pick<StoryListItem, 'state' | 'stage' | 'deletedAt'>;

/** What stands beside the glyph: the state readers notice, or the stage of a draft. */
export function stateWord({ state, stage, deletedAt }: Stateful, { desk }: NewsroomFacts): string {
  if (deletedAt) return 'Deleted';
  if (state === 'scheduled') return 'Scheduled';
  if (state === 'published') return 'Published';
  const name = desk.stages.find(({ id }) => id === stage)?.name ?? stage;
  return state === 'withdrawn' ? (name ?? 'Withdrawn') : (name ?? 'Draft');
}

/** How many of five lines a stage lights. */
export function linesOf(stage: string | undefined, { desk }: NewsroomFacts): number {
  const at = desk.stages.findIndex(({ id }) => id === stage);
  return at < 0 ? 0 : Math.max(1, Math.round(((at + 1) / desk.stages.length) * 5));
}

export function StateMark({ story, newsroom }: { story: Stateful; newsroom: NewsroomFacts }) {
  const isStage = story.state === 'draft' || (story.state === 'withdrawn' && story.stage !== undefined);
  const shape = isStage ? 'stage' : story.state === 'draft' ? 'stage' : story.state;
  return (
    <span className={styles.state}>
      <StateGlyph state={shape} lit={linesOf(story.stage, newsroom)} />
      {stateWord(story, newsroom)}
    </span>
  );
}
