import { expect, it } from 'vitest';
import { cleanText } from './clean-text.ts';
import { htmlText } from './html-text.ts';
import { sanitiseHtml } from './sanitise-html.ts';

it.each([
  'Plain words',
  '<p>One</p><p>Two &amp; <em>three</em></p>',
  '<p>A  line<br>and another</p>',
  '<ul><li>one</li><li>two <a href="/x/">links</a><ul><li>deeper</li></ul></li></ul>',
  '<blockquote><p>quoted &lt;b&gt;</p></blockquote><h3>Head</h3><pre><code>a\n  b</code></pre>',
  '<p></p><p> </p>',
  '<table><tr><th>a</th><td>b</td></tr></table>',
])('a parser reads the same text in %s', (html) => {
  const clean = sanitiseHtml(html, { ownDomains: [] }).html;
  expect(cleanText(clean)).toBe(htmlText(clean));
});
