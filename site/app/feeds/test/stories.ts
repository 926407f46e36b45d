import type { SyndicatedStory } from '#content/entities/syndicated-story.ts';
import { articleExample } from '#content/examples/article.ts';
import { embedExamples } from '#content/examples/embed.ts';
import { galleryExample } from '#content/examples/gallery.ts';
import { reviewExample } from '#content/examples/review.ts';
import { videoExample } from '#content/examples/video.ts';

export const siteUrl = 'https://wavelength.example';

/** Text that breaks careless output. */
export const hostile = [
  ']]> and <![CDATA[ and --> and <!--',
  '<script>alert(1)</script> & "quotes" \'both\' &amp;',
  'control \u0000\u0008\u000b\u001f characters \uFFFE and half a character \uD83D',
  'emoji 👩‍🚀 and a flag 🏴‍☠️',
  'עברית וגם \u202Eالعربية\u202C',
  '# * _ [link](javascript:x) `code` | a | 1. one',
  "= '); drop table stories; -- %00 {{y}}",
];

const dates = { published: '2026-11-14T08:00:00.000Z', updated: '2026-11-15T09:30:00.000Z' };

type StoryOf<T> = Extract<SyndicatedStory['story'], { typeName: T }>;

/** An article with every embed there is. */
export function fullArticle(changes: Partial<StoryOf<'article'>> = {}): SyndicatedStory {
  const bodyBlocks: NonNullable<StoryOf<'article'>['bodyBlocks']> = [
    {
      kind: 'prose',
      html: '<h2 id="h-a">A heading &amp; more</h2><p>Read <a href="/article/other/?a=1&amp;b=2">the other</a> and <a href="#h-a">above</a>.</p><table><thead><tr><th>A</th></tr></thead><tbody><tr><td>1 | 2</td></tr></tbody></table><ul><li>one</li><li><strong>two</strong></li></ul><blockquote><p>So they said.</p></blockquote><pre><code>a &lt; b</code></pre>',
    },
    ...Object.values(embedExamples).map((embed) => ({ kind: 'embed' as const, embed })),
  ];
  const story = { ...articleExample, typeName: 'article' as const, bodyBlocks, ...changes };
  return { path: `/article/${story.slug}/`, ...dates, story };
}

export const stories: Readonly<Record<SyndicatedStory['story']['typeName'], SyndicatedStory>> = {
  article: fullArticle(),
  review: {
    path: `/product/${reviewExample.slug}/`,
    ...dates,
    story: { ...reviewExample, typeName: 'review' },
  },
  gallery: {
    path: `/pictures/${galleryExample.slug}/`,
    ...dates,
    story: { ...galleryExample, typeName: 'gallery' },
  },
  video: { path: `/video/${videoExample.slug}/`, ...dates, story: { ...videoExample, typeName: 'video' } },
};

/** A story whose every text is hostile. */
export function hostileStory(words: string): SyndicatedStory {
  return fullArticle({
    title: words,
    dek: words,
    promoDek: words,
    tags: [{ slug: 'x', name: words }],
    bodyBlocks: [
      { kind: 'embed', embed: { type: 'pullQuote', uuid: '1', quote: words, credit: words } },
      { kind: 'embed', embed: { type: 'keyTakeaways', uuid: '2', items: [words] } },
      { kind: 'embed', embed: { type: 'code', uuid: '3', language: words, code: `\`\`\`\n${words}` } },
      {
        kind: 'embed',
        embed: { type: 'table', uuid: '4', caption: words, head: [words, 'b'], rows: [[words, 'c']] },
      },
      {
        kind: 'embed',
        embed: { type: 'relatedLinks', uuid: '5', title: words, items: [{ title: words, url: '/x/' }] },
      },
    ],
  });
}
