import type { ReactNode } from 'react';
import type { Stories } from '#design/stories.ts';

export interface WorkshopStory {
  /** `components/pager/pager/middle-of-many`: the file, then the state. */
  id: string;
  file: string;
  /** From the root of the repository. */
  path: string;
  state: string;
  render: () => ReactNode;
}

const files = import.meta.glob<Stories>(['../../design/**/*.stories.tsx', '../app/**/*.stories.tsx'], {
  eager: true,
  import: 'stories',
});

const slug = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** Every story there is, in the order of the folders. */
export const stories: readonly WorkshopStory[] = Object.entries(files).flatMap(([path, states]) => {
  const fromRoot = path.startsWith('../../') ? path.slice(6) : path.replace('..', 'site');
  const file = path.replace(/^(\.\.\/)+(app\/)?/, '').replace(/\.stories\.tsx$/, '');
  return Object.entries(states).map(([state, render]) => ({
    id: `${file}/${slug(state)}`,
    file,
    path: fromRoot,
    state,
    render,
  }));
});
