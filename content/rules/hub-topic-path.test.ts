import { describe, expect, it } from 'vitest';
import { hubTopicPath, hubTopicPathSlugs } from './hub-topic-path.ts';

describe('hub topic paths', () => {
  it('CL-12 joins names with a caret', () => {
    expect(hubTopicPath(['Tech', 'AI & Cloud', 'Node.js'])).toBe('Tech^AI & Cloud^Node.js');
  });

  it.each([
    ['CL-13', 'AI & Cloud^Node.js', ['ai-cloud', 'nodejs']],
    ['CL-13', 'Enterprise Software', ['enterprise-software']],
    ['CL-13', 'A -- B', ['a-b']],
    ['CL-13', 'E-Commerce^', ['e-commerce']],
    ['CL-13', '', []],
    ['CL-14', 'Home & Office^Smart home', ['home-and-office', 'smart-home']],
    ['CL-14', 'Innovation^AR and VR', ['innovation', 'ar-vr']],
    ['CL-14', 'Security^Password managers', ['security', 'password-manager']],
  ])('%s %j becomes %j', (_id, path, slugs) => {
    expect(hubTopicPathSlugs(path)).toEqual(slugs);
  });
});
