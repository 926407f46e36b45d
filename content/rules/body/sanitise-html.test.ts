import { describe, expect, it } from 'vitest';
import { sanitiseHtml } from './sanitise-html.ts';

const options = { ownDomains: ['wavelength.example', 'labs.wavelength.example'] };
const clean = (html: string) => sanitiseHtml(html, options).html;

/** Every tag of the output, to be held against what we write ourselves. */
const ourTag =
  /^<\/?(?:p|h[234]|ul|ol|li|a|strong|em|b|i|code|pre|blockquote|sub|sup|br|hr|table|caption|thead|tbody|tfoot|tr|th|td|figure|figcaption|abbr|time|mark|small|del|ins|span)(?: (?:id|href|rel|title|start|colspan|rowspan|scope|datetime)="[^"<>]*")*>$/;

function expectSafe(html: string) {
  for (const [tag] of html.matchAll(/<[^>]*>?/g)) expect(tag).toMatch(ourTag);
  for (const [, href = ''] of html.matchAll(/href="([^"]*)"/g))
    expect(href).toMatch(/^(?:[/#]|https?:|mailto:|tel:)/);
}

describe('what prose keeps', () => {
  it.each([
    ['<p>One <strong>two</strong> <em>three</em></p>', '<p>One <strong>two</strong> <em>three</em></p>'],
    ['<ul><li>a<li>b</ul>', '<ul><li>a</li><li>b</li></ul>'],
    ['<ol start="3"><li>c</li></ol>', '<ol start="3"><li>c</li></ol>'],
    ['<pre><code>a &lt; b</code></pre>', '<pre><code>a &lt; b</code></pre>'],
    ['a<br/>b<hr>', 'a<br>b<hr>'],
    ['H<sub>2</sub>O', 'H<sub>2</sub>O'],
    ['<abbr title="Random access memory">RAM</abbr>', '<abbr title="Random access memory">RAM</abbr>'],
    ['<time datetime="2026-03-02">March 2</time>', '<time datetime="2026-03-02">March 2</time>'],
    [
      '<table><tr><th scope="col">A</th><td colspan="2">1</td></tr></table>',
      '<table><tr><th scope="col">A</th><td colspan="2">1</td></tr></table>',
    ],
    ['AT&T &amp; co &copy; 2026', 'AT&amp;T &amp; co © 2026'],
    ['<p class="x" style="color:red" data-y="1">a</p>', '<p>a</p>'],
    ['<div><section><p>a</p></section></div>', '<p>a</p>'],
    ['<span style="x">a</span>', '<span>a</span>'],
  ])('ART-08 %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
    expectSafe(clean(html));
  });

  it.each([
    ['CL-44', '<a href="https://wavelength.example/about/">a</a>', '<a href="/about/">a</a>'],
    [
      'CL-44',
      '<a href="https://labs.wavelength.example/x">a</a>',
      '<a href="https://labs.wavelength.example/x">a</a>',
    ],
    [
      'CL-45',
      '<a href="https://other.example/?a=1&b=2" target="_blank" rel="dofollow">a</a>',
      '<a href="https://other.example/?a=1&amp;b=2" rel="noopener nofollow">a</a>',
    ],
  ])('%s treats the link %s', (_id, html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  it('ART-08 gives headings ids that differ, and tells the table of contents', () => {
    const { html, headings } = sanitiseHtml(
      '<h2>What’s <em>new</em>?</h2><h3 id="evil">What’s new?</h3><h2>???</h2><h4>Small</h4>',
      options,
    );
    expect(html).toBe(
      '<h2 id="h-whats-new">What’s <em>new</em>?</h2><h3 id="h-whats-new-2">What’s new?</h3><h2 id="h-section">???</h2><h4>Small</h4>',
    );
    expect(headings).toEqual([
      { id: 'h-whats-new', text: 'What’s new?', level: 2 },
      { id: 'h-whats-new-2', text: 'What’s new?', level: 3 },
      { id: 'h-section', text: '???', level: 2 },
    ]);
  });

  it('ART-08 is the same when done twice', () => {
    const once = clean(
      '<h2>A &amp; b</h2><p>x <a href="https://other.example/?a=1&b=2">y</a> &lt;script&gt;</p>',
    );
    expect(clean(once)).toBe(once);
  });
});

describe('what prose loses', () => {
  it.each([
    ['<script>alert(1)</script>a', 'a'],
    ['<SCRIPT SRC=//x.example></SCRIPT>a', 'a'],
    ['<script><script>alert(1)</script>a', 'a'],
    ['<style>p{}</style>a', 'a'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
    ['<object data=x><p>b</p></object>a', 'a'],
    ['<img src=x onerror=alert(1)>a', 'a'],
    ['<svg onload=alert(1)><p>b</p></svg>a', 'a'],
    ['<svg><script>alert(1)</script></svg>a', 'a'],
    ['<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>a', 'a'],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>a', 'a'],
    ['<template><script>alert(1)</script></template>a', 'a'],
    ['<p onclick="alert(1)" ONMOUSEOVER=alert(1)>a</p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href=" &#106;ava&#x73;cript:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['<a href="data:text/html;base64,PHNjcmlwdD4=">a</a>', '<a>a</a>'],
    [
      '<a href=\'https://x.example/"onmouseover="alert(1)\'>a</a>',
      '<a href="https://x.example/%22onmouseover=%22alert(1)" rel="noopener nofollow">a</a>',
    ],
    [
      "<abbr title='\"><script>alert(1)</script>'>a</abbr>",
      '<abbr title="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">a</abbr>',
    ],
    ['&lt;script&gt;alert(1)&lt;/script&gt;', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['<form action="//x.example"><input name=a><button>b</button></form>', 'b'],
    ['<base href="//x.example"><meta http-equiv=refresh content=0><link rel=stylesheet href=x>a', 'a'],
    ['<!-- <script>alert(1)</script> -->a', 'a'],
    ['<!--><script>alert(1)</script>-->a', '--&gt;a'],
    ['<![CDATA[<script>alert(1)</script>]]>a', 'a'],
    ['<?php echo 1 ?>a', 'a'],
    ['<p/onclick=alert(1)>a', '<p>a</p>'],
    ['<scr<script>ipt>alert(1)</scr</script>ipt>', 'ipt&gt;alert(1)ipt&gt;'],
    ['<a href="x" href="javascript:alert(1)">a</a>', '<a href="/x">a</a>'],
    ['<td colspan="9999999">a</td>', '<td>a</td>'],
    ['<textarea></textarea><img src=x onerror=alert(1)>a', 'a'],
    ['<title></title><script>alert(1)</script>a', 'a'],
    ['<p>a', '<p>a</p>'],
    ['a</p></div></b>', 'a'],
    ['<b><i>a</b></i>', '<b><i>a</i></b>'],
    ['<a href="https://x.example', ''],
    ['<p title="', ''],
    ['<', '&lt;'],
  ])('ART-08 %s', (html, expected) => {
    expect(clean(html)).toBe(expected);
    expectSafe(clean(html));
  });

  it('ART-06 ART-08 cannot be opened by a shortcode in disguise', () => {
    const html = clean(
      '<abbr title="&#91;shortcode ">]" onmouseover=alert(1) x="y</abbr>&#91;shortcode type="x"] z',
    );
    expect(html).toBe('<abbr title="[shortcode ">]" onmouseover=alert(1) x="y</abbr> z');
    expectSafe(html);
  });

  it.each([
    ['<b>', 33_000],
    ['<p>', 33_000],
    ['<div>', 20_000],
    ['<svg>', 20_000],
    ['<script>', 12_000],
    ['<', 100_000],
    ['&', 100_000],
    ['<!--', 25_000],
    ['<a href="', 11_000],
    ['<h2>', 25_000],
    ['<h2>a</h2>', 10_000],
    ['<p> ', 25_000],
    ['<b></i>', 15_000],
    ['[shortcode ', 9_000],
  ])('ART-08 stays safe and bounded with 100 kB of %j', (piece, times) => {
    const html = clean(piece.repeat(times));
    expectSafe(html);
    expect(html).not.toContain('[shortcode');
    expect(html.match(/<b>/g)?.length ?? 0).toBeLessThanOrEqual(times);
    // Five characters for each "&" is the most that escaping costs; ids of headings cost a little more.
    expect(html.length).toBeLessThan(piece.length * times * 8);
  });

  it('ART-08 keeps nesting shallow enough for any browser', () => {
    const html = clean(`${'<blockquote>'.repeat(200)}deep`);
    expect(html.match(/<blockquote>/g)).toHaveLength(32);
    expect(html).toContain('deep');
  });
});
