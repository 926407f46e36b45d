import { describe, expect, it } from 'vitest';
import { pastedHtml } from './pasted-html.ts';
import { sanitiseHtml } from './sanitise-html.ts';
import { clipboards } from './test/clipboards.ts';

describe('what is pasted', () => {
  it.each(clipboards)('from $from', ({ html, pasted }) => {
    expect(pastedHtml(html)).toBe(pasted);
  });

  it('runs nothing once it is sanitised', () => {
    const { html = '' } = clipboards.at(-1) ?? {};
    expect(sanitiseHtml(pastedHtml(html), { ownDomains: [] }).html).toBe('<p>Words</p><p><a>link</a></p>');
  });

  it('is bounded for a clipboard of 100,000 open tags', () => {
    expect(pastedHtml(`${'<div><b>'.repeat(100_000)}words`).length).toBeLessThan(10_000);
  });
});
