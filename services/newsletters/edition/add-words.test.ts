import { expect, it } from 'vitest';
import { noWords } from '#content/rules/edition-words.ts';
import { addWords } from './add-words.ts';

const origin = 'https://wavelength.example';
const head = '<h1 class="ink">Locked</h1><p class="soft introduction" style="margin:0">Every week.</p>';
const story = (slug: string, dek = `<p class="soft dek" style="margin:1px">About ${slug}</p>`) =>
  `<h2 class="ink"><a href="${origin}/article/${slug}/" style="x">${slug}</a></h2>${dek}`;

it('NL-11 puts an introduction and a line per story into an edition, escaped', () => {
  const page = `<body>${head}${story('a')}${story('b')}${story('c', '')}</body>`;
  const introduction = 'One & <b>two</b>.\n\n$& Three.';
  const lines = {
    '/article/b/': 'Read <i>this</i> $1.',
    '/article/c/': 'New.',
    '/article/gone/': 'Not there.',
  };
  expect(addWords(page, { introduction, lines }, origin)).toBe(
    [
      '<body><h1 class="ink">Locked</h1>',
      '<p class="soft introduction" style="margin:0">One &amp; &lt;b&gt;two&lt;/b&gt;.</p>',
      '<p class="soft introduction" style="margin:0">$&amp; Three.</p>',
      story('a'),
      story('b', '<p class="soft dek" style="margin:1px">Read &lt;i&gt;this&lt;/i&gt; $1.</p>'),
      story('c', '<p>New.</p>'),
      '</body>',
    ].join(''),
  );
});

it('NL-11 leaves an edition without words as it is', () => {
  const page = `<body>${head}${story('a')}</body>`;
  expect(addWords(page, noWords, origin)).toBe(page);
});

it('NL-11 adds an introduction to a page that has none, and no line to a page of another site', () => {
  const page = '<body><h1>Locked</h1><h2><a href="https://other.example/article/a/">A</a></h2></body>';
  expect(addWords(page, { introduction: 'Hello.', lines: { '/article/a/': 'No.' } }, origin)).toBe(
    page.replace('</h1>', '</h1><p>Hello.</p>'),
  );
});
