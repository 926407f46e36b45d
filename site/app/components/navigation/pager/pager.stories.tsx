import type { Stories } from '#design/stories.ts';
import { Pager } from './pager.tsx';

const page = (offset: number, total: number) => () => (
  <Pager paging={{ limit: 20, offset, total }} basePath="/latest/" />
);

export const stories: Stories = {
  'first of many': page(0, 900),
  'middle of many': page(400, 900),
  'last of many': page(880, 900),
  'only page': page(0, 12),
};
