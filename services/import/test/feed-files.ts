import { escapeText } from '#platform/escape-html.ts';

/** What entries of feeds contain, each case as three entries. */
const bodies: readonly string[] = [
  '<p>Plain words.</p>',
  '<figure><img src="https://feed.example/a.png" alt="A"/><figcaption>A caption</figcaption></figure><p>After it</p>',
  '<ul><li>One</li><li>Two</li></ul>',
  '<blockquote><p>Quiet words</p></blockquote>',
  '<table><tr><th>Lamp</th><td>2 kg</td></tr></table><p>Weights</p>',
  '<pre><code>let lamp = 1;</code></pre>',
  '<iframe src="https://www.youtube.com/embed/abcdefghijk"></iframe><p>A video</p>',
  '<p>https://vimeo.com/76979871</p><p>Another one</p>',
  '<h2>A heading</h2><p>Words with <a href="https://feed.example/stories/1.html">a link</a></p>',
  '<p>漢字 &amp; Größe – “quoted”</p>',
];
const entries = Array.from({ length: bodies.length * 3 }, (_, index) => ({
  number: index + 1,
  body: bodies[index % bodies.length] ?? '',
  link: `https://feed.example/stories/${index + 1}.html`,
}));

/** Thirty entries as RSS 2.0. */
export function rssFile(): string {
  const items = entries.map(
    ({ number, body, link }) =>
      `<item><title>Entry ${number}</title><link>${link}</link><guid>${link}</guid><dc:creator>Ada Brook</dc:creator>` +
      `<category>Lamps</category><pubDate>Wed, 01 May 2024 09:30:00 GMT</pubDate>` +
      `<content:encoded><![CDATA[${body}]]></content:encoded></item>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
<title>Feed</title><link>https://feed.example/</link>
${items.join('\n')}
</channel></rss>`;
}

/** The same as Atom 1.0. */
export function atomFile(): string {
  const items = entries.map(
    ({ number, body, link }) =>
      `<entry><title>Entry ${number}</title><link href="${link}"/><id>${link}</id><author><name>Ada Brook</name></author>` +
      `<category term="Lamps"/><published>2024-05-01T09:30:00Z</published><updated>2024-05-02T09:30:00Z</updated>` +
      `<content type="html">${escapeText(body)}</content></entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><title>Feed</title><link href="https://feed.example/"/><id>feed</id>
<updated>2024-05-02T09:30:00Z</updated>
${items.join('\n')}
</feed>`;
}
