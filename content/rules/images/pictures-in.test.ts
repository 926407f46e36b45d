import { expect, it } from 'vitest';
import { picturesIn } from './pictures-in.ts';

const picture = (name: string, more: object = {}) => ({
  typeName: 'image',
  bucketType: 'hub',
  bucketPath: name,
  alt: name,
  ...more,
});

it.each<[string, unknown, string[]]>([
  ['a story without pictures', { title: 'A', body: '' }, []],
  ['the main picture', { image: picture('a.jpg') }, ['hub/a.jpg']],
  [
    'embeds, galleries and products',
    {
      additionalShortcodeData: { x: { type: 'gallery', items: [picture('a.jpg'), picture('b.jpg')] } },
      listicles: [{ product: { images: [picture('c.jpg')] } }],
    },
    ['hub/a.jpg', 'hub/b.jpg', 'hub/c.jpg'],
  ],
  ['one picture twice', { image: picture('a.jpg'), seo: { image: picture('a.jpg') } }, ['hub/a.jpg']],
  ['an image without an original', { image: { typeName: 'image', alt: 'lost' } }, []],
  [
    'a picture filed by day',
    { image: { typeName: 'image', id: 'n1', filename: 'f.png', dateCreated: { date: '2026-01-02 10:00' } } },
    ['hub/2026/01/02/n1/f.png'],
  ],
  ['no story at all', null, []],
])('finds the pictures of %s', (_name, story, expected) => {
  expect([...picturesIn(story).keys()]).toEqual(expected);
});
