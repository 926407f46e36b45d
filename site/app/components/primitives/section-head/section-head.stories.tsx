import type { Stories } from '#design/stories.ts';
import { SectionHead } from './section-head.tsx';
import { ViewMore } from './view-more.tsx';

export const stories: Stories = {
  complete: () => (
    <SectionHead
      title="Security"
      section="security"
      description="What to patch, what to ignore."
      viewMoreText="All of security"
      viewMoreUrl="/topic/security/"
    />
  ),
  'a name only': () => <SectionHead title="Innovation" />,
  'the way to more': () => <ViewMore text="All stories" url="/latest/" />,
  'the way to more, at the end of a list': () => <ViewMore text="All stories" url="/latest/" look="button" />,
};
