import { expect, it } from 'vitest';
import { stepProblem } from './check-step.ts';

const linked = (href: string) => ({
  stepType: 'addMark',
  from: 1,
  to: 4,
  mark: { type: 'a', attrs: { href } },
});
const pasted = (href: string) => ({
  stepType: 'replace',
  from: 1,
  to: 1,
  slice: {
    content: [
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'a', attrs: { href } }] }] },
    ],
  },
});

it.each(['https://example.com/', '/about/', 'mailto:a@b.example', 'tel:+123', '#end', '', 'htt', 'exam ple'])(
  'a link to "%s" is accepted',
  (href) => {
    expect([stepProblem(linked(href)), stepProblem(pasted(href))]).toEqual([undefined, undefined]);
  },
);

it.each([
  'javascript:alert(1)',
  ' JavaScript:x',
  'java\tscript:x',
  'data:text/html,x',
  'vbscript:x',
  'file:///x',
])('a link to "%s" is rejected, however it comes', (href) => {
  expect(stepProblem(linked(href))).toContain('a link must be');
  expect(stepProblem(pasted(href))).toContain('a link must be');
});

it('attributes of the document are those of the schema', () => {
  const set = (attr: string) => stepProblem({ stepType: 'docAttr', attr, value: 1 });
  expect([set('unplaced'), set('hidden'), set('__proto__')]).toEqual([
    undefined,
    'a story has no attribute hidden',
    'a story has no attribute __proto__',
  ]);
});
