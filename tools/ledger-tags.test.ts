import { describe, expect, it } from 'vitest';
import { rangesInAll } from './ledger-tags.ts';

const inAll = (source: string) =>
  rangesInAll('a.test.tsx', source).map(([start, end]) => /'(\w+)/.exec(source.slice(start, end))?.[1]);

describe('tests that only test:all runs', () => {
  it.each([
    ['an option of a test', `it('A', { tags: ['@all'] }, () => {}); it('B', () => {});`, ['A']],
    ['one tag', `test('A', { tag: '@all' }, async ({ page }) => {});`, ['A']],
    ['among other tags and options', `test('A', { timeout: 1, tag: ['@phone', '@all'] }, () => {});`, ['A']],
    ['the title', `test('A opens @all @phone', () => {});`, ['A']],
    ['a title that is composed', `test(\`A \${name} @all\`, () => {});`, [undefined]],
    ['a suite', `test.describe('A', { tag: '@all' }, () => { test('B', () => {}); });`, ['A']],
    ['a table', `it.each([['x']])('A %s', { tags: ['@all'] }, () => {});`, ['x']],
    ['a suite under a condition', `describe.runIf(x)('A', { tags: ['@all'] }, () => {});`, ['A']],
    ['a test in a suite', `describe('S', () => { it('A', { tags: ['@all'] }, () => {}); });`, ['A']],
    ['none', `it('A', () => { expect(tags).toContain('@all'); });`, []],
    ['a longer tag', `test('A @allowed', () => {});`, []],
    ['a tag under a condition', `test('A', { tag: isLong ? '@all' : '@core' }, () => {});`, []],
    ['another function', `tag('A @all', { tags: ['@all'] });`, []],
    ['markup beside it', `it('A', { tags: '@all' }, () => render(<p>text</p>));`, ['A']],
  ])('are found by %s', (_, source, names) => expect(inAll(source)).toEqual(names));
});
