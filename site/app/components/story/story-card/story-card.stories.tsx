import type { Stories } from '#design/stories.ts';
import { storyNumber } from '../../fixture/components.ts';
import { StoryCard } from './story-card.tsx';

const story = storyNumber(1, { description: 'What it does, in one sentence.' });

export const stories: Stories = {
  large: () => <StoryCard story={story} size="l" />,
  medium: () => <StoryCard story={story} size="m" />,
  small: () => <StoryCard story={story} size="s" />,
  'words alone': () => <StoryCard story={story} size="xs" />,
  sponsored: () => <StoryCard story={{ ...story, isSponsored: true }} size="m" />,
  'a video': () => <StoryCard story={{ ...story, typeName: 'video' }} size="m" />,
  'on ink': () => (
    <div className="stage">
      <StoryCard story={story} size="m" />
    </div>
  ),
};
