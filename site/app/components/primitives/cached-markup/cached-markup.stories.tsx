import type { Stories } from '#design/stories.ts';
import { CachedMarkup, MarkupCacheContext } from './cached-markup.tsx';

const data = {};

export const stories: Stories = {
  'in a browser: rendered': () => (
    <CachedMarkup of={data} by="all">
      <p>Rendered here.</p>
    </CachedMarkup>
  ),
  'on the server: a placeholder': () => (
    <MarkupCacheContext value={(_, { by }) => <p>Cached by “{by}”.</p>}>
      <CachedMarkup of={data} by="all">
        <p>Never rendered.</p>
      </CachedMarkup>
    </MarkupCacheContext>
  ),
  'without data: rendered each time': () => (
    <MarkupCacheContext value={() => <p>Never called.</p>}>
      <CachedMarkup of={undefined} by="all">
        <p>Rendered here.</p>
      </CachedMarkup>
    </MarkupCacheContext>
  ),
};
