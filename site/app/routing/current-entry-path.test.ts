import { expect, it } from 'vitest';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { componentOf } from '../components/fixture/components.ts';
import { pageOf } from '../components/fixture/pages.ts';
import { currentEntryPath } from './current-entry-path.ts';

const page = (number: number | undefined) => {
  const entryPages = number ? { page: number, total: 300, keyEvents: [] } : undefined;
  const main = componentOf('Article', {
    data: {
      ...articleExample,
      slug: 'open-day',
      entryPages,
      bodyBlocks: [{ kind: 'embed', embed: { ...embedExamples.liveEntry, uuid: 'a' } }],
    },
  });
  return pageOf([main], [], { mainComponentId: main.id });
};

it.each([
  ['on the only page', undefined, 'a', '/article/open-day/#live-a'],
  ['on the first page', 1, 'a', '/article/open-day/#live-a'],
  ['on an older page', 3, 'a', '/article/open-day/3/#live-a'],
  ['nowhere', 1, 'gone', '/article/open-day/'],
])('CL-38 the address of an entry leads to it: %s', (_, number, entry, path) => {
  expect(currentEntryPath(page(number), entry)).toBe(path);
});
