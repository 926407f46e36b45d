import { describe, expect, it } from 'vitest';
import { storyInput } from '#content/entities/story-input.ts';
import { readPiece } from './read-piece.ts';

const now = new Date('2026-11-14T12:00:00Z');

function piece(fields: Record<string, string>, body: string): string {
  const head = {
    kind: 'article',
    title: 'Quiet laptops',
    slug: 'quiet-laptops',
    dek: 'They stopped humming.',
    author: 'tomas-lindqvist',
    topics: 'laptops, pcs',
    hoursAgo: '2',
    picture: 'laptops-1',
    ...fields,
  };
  const lines = Object.entries(head).map(([key, value]) => `${key}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n${body}\n`;
}

const chart = [
  '```embed chart',
  '{ "kind": "bar", "title": "Noise", "labels": ["A"], "series": [{ "name": "dB", "values": [31] }], "source": "Our desk" }',
  '```',
].join('\n');

describe('hand-written pieces', () => {
  it('reads how far the newsroom is with a story', () => {
    const fields = { state: 'draft', stage: 'legal', dueInHours: '-2', priority: 'high' };
    expect(readPiece('a.md', piece(fields, 'Words.'), now)).toMatchObject({
      state: 'draft',
      work: { stage: 'legal', dueAt: '2026-11-14T10:00:00.000Z', priority: 'high' },
    });
    expect(readPiece('a.md', piece({ state: 'draft' }, 'Words.'), now)).not.toHaveProperty('work');
    expect(() => readPiece('a.md', piece({ stage: 'printing' }, 'Words.'), now)).toThrow(
      'a.md:10: "stage" must be one of idea, writing, editing, legal, ready, not "printing"',
    );
  });

  it('EN-13 reads an article with prose and an embed in order', () => {
    const { story, state } = readPiece('a.md', piece({}, `First *words*.\n\n${chart}\n\nLast words.`), now);
    expect(state).toBe('published');
    if (story.kind !== 'article') throw new Error('not an article');
    expect(story.body?.split('\n')).toEqual([
      '<p>First <em>words</em>.</p>',
      expect.stringMatching(/^\[shortcode type="chart" uuid="[0-9a-f]{8}-1"\]$/),
      '<p>Last words.</p>',
    ]);
    expect(story.datePublished).toBe('2026-11-14T10:00:00.000Z');
    expect(story.topics).toEqual([
      { slug: 'laptops', primary: true },
      { slug: 'pcs', primary: false },
    ]);
    expect(storyInput.safeParse(story).success).toBe(true);
  });

  it('dates a quoted post by the story that quotes it', () => {
    const post =
      '{ "postId": "1", "author": "Femi", "handle": "femi", "text": "I checked ours.", "date": "2020-01-01" }';
    const { story } = readPiece('p.md', piece({}, `Words.\n\n\`\`\`embed twitter\n${post}\n\`\`\``), now);
    if (story.kind !== 'article') throw new Error('not an article');
    expect(JSON.stringify(story.additionalShortcodeData)).toContain('"date":"2026-11-14"');
  });

  it('EN-16 reads a review with its verdict', () => {
    const fields = {
      kind: 'review',
      starRating: '4.5',
      good: 'Silent | Light, for its size',
      bad: 'Two ports',
      subRatings: 'Design 4.5 | Battery life 5',
    };
    const { story } = readPiece('r.md', piece(fields, 'It is quiet.'), now);
    expect(story).toMatchObject({
      rating: '4.5',
      editorsChoice: true,
      good: ['Silent', 'Light, for its size'],
      subRatings: [
        { name: 'Design', rating: 4.5 },
        { name: 'Battery life', rating: 5 },
      ],
    });
  });

  it('EN-21 gives a listicle the id of its embed and lists it', () => {
    const block = '```embed listicle\n{ "listicle": { "hed": "Halden Book 14" } }\n```';
    const { story } = readPiece('l.md', piece({ type: 'best-list' }, block), now);
    if (story.kind !== 'article') throw new Error('not an article');
    const [uuid] = Object.keys(story.additionalShortcodeData ?? {});
    expect(story.listicles).toMatchObject([{ uuid, hed: 'Halden Book 14' }]);
  });

  it.each([
    ['no front matter', 'hello', 'x.md:1: must begin with a line of three hyphens'],
    ['unknown topic', piece({ topics: 'laptos' }, 'a'), 'x.md:7: "topics" names no topic "laptos"'],
    ['unknown author', piece({ author: 'nobody' }, 'a'), 'x.md:6: "author" names no author "nobody"'],
    ['unknown type', piece({ type: 'poem' }, 'a'), 'x.md:10: "type" must be one of'],
    ['bad number', piece({ hoursAgo: 'soon' }, 'a'), 'x.md:8: "hoursAgo" must be a number'],
    ['unknown embed', piece({}, 'a\n\n```embed hologram\n{}\n```'), 'x.md:13: there is no embed called'],
    ['broken JSON', piece({}, 'a\n\n```embed chart\n{ oops\n```'), 'x.md:13: not valid JSON'],
    ['missing field', piece({}, '```embed infoCard\n{ "title": "A" }\n```'), 'x.md:11: infoCard: text'],
    ['open fence', piece({}, '```embed chart\n{}'), 'x.md:11: the chart embed is never closed'],
  ])('VAL-02 says where a piece is wrong: %s', (_name, source, message) => {
    expect(() => readPiece('x.md', source, now)).toThrow(message);
  });
});
