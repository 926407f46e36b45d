import { articleExample } from '#content/examples/article.ts';
import type { Stories } from '#design/stories.ts';
import { Byline } from './byline.tsx';

const { author } = articleExample;

export const stories: Stories = {
  'one writer': () => <Byline story={articleExample} />,
  'four writers': () => (
    <Byline
      story={{
        ...articleExample,
        moreAuthors: author ? ['b', 'c', 'd'].map((id) => ({ ...author, id, username: id })) : [],
      }}
    />
  ),
  'no author, no date': () => <Byline story={{ moreAuthors: [] }} />,
};
