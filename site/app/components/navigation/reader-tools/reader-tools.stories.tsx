import type { Stories } from '#design/stories.ts';
import { ReaderTools } from './reader-tools.tsx';

export const stories: Stories = {
  'in the menu': () => (
    <div className="stage wrap">
      <ReaderTools />
    </div>
  ),
};
