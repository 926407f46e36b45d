import { type CardCase, cardCases } from './card-cases.ts';

type Form = 'html' | 'lexical' | 'mobiledoc';
export interface GhostPost {
  id: string;
  title: string;
  slug: string;
  card: CardCase;
  form: Form;
}

/** A post for each card in each of the forms it has: words before it, the card, words after it. */
export function cardPosts(): (GhostPost & Record<string, unknown>)[] {
  return cardCases.flatMap((card) =>
    (['html', 'lexical', 'mobiledoc'] as const).flatMap((form) => {
      if (card[form] === undefined) return [];
      const title = `${card.card} as ${form}`;
      const slug = title.toLowerCase().replace(/[^a-z0-9]+/g, '-');
      return [
        {
          id: `card-${slug}`,
          uuid: `00000000-0000-4000-8000-${String(slug.length).padStart(12, '0')}-${slug}`,
          title,
          slug,
          card,
          form,
          html: form === 'html' ? `<p>Words before it.</p>${card.html}<p>Words after it.</p>` : null,
          lexical: form === 'lexical' ? lexicalDocument(card) : null,
          mobiledoc: form === 'mobiledoc' ? mobiledocDocument(card) : null,
          status: 'published',
          type: 'post',
          visibility: 'public',
          published_at: '2024-04-02T10:00:00.000Z',
          updated_at: '2024-04-02T10:00:00.000Z',
        },
      ];
    }),
  );
}

const text = (words: string, format = 0) => ({ type: 'extended-text', version: 1, text: words, format });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', version: 1, children });

function lexicalDocument({ lexical }: CardCase): string {
  const children = [
    paragraph(text('Words '), text('before', 1), {
      type: 'link',
      url: 'https://lamps.example/',
      children: [text(' it.')],
    }),
    lexical,
    paragraph(text('Words after it.')),
  ];
  return JSON.stringify({ root: { type: 'root', version: 1, children } });
}

function mobiledocDocument({ card, mobiledoc, mobiledocName }: CardCase): string {
  const name = mobiledocName ?? card.replace(/:.*$/, '').replace(' content', '');
  return JSON.stringify({
    version: '0.3.1',
    atoms: [['soft-return', '', {}]],
    cards: [[name, mobiledoc]],
    markups: [['strong'], ['a', ['href', 'https://lamps.example/']]],
    sections: [
      [
        1,
        'p',
        [
          [0, [], 0, 'Words '],
          [0, [0], 1, 'before'],
          [1, [], 0, 0],
          [0, [1], 1, 'it.'],
        ],
      ],
      [10, 0],
      [1, 'p', [[0, [], 0, 'Words after it.']]],
    ],
  });
}

/** A whole export around any posts. */
export function ghostExport(
  posts: readonly Record<string, unknown>[],
  more: Record<string, unknown[]> = {},
): string {
  const data = {
    posts: posts.map(({ card: _, form: __, ...post }) => post),
    posts_authors: posts.map(({ id }) => ({
      id: `by-${String(id)}`,
      post_id: id,
      author_id: 'u1',
      sort_order: 0,
    })),
    posts_tags: posts.map(({ id }) => ({ id: `in-${String(id)}`, post_id: id, tag_id: 'g1', sort_order: 0 })),
    tags: [{ id: 'g1', name: 'Gear', slug: 'gear', visibility: 'public' }],
    users: [{ id: 'u1', name: 'Tomas Ek', slug: 'tomas', bio: 'Types a lot.' }],
    ...more,
  };
  return JSON.stringify({ db: [{ meta: { exported_on: 1_714_560_000_000, version: '5.80.0' }, data }] });
}
