import { describe, expect, it } from 'vitest';
import { shownValue } from './shown-value.ts';

const names: Readonly<Record<string, string>> = { ruth: 'Ruth Calloway', energy: 'Energy', phones: 'Phones' };
const picture = {
  alt: 'The bridge at dawn',
  typeName: 'image',
  bucketType: 'library',
  bucketPath: '/2026/bridge.jpg',
};
const text = (words: string) => ({ kind: 'text', text: words });

describe('the value of a field with two changes', () => {
  it.each([
    ['nothing', null, text('Empty')],
    ['an empty line', '', text('Empty')],
    ['an empty list', [], text('Empty')],
    ['words', 'A headline', text('A headline')],
    ['a switch', true, text('Yes')],
    ['a number', 4.5, text('4.5')],
    ['an author', 'ruth', text('Ruth Calloway')],
    [
      'authors, one of them deleted',
      ['ruth', 'gone'],
      { kind: 'list', items: [text('Ruth Calloway'), text('gone')] },
    ],
    [
      'topics',
      [
        { slug: 'energy', primary: true },
        { slug: 'phones', primary: false },
      ],
      { kind: 'list', items: [text('Energy (the main one)'), text('Phones')] },
    ],
    ['a picture', picture, { kind: 'picture', image: picture, text: 'The bridge at dawn' }],
    [
      'a decorative picture',
      { ...picture, alt: '' },
      { kind: 'picture', image: { ...picture, alt: '' }, text: 'bridge.jpg' },
    ],
    [
      'pictures of a gallery',
      [{ id: 'x', position: 0, title: 'Dawn', relatedObjects: [], image: picture }],
      { kind: 'list', items: [{ kind: 'picture', image: picture, text: 'Title: Dawn' }] },
    ],
    ['other parts', { uuid: 'x', title: 'Range', score: 4 }, text('Title: Range, Score: 4')],
  ])('shows %s', (_, value, expected) => {
    expect(shownValue(value, (id) => names[id] ?? id)).toEqual(expected);
  });
});
