import type { IncomingPublication, IncomingStory, RejectedImport } from '#content/incoming.ts';

export const story = (id: number, more: Partial<IncomingStory> = {}): IncomingStory => ({
  sourceId: `post/${id}`,
  slug: `old-post-${id}`,
  title: `Old post ${id}`,
  body: '<p>Kept words<script>alert(1)</script> <a href="javascript:x()">there</a></p>\n[shortcode type="image" uuid="picture-1"]',
  pictures: { 'picture-1': { address: 'https://old.example/a.png', alt: 'A' } },
  embeds: {},
  state: 'published',
  datePublished: '2024-05-01T09:30:00.000Z',
  authors: ['mara'],
  topics: ['night-lamps', 'laptops'],
  tags: ['how-to'],
  oldPaths: [`/2024/05/old-post-${id}/`],
  changes: [],
  ...more,
});

export const from = (
  stories: readonly (IncomingStory | RejectedImport)[],
  more: Partial<IncomingPublication> = {},
): IncomingPublication => ({
  source: 'wordpress:old.example',
  authors: [{ key: 'mara', name: 'Mara Lindqvist' }],
  topics: [{ slug: 'night-lamps', name: 'Night lamps', parent: 'tech' }],
  tags: [{ slug: 'how-to', name: 'How to' }],
  storyCount: stories.length,
  async *stories() {
    yield* stories;
  },
  ...more,
});

export const image = {
  alt: 'A',
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: 'imported/aa/a.png',
  width: 4,
  height: 3,
};
