import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { stories } from './topic-head.stories.tsx';

it.each(Object.entries(stories))('ART-28 a topic (%s) leads to its feed', (_, Story) => {
  expect(renderToString(<Story />)).toMatch(
    /<a [^>]*href="\/topic\/[^/"]+\/rss\.xml"[^>]*type="application\/rss\+xml"|<a [^>]*type="application\/rss\+xml"[^>]*href="\/topic\/[^/"]+\/rss\.xml"/,
  );
});
