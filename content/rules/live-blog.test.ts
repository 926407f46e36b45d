import { describe, expect, it } from 'vitest';
import { isCoverageLive, isLiveBlog } from './live-blog.ts';

const start = '2026-03-10T12:00:00Z';

describe('live blog', () => {
  it.each([
    ['CL-37', 'before it starts', '2026-03-10T11:59:59Z', false],
    ['CL-37', 'at the start', '2026-03-10T12:00:00Z', true],
    ['CL-37', 'after 23:59', '2026-03-11T11:59:00Z', true],
    ['CL-37', 'after 24:00', '2026-03-11T12:00:00Z', false],
  ])('%s coverage %s', (_id, _name, now, expected) => {
    expect(isCoverageLive(start, new Date(now))).toBe(expected);
  });

  it('CL-38 starts with the published date; without one it is never live', () => {
    expect(isCoverageLive(undefined, new Date(start))).toBe(false);
  });

  it.each([
    ['CL-38', { subType: 'live-blog' }, true],
    ['CL-38', { layoutName: 'live-blog' }, true],
    ['CL-38', { subType: 'news' }, false],
  ])('%s %j', (_id, story, expected) => {
    expect(isLiveBlog(story)).toBe(expected);
  });
});
