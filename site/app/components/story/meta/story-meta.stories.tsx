import type { Stories } from '#design/stories.ts';
import { storyNumber } from '../../fixture/components.ts';
import { StoryMeta } from './story-meta.tsx';

export const stories: Stories = {
  'writer and date': () => <StoryMeta story={storyNumber(1)} />,
  'with the time it takes': () => <StoryMeta story={storyNumber(1)} withReadTime />,
  'nothing known': () => (
    <StoryMeta story={{ id: 'x', slug: 'x', title: 'X', url: '/x/', isSponsored: false }} />
  ),
};
