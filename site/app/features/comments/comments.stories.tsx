import { useEffect } from 'react';
import { threadHtml } from '#design/discussion/render-thread.ts';
import type { Stories } from '#design/stories.ts';
import { Comments } from './comments.tsx';
import { openComments } from './open-comments.ts';
import { WrittenCommentsContext } from './written-comments.ts';

function OpenComments() {
  useEffect(() => openComments('story-1'), []);
  return <Comments storyId="story-1" title="A story" />;
}

const comment = (id: string, name: string, text: string, parentId: string | null = null) => ({
  id,
  parentId,
  author: { name, key: name },
  text,
  createdAt: '2026-11-14T18:20:00.000Z',
  isEdited: false,
  up: 4,
  down: 1,
  replyCount: 0,
  replies: [],
});
const html = threadHtml({
  identifier: 'story-1',
  count: 3,
  isClosed: false,
  sort: 'best',
  next: null,
  comments: [
    {
      ...comment(
        'a',
        'Rosalind P.',
        'We modeled one substation four times.\n\nSee https://grid.example/study for how.',
      ),
      replyCount: 1,
      replies: [comment('b', 'Tobias Wren', 'For one customer?', 'a')],
    },
    comment('c', 'مريم', 'خط طويل جدا'),
  ],
});

/** Twenty replies, each to the one before. */
const deepHtml = threadHtml({
  identifier: 'story-1',
  count: 2_021,
  isClosed: true,
  sort: 'best',
  next: null,
  comments: [
    {
      ...comment(
        'deep',
        'A name of sixty characters that has to wrap somewhere, on phones',
        'Where does it end?',
      ),
      replyCount: 20,
      replies: Array.from({ length: 20 }, (_, n) =>
        comment(
          `deep-${n}`,
          n % 3 === 0 ? 'مريم الخوارزمي' : `Reader ${n}`,
          n % 5 === 0 ? 'Verylongwordwithoutaspace'.repeat(12) : 'Here, perhaps.',
          n === 0 ? 'deep' : `deep-${n - 1}`,
        ),
      ),
    },
    { ...comment('gone', '', ''), author: null, replyCount: 1 },
    { ...comment('moderated', '', ''), author: null, wasModerated: true },
  ],
});

export const stories: Stories = {
  'with what the server wrote': () => (
    <div className="wrap">
      <WrittenCommentsContext value={{ storyId: 'story-1', count: 3, html }}>
        <OpenComments />
      </WrittenCommentsContext>
    </div>
  ),
  'twenty replies deep, a removed comment and a closed thread': () => (
    <div className="wrap">
      <WrittenCommentsContext value={{ storyId: 'story-1', count: 2_021, html: deepHtml }}>
        <OpenComments />
      </WrittenCommentsContext>
    </div>
  ),
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
