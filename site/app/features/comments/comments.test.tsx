import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Comments } from './comments.tsx';
import { WrittenCommentsContext } from './written-comments.ts';

const written = { storyId: 'story-1', count: 2, html: '<p>First words</p>' };

it('CM-01 ART-02 the page of a story holds its first comments and how many there are', () => {
  const html = renderToString(
    <WrittenCommentsContext value={written}>
      <Comments storyId="story-1" title="A story" />
    </WrittenCommentsContext>,
  );
  expect(html).toContain('id="comments-story-1"');
  expect(html).toContain('<p>First words</p>');
  expect(html).toMatch(/class="disqus-comment-count" data-disqus-identifier="story-1">2</);
});

it('CM-01 never shows comments of another story', () => {
  const html = renderToString(
    <WrittenCommentsContext value={written}>
      <Comments storyId="story-2" title="Another story" />
    </WrittenCommentsContext>,
  );
  expect(html).not.toContain('First words');
  expect(html).toMatch(/data-disqus-identifier="story-2"></);
});
