import { useEffect } from 'react';
import type { Stories } from '#design/stories.ts';
import { Comments } from './comments.tsx';
import { openComments } from './open-comments.ts';

function OpenComments() {
  useEffect(() => openComments('story-1'), []);
  return <Comments storyId="story-1" title="A story" />;
}

export const stories: Stories = {
  closed: () => (
    <div className="wrap">
      <Comments storyId="story-1" title="A story" />
    </div>
  ),
  open: () => (
    <div className="wrap">
      <OpenComments />
    </div>
  ),
};
