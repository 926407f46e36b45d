import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { embedTypes } from '#content/entities/embed.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { fullArticle, hostile, hostileStory, siteUrl, stories } from '../test/stories.ts';
import { embedPieces } from './embed-pieces.ts';
import { escapeMarkdown, htmlToMarkdown, linkTarget } from './html-to-markdown.ts';
import { alternatePath, markdownAlternate, pageOfAlternate } from './markdown-alternate.ts';
import { piecesToMarkdown } from './pieces-to-markdown.ts';

const facts = { siteUrl, siteName: 'Wavelength' };
const html = (markdown: string) => marked.parse(markdown, { async: false });

describe('HTML as Markdown', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\n\nTwo'],
    ['<h2 id="x">A</h2><p>b</p>', '## A\n\nb'],
    ['<p>a <strong>b</strong> <em>c</em> <code>d</code></p>', 'a **b** *c* `d`'],
    ['<p><a href="https://x.example/">x</a></p>', '[x](https://x.example/)'],
    ['<ul><li>a</li><li>b</li></ul>', '- a\n- b'],
    ['<ol start="3"><li>a</li><li>b</li></ol>', '3. a\n4. b'],
    ['<blockquote><p>So.</p></blockquote><p>x</p>', '> So.\n\nx'],
    ['<pre><code>a &lt; b\n  c</code></pre>', '```\na < b\n  c\n```'],
    ['<p>a<br>b</p>', 'a  \nb'],
    ['<p>2 * 3 &lt; 7 &amp; [x]</p>', '2 \\* 3 \\< 7 & \\[x\\]'],
    ['<p># no heading</p>', '\\# no heading'],
    ['<p>1. no list</p>', '1\\. no list'],
    ['<p><a href="javascript:alert(1)">x</a></p>', '[x]()'],
  ])('FD-14 %s', (given, expected) => expect(htmlToMarkdown(given)).toBe(expected));

  // Each took half a minute when the whole text was read again for every block.
  it.each<[string, string, (made: string) => void]>([
    ['paragraphs', '<p>a</p>'.repeat(40_000), (made) => expect(made.split('\n\n')).toHaveLength(40_000)],
    ['line breaks', `<pre>${'\n'.repeat(40_000)}</pre><p>a</p>`, (made) => expect(made).toMatch(/a$/)],
    ['spaces', `<pre>${' '.repeat(200_000)}x</pre>`, (made) => expect(made).toMatch(/^```\n {200000}x/)],
    ['quotes', '<blockquote>a'.repeat(5_000), (made) => expect(made).toMatch(/\n(> ){20}a$/)],
  ])('FD-14 tens of thousands of %s are written in one pass', (_name, given, check) =>
    check(htmlToMarkdown(given)),
  );

  it('FD-14 tables stay tables', () => {
    const table =
      '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1|2</td><td>3</td></tr></tbody></table>';
    expect(html(htmlToMarkdown(table))).toContain('<td>1|2</td>');
  });
});

describe('the Markdown alternate of a story', () => {
  it.each(Object.values(stories))('FD-14 a $story.typeName reads as one', (item) => {
    const alternate = markdownAlternate(item, facts);
    const rendered = html(alternate);
    expect(rendered).toMatch(/^<h1>/);
    expect(alternate).toContain(`(${siteUrl}${item.path})`);
    expect(rendered).not.toMatch(/(href|src)="(?!https?:|mailto:)/);
  });

  it.each(hostile)('FD-14 %j stays words', (words) => {
    const rendered = html(markdownAlternate(hostileStory(words), facts));
    expect(rendered).not.toMatch(/<script|href="javascript/i);
    expect(rendered.match(/<h1>/g)).toHaveLength(1);
  });

  // An embed of a publication's own has the text of its definition: tools/package/package.test.ts.
  it.each(embedTypes.filter((type) => type !== 'custom'))(
    'FD-14 an embed of type %s is written as safe text',
    (type) => {
      const pieces = embedPieces(embedExamples[type]);
      expect(pieces.length > 0 || ['newsletter', 'tryText', 'imported'].includes(type)).toBe(true);
      expect(html(piecesToMarkdown(pieces, siteUrl))).not.toContain('undefined');
    },
  );

  const topic = (path: string, primary = false) => {
    const parts = path.split('/').map((name) => ({
      id: name,
      slug: name.toLowerCase().replace(' & ', '-and-'),
      name,
      typeName: 'topic' as const,
    }));
    const own = parts.at(-1) ?? { id: '', slug: '', name: '', typeName: 'topic' as const };
    return { ...own, primary, topicPath: parts.slice(0, -1) };
  };
  it.each([
    [
      'the path of its primary topic',
      [topic('Tech/Phones/Cases'), topic('Tech/Laptops/Bags', true)],
      'Laptops',
      'laptops',
    ],
    ['the path of another topic', [topic('Tech/Phones/Cases'), topic('Security', true)], 'Phones', 'phones'],
    ['the hub path of its topic', [topic('Tech/Home & Office')], 'Home & Office', 'home-and-office'],
  ])('CL-09 names the parent topic by %s', (_name, topics, name, slug) => {
    const line = `- More in: [${name}](${siteUrl}/topic/${slug}/)`;
    expect(markdownAlternate(fullArticle({ topics }), facts).split('\n')).toContain(line);
  });

  it.each([
    ['is a root', [topic('Tech')]],
    ['has another slug than its name', [topic('Innovation/AI')]],
    ['is missing', []],
  ])('CL-09 names no parent topic where the topic %s', (_name, topics) => {
    expect(markdownAlternate(fullArticle({ topics }), facts)).not.toContain('- More in:');
  });

  it('FD-14 discloses affiliate links', () => {
    expect(markdownAlternate(fullArticle({ hasAffiliateDisclosure: true }), facts)).toContain('commission');
  });

  it.each([
    ['/article/a/', '/article/a.md'],
    ['/finance/banking/a/', '/finance/banking/a.md'],
  ])('FD-14 of %s is at %s', (page, alternate) => {
    expect(alternatePath(page)).toBe(alternate);
    expect(pageOfAlternate(alternate)).toBe(page);
  });

  it.each(['/', '/article/a/', '/a.txt', '/.md', '/x/.md'])('RT-77 %s is no alternate', (path) => {
    expect(pageOfAlternate(path)).toBeUndefined();
  });
});

describe('marks', () => {
  it.each([
    ['https://x.example/a(b)c', 'https://x.example/a%28b%29c'],
    ['data:text/html,x', ''],
    ['not an address', ''],
  ])('FD-14 %s leads to %s', (url, expected) => expect(linkTarget(url)).toBe(expected));

  it('FD-14 control characters are removed', () => {
    expect(escapeMarkdown('a\u0000b\u0007c\uD800')).toBe('abc\uFFFD');
  });
});
