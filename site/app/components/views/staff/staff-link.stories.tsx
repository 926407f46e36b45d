import type { Stories } from '#design/stories.ts';
import { StaffLink } from './staff-link.tsx';

export const stories: Stories = {
  'of a story': () => <StaffLink id="article-1" contentType="article" />,
  'of a feature': () => <StaffLink id="feature-1" contentType="feature" />,
  'odd ids': () => <StaffLink id="../../?x=1#é📱" contentType="article" />,
  'without an id': () => <StaffLink id={undefined} contentType="article" />,
};
