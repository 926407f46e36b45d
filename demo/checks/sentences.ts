import type { SeedStory } from '#content/seed.ts';

type Story = SeedStory['story'];

const keysWithWords = new Set([
  'alt',
  'bottomLine',
  'caption',
  'dek',
  'description',
  'dislike',
  'good',
  'bad',
  'html',
  'items',
  'keyTakeaways',
  'label',
  'like',
  'pictureCaption',
  'quote',
  'subhed',
  'supplementalText',
  'text',
  'title',
  'transcript',
]);

const plain = (html: string): string =>
  html
    .replace(/\[shortcode [^\]]+\]/g, '\n')
    .replace(/<\/(?:p|li|h2|h3|blockquote)>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', '’')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');

/** Every text of a value, the rows of a table joined into one line each. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return keysWithWords.has(key) ? [plain(value)] : [];
  if (Array.isArray(value)) {
    if (key === 'rows' && Array.isArray(value[0])) return value.map((row) => (row as string[]).join(' · '));
    return value.flatMap((item) => textsIn(item, key));
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, item]) => textsIn(item, inner));
}

/** The prose of the body alone: what a writer wrote between the embeds. */
export function proseOf(story: Story): string[] {
  const body = 'body' in story ? plain(story.body ?? '') : '';
  return sentencesIn(body);
}

/** All that a reader reads besides the headline: prose, embeds, verdict, captions. */
export function bodyTextOf(story: Story): string[] {
  const { title: _, promoHed: __, ...rest } = { promoHed: '', ...story };
  const prose = proseOf(story);
  const items = story.kind === 'gallery' ? textsIn(story.items, 'items') : [];
  return [...prose, ...textsIn(rest).flatMap(sentencesIn), ...items.flatMap(sentencesIn)];
}

const abbreviation = /\b(?:Dr|Mr|Mrs|Ms|St|vs|No|Inc|Co|Jr|a\.m|p\.m|U\.S|e\.g|i\.e)\.$/;

/** A sentence ends at a stop before a capital; an initial or a title before a name is no end. */
export function sentencesIn(text: string): string[] {
  const sentences: string[] = [];
  for (const line of text.split('\n')) {
    let open = '';
    for (const part of line.split(/(?<=[.!?][”"’)]?)\s+(?=[“"‘(]?[A-Z0-9$])/)) {
      open = open ? `${open} ${part}` : part;
      if (abbreviation.test(open) || /\b[A-Z]\.$/.test(open)) continue;
      if (open.trim()) sentences.push(open.trim());
      open = '';
    }
    if (open.trim()) sentences.push(open.trim());
  }
  return sentences;
}
