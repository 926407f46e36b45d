import { describe, expect, it } from 'vitest';
import { findExpressions } from './expressions/find.ts';
import { judge } from './expressions/judge.ts';
import { problemsOf } from './expressions.ts';

const kindOf = (expression: RegExp) => judge(expression).kind;

describe('VAL-03 expressions that could block the server', () => {
  it.each([/^(a+)+$/, /\s+$/, /^(\s*)x|\s*\n\s*/g, /(?:\n+(?:> ?)+)+$/, /^-+|-+$/g, /\s*,\s*/])(
    '%s is found',
    (expression) => expect(kindOf(expression)).toBe('superlinear'),
  );
  it.each([/<a ([^>]*)>/g, /<script>([\s\S]*?)<\/script>/, /archivo.*\.woff2$/, /(.)\1+/, /x(?=\d+y)/])(
    '%s is not decided',
    (expression) => expect(kindOf(expression)).not.toBe('linear'),
  );
  it.each([/^a+$/, /<[^<>]*>/g, /\s+/g, /^[\w-]{1,64}$/, /"([^"]*)"/g])('%s is linear', (expression) =>
    expect(kindOf(expression)).toBe('linear'),
  );

  it('each undecided expression needs a bound, a polynomial one fails with any bound, and unused bounds fail', () => {
    const code =
      'const a: RegExp = /<a ([^>]*)>/g; const b = new RegExp(word); const c = /\\s+$/; const d = /x/;';
    const found = findExpressions('a.ts', code);
    const entry = (text: string) => ({ file: 'a.ts', text, bound: 'short' });
    expect(problemsOf(found, [])).toEqual([
      expect.stringMatching(/^a\.ts:1 \/<a .* is undecided/),
      expect.stringMatching(/^a\.ts:1 new RegExp.* is undecided/),
      expect.stringMatching(/^a\.ts:1 \/\\s\+\$\/ is Move polynomial/),
    ]);
    const table = ['/<a ([^>]*)>/g', 'new RegExp(word)', '/\\s+$/', '/gone/'].map(entry);
    expect(problemsOf(found, table)).toEqual([
      expect.stringMatching(/polynomial/),
      'a.ts has no undecided /\\s+$/: remove its bound',
      'a.ts has no undecided /gone/: remove its bound',
    ]);
  });
});
