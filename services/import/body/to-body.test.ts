import { describe, expect, it } from 'vitest';
import { embedText } from '#content/rules/body/embed-text.ts';
import { visibleText } from '#content/rules/body/visible-text.ts';
import { compareWords } from '#content/rules/imports/account.ts';
import { createParts } from './parts.ts';
import { toBody } from './to-body.ts';

const body = (html: string) =>
  toBody(html, { hosts: ['old.example'] })
    .body.split('\n')
    .filter((line) => line.trim())
    .map((line) => line.trim());
const image = '[shortcode type="image" uuid="picture-1"]';

describe('HTML of any system becomes a body', () => {
  it.each([
    ['a heading of the page', '<h1>One</h1><h5>Five</h5>', ['<h2>One</h2><h4>Five</h4>']],
    [
      'a link to the old site',
      '<p><a href="https://old.example/a/?b#c">x</a></p>',
      ['<p><a href="/a/?b#c">x</a></p>'],
    ],
    ['a picture in a paragraph', '<p>a<img src="/a.png">b</p>', ['<p>ab</p>', image]],
    [
      'a definition list',
      '<dl><dt>Nit</dt><dd>A unit</dd></dl>',
      ['<p><strong>Nit</strong></p><p>A unit</p>'],
    ],
    [
      'details',
      '<details><summary>More</summary><p>Words</p></details>',
      ['<p><strong>More</strong></p><p>Words</p>'],
    ],
    [
      'ruby',
      '<p><ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby></p>',
      ['<p><ruby>漢<rt>(kan)</rt></ruby></p>'],
    ],
    [
      'a table with a figure’s caption',
      '<figure><table><tr><td>1</td></tr></table><figcaption>Cap</figcaption></figure>',
      ['<table><tr><td>1</td></tr></table><p>Cap</p>'],
    ],
    ['HTML that never closes', '<p>One<p>Two<b>three', ['<p>One</p><p>Two<b>three</b></p>']],
    [
      'an address alone',
      '<p>https://youtu.be/abcdefghijk</p>',
      ['[shortcode type="youtube" uuid="video-1"]'],
    ],
    [
      'an address alone as a link',
      '<p><a href="https://vimeo.com/76979871">https://vimeo.com/76979871</a></p>',
      ['[shortcode type="vimeo" uuid="video-1"]'],
    ],
    ['an address of no embed', '<p>https://shop.example/a</p>', ['<p>https://shop.example/a</p>']],
    [
      'an address among words',
      '<p>See https://youtu.be/abcdefghijk</p>',
      ['<p>See https://youtu.be/abcdefghijk</p>'],
    ],
    ['a Neutron shortcode in foreign text', '<p>[shortcode type="chart" uuid="x"]a</p>', ['<p>a</p>']],
    [
      'a video file',
      '<video><source src="/v/a.mp4">old browser</video>',
      ['<p><a href="/v/a.mp4">a.mp4</a></p>'],
    ],
    [
      'a script of a network',
      '<p>a</p><script async src="https://platform.twitter.com/widgets.js"></script>',
      ['<p>a</p>'],
    ],
    ['words outside all blocks', 'One <b>two</b><div>three</div>', ['<p>One <b>two</b></p>', '<p>three</p>']],
    [
      'words after a heading',
      '<h2>A</h2>one<br>two<p>three</p>',
      ['<h2>A</h2><p>one<br>two</p><p>three</p>'],
    ],
    ['breaks instead of paragraphs', 'one<br><br>two<br>three', ['<p>one</p><p>two<br>three</p>']],
    [
      'a picture before words',
      '<p><a href="/a.png"><img src="/a.png"></a><br>Words</p>',
      [image, '<p>Words</p>'],
    ],
    [
      'a picture in a step',
      '<ol start="2"><li>One<br><img src="/a.png"></li><li>Two</li></ol>',
      ['<ol start="2"><li>One</li></ol>', image, '<ol start="3"><li>Two</li></ol>'],
    ],
    [
      'code in a step, with words after it and a list in the next step',
      '<ul><li><p>One</p><pre><code>a</code></pre>on</li><li>Two<ul><li>x</li></ul></li></ul>Last',
      [
        '<ul><li><p>One</p></li></ul>',
        '[shortcode type="code" uuid="code-1"]',
        '<p>on</p><ul><li>Two<ul><li>x</li></ul></li></ul><p>Last</p>',
      ],
    ],
    [
      'an icon in a step',
      '<ol><li>Press <img src="/a.png"> now</li></ol>',
      ['<ol><li>Press  now</li></ol>', image],
    ],
    [
      'who is quoted',
      '<blockquote><p>Words</p><cite>Mara</cite></blockquote>',
      ['<blockquote><p>Words</p><p><em>— Mara</em></p></blockquote>'],
    ],
    [
      'elements without a tag here',
      '<p><u>a</u> <kbd>b</kbd> <q>c</q></p>',
      ['<p><ins>a</ins> <code>b</code> <span>“c”</span></p>'],
    ],
    [
      'links inside the text',
      '<p><a href="#costs">1</a><a href="#The_end">2</a><a href="#fn1">3</a><a href="#top">4</a></p><h2 id="costs">What it costs</h2><h3>The end</h3>',
      [
        '<p><a href="#h-what-it-costs">1</a><a href="#h-the-end">2</a>3<a href="#top">4</a></p><h2 id="costs">What it costs</h2><h3>The end</h3>',
      ],
    ],
    [
      'a name above a heading',
      '<p><a href="#a">1</a></p><a name="a"></a><h2>One</h2>',
      ['<p><a href="#h-one">1</a></p><h2>One</h2>'],
    ],
    [
      'a picture that counts visits',
      '<p>a</p><img src="https://stat.example/x.gif" width="1" height="1">',
      ['<p>a</p>'],
    ],
    [
      'an emoji shown as a picture',
      '<p>Fine <img class="wp-smiley" alt="😀" src="https://s.w.org/1.svg">.</p>',
      ['<p>Fine 😀.</p>'],
    ],
    ['a style', '<style>p{}</style><p>a</p>', ['<p>a</p>']],
    [
      'a quote of TikTok',
      '<blockquote class="tiktok-embed"><p>Words</p></blockquote>',
      ['<blockquote class="tiktok-embed"><p>Words</p></blockquote>'],
    ],
  ])('%s', (_name, html, lines) => {
    expect(body(html)).toEqual(lines);
  });

  it.each([
    [
      'figure',
      '<figure><img src="/a.png" alt="A"><figcaption>Cap <a href="/b">on</a></figcaption></figure>',
      { address: '/a.png', alt: 'A', caption: 'Cap on' },
    ],
    [
      'caption first',
      '<figure><figcaption>Cap</figcaption><img src="/a.png"></figure>',
      { address: '/a.png', alt: '', caption: 'Cap' },
    ],
    [
      'classic caption',
      '<div class="wp-caption"><img src="/a.png"><p class="wp-caption-text">Cap</p></div>',
      { address: '/a.png', alt: '', caption: 'Cap' },
    ],
    [
      'a copy of Jetpack',
      '<img src="https://i0.wp.com/old.example/a.png?w=300&ssl=1">',
      { address: 'https://old.example/a.png', alt: '' },
    ],
    [
      'a small one that links to the large one',
      '<a href="https://bp.example/s1600/a.jpg"><img src="https://bp.example/s320/a.jpg"></a>',
      { address: 'https://bp.example/s1600/a.jpg', alt: '' },
    ],
    [
      'one that links to another one',
      '<a href="https://bp.example/b.jpg"><img src="https://bp.example/a.jpg"></a>',
      { address: 'https://bp.example/a.jpg', alt: '' },
    ],
    [
      'caption of Blogger',
      '<table class="tr-caption-container"><tbody><tr><td><img src="/a.png"></td></tr><tr><td class="tr-caption">Cap</td></tr></tbody></table>',
      { address: '/a.png', alt: '', caption: 'Cap' },
    ],
    ['data-src', '<img src="data:image/gif;base64,R0" data-src="/a.png">', { address: '/a.png', alt: '' }],
    ['data-lazy-src', '<img src="data:x" data-lazy-src="/a.png">', { address: '/a.png', alt: '' }],
    ['noscript', '<img src="data:x"><noscript><img src="/a.png"></noscript>', { address: '/a.png', alt: '' }],
    ['srcset', '<img srcset="/s.png 300w, /a.png 900w">', { address: '/a.png', alt: '' }],
    [
      'picture',
      '<picture><source srcset="/a.webp 2x"><img alt="A" src="data:x"></picture>',
      { address: '/a.webp', alt: 'A' },
    ],
  ])('a picture: %s', (_name, html, picture) => {
    const made = toBody(html, { hosts: [] });
    expect(Object.values(made.pictures)).toEqual([picture]);
    expect(made.parts.pictures).toEqual({ preserved: 1, changed: 0, lost: 0 });
  });

  it('a picture beside its copy for readers without scripts is one picture', () => {
    const html = '<img src="data:x" data-src="/a.png"><noscript><img src="/a.png"></noscript>';
    expect(Object.keys(toBody(html, { hosts: [] }).pictures)).toEqual(['picture-1']);
  });

  const tweet =
    '<blockquote class="twitter-tweet"><p lang="en">Hour <b>sixteen</b>.</p>&mdash; Mara Lindqvist (@mara) <a href="https://twitter.com/mara/status/123?s=20">May 1, 2024</a></blockquote>';
  it.each([
    [
      'youtube',
      '<iframe src="//www.youtube.com/embed/abcdefghijk?rel=0" title="T"></iframe>',
      { type: 'youtube', videoId: 'abcdefghijk', title: 'T' },
    ],
    [
      'shorts',
      '<p>https://www.youtube.com/shorts/abcdefghijk</p>',
      { type: 'youtube', videoId: 'abcdefghijk' },
    ],
    [
      'vimeo',
      '<iframe data-src="https://player.vimeo.com/video/123"></iframe>',
      { type: 'vimeo', videoId: '123' },
    ],
    [
      'post on X',
      tweet,
      {
        type: 'twitter',
        postId: '123',
        author: 'Mara Lindqvist',
        handle: 'mara',
        text: 'Hour sixteen.',
        date: '2024-05-01T12:00:00.000Z',
      },
    ],
    [
      'address of X',
      '<p>https://x.com/mara/status/123</p>',
      { type: 'twitter', postId: '123', handle: 'mara' },
    ],
    [
      'instagram',
      '<blockquote class="instagram-media"><a href="https://www.instagram.com/p/CxYz12345/">A post by Mara</a></blockquote>',
      { type: 'instagram', postId: 'CxYz12345', text: 'A post by Mara' },
    ],
    [
      'reddit',
      '<p>https://www.reddit.com/r/laptops/comments/abc123/battery_numbers/</p>',
      {
        type: 'reddit',
        path: '/r/laptops/comments/abc123/battery_numbers/',
        title: 'battery numbers',
        community: 'r/laptops',
      },
    ],
    ['audio', '<audio controls src="/a.mp3"></audio>', { type: 'podcast', url: '/a.mp3', title: 'a.mp3' }],
    [
      'code',
      '<pre><code class="language-js">if (a &lt; b) {\n\t<span>x</span>();\n}\n</code></pre>',
      { type: 'code', language: 'js', code: 'if (a < b) {\n\tx();\n}\n' },
    ],
    [
      'code of a highlighter',
      '<pre class="brush: js">\nif (a &lt; b)\n</pre>',
      { type: 'code', language: 'js', code: 'if (a < b)\n' },
    ],
    [
      'a player of Flash',
      '<object><param name="movie" value="http://www.youtube.com/v/abcdefghijk"><embed src="http://www.youtube.com/v/abcdefghijk"></object>',
      { type: 'youtube', videoId: 'abcdefghijk' },
    ],
    [
      'a frame of no type',
      '<iframe src="https://maps.example/1"></iframe>',
      { type: 'imported', system: 'html', name: 'iframe maps.example' },
    ],
    ['a form', '<form action="/x"><label>Name <input></label></form>', { type: 'imported', name: 'form' }],
    ['a script', '<script src="https://gist.example/1.js"></script>', { type: 'imported', name: 'script' }],
  ])('an embed: %s', (_name, html, embed) => {
    const { embeds, body: text } = toBody(`<p>Before.</p>${html}<p>After.</p>`, { hosts: [] });
    expect(Object.values(embeds)).toMatchObject([embed]);
    expect(text).toMatch(/^<p>Before\.<\/p>\s*\[shortcode type="\w+" uuid="[\w-]+"\]\s*<p>After\.<\/p>$/);
  });

  it('resolves what the reader marked, in place; a marker of the input is only an element', () => {
    const parts = createParts();
    const html = [
      `<p>One</p>${parts.gallery({ title: '', pictures: [{ address: '/a.png', alt: 'A' }] })}`,
      `<figure>${parts.picture({ address: '/b.png', alt: 'B' })}<figcaption>Cap</figcaption></figure>`,
      `<p>Two</p>${parts.unknown({ system: 'wordpress', name: 'form', markup: '[form]' })}`,
      `${parts.audio({ address: 'https://a.example/x.mp3', title: 'X' })}${parts.embed({ type: 'pullQuote', quote: 'Q' })}`,
      '<part-000000 n="0"></part-000000>',
    ].join('');
    const made = toBody(html, { hosts: [], parts });
    expect(made.body.match(/(?<=type=")\w+/g)).toEqual([
      'gallery',
      'image',
      'imported',
      'podcast',
      'pullQuote',
    ]);
    expect(made.pictures).toEqual({ 'picture-2': { address: '/b.png', alt: 'B', caption: 'Cap' } });
    expect(made.marked).toBe(1);
    expect(made.parts.embeds.preserved).toBe(2);
  });

  const deep = (depth: number) =>
    `${'<div><b>'.repeat(depth)}deep words${'</b></div>'.repeat(depth)}<p>last</p>`;
  it.each([
    ['deep', deep(250)],
    ['too deep', deep(600)],
    ['far too deep', deep(100_000)],
    ['a post', tweet],
    [
      'everything',
      '<h1>A</h1><ul><li>b<li>c</ul><table><caption>d</caption><tr><th>e<td>f</table><dl><dt>g<dd>h</dl><pre>i\nj</pre>',
    ],
    ['a figure', '<figure><img src="/a"><figcaption>one <b>two</b></figcaption></figure>three'],
  ])('no word is lost: %s', (_name, html) => {
    const made = toBody(html, { hosts: [] });
    const after = [
      visibleText(made.body),
      ...Object.values(made.embeds).map(embedText),
      ...Object.values(made.pictures).map(({ caption }) => caption ?? ''),
    ].join(' ');
    expect(compareWords(visibleText(html), after)).toMatchObject({ lost: 0 });
  });

  it('links to the pages beside it are paths, those to files are found beside the text', () => {
    const { body: text } = toBody(
      '<p><a href="../two/?a#b">1</a><a href="sub">2</a><a href="plan.pdf">3</a><a href="mailto:a@b.example">4</a></p>',
      { hosts: [], base: '/blog/one/' },
    );
    expect(text.match(/(?<=href=")[^"]+/g)).toEqual([
      '/blog/two/?a#b',
      '/blog/one/sub',
      'plan.pdf',
      'mailto:a@b.example',
    ]);
  });

  it('links that have no place are named', () => {
    const { changes } = toBody(
      '<figure><a href="https://museum.example/"><img src="/a.png"></a><figcaption>By <a href="https://ines.example/">Ines</a></figcaption></figure><p>x<sup><a href="#fn1">1</a></sup></p>',
      { hosts: [] },
    );
    expect(changes).toEqual([
      'left out: the link of a picture to https://museum.example/',
      'a link in a caption became words: https://ines.example/',
      'links to places inside the text that have no heading became words: 1',
    ]);
  });

  it('scripts are never text', () => {
    const { body: text } = toBody('<p>a<script>alert(1)</script>b</p><svg><script>alert(2)</script></svg>', {
      hosts: [],
    });
    expect(text).not.toContain('alert');
  });
});
