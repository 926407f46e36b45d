import type { Stories } from '#design/stories.ts';
import { storyNumber } from '../../fixture/components.ts';
import { StoryRow } from './story-row.tsx';
import { TimeRow } from './time-row.tsx';

export const stories: Stories = {
  'a row': () => <StoryRow story={storyNumber(1)} />,
  'without the writer': () => <StoryRow story={storyNumber(1)} withAuthor={false} />,
  'by the hour': () => <TimeRow story={storyNumber(1)} />,
  sponsored: () => <StoryRow story={storyNumber(1, { isSponsored: true })} />,
};
