import { describe, expect, it } from 'vitest';
import { blockToHtml, inlineToHtml } from './markdown.ts';

describe('the Markdown of our writers', () => {
  it.each([
    ['plain words', 'plain words'],
    ['**bold** and *italic*', '<strong>bold</strong> and <em>italic</em>'],
    ['see [the guide](/how-to/)', 'see <a href="/how-to/">the guide</a>'],
    ['run `npm *ci* <b>`', 'run <code>npm *ci* &lt;b&gt;</code>'],
    ['a < b & "c"', 'a &lt; b &amp; &quot;c&quot;'],
    ['<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['[x](//elsewhere.example)', '[x](//elsewhere.example)'],
    ['[x](/a"onclick="b)', '<a href="/a&quot;onclick=&quot;b">x</a>'],
  ])('VAL-03 turns %s into safe HTML', (source, html) => {
    expect(inlineToHtml(source)).toBe(html);
  });

  it.each([
    ['## A heading', '<h2>A heading</h2>'],
    ['### Smaller', '<h3>Smaller</h3>'],
    ['# Not ours', '<p># Not ours</p>'],
    ['- one\n- **two**', '<ul><li>one</li><li><strong>two</strong></li></ul>'],
    ['1. one\n2. two', '<ol><li>one</li><li>two</li></ol>'],
    ['> so it is\n> said', '<blockquote><p>so it is said</p></blockquote>'],
    ['two lines\nof one paragraph', '<p>two lines of one paragraph</p>'],
  ])('makes a block of %j', (source, html) => {
    expect(blockToHtml(source)).toBe(html);
  });
});
