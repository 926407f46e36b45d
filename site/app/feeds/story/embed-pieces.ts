import { ownEmbeds } from '#config/overrides/embeds.ts';
import type { CountedPart, Embed, MarginPiece } from '#content/entities/embed.ts';
import type { Listicle } from '#content/entities/listicle.ts';
import type { ReviewCard } from '#content/entities/review-card.ts';
import { customFieldProblem } from '#content/rules/custom-embed.ts';
import { type Offer, offersOf } from '#content/rules/offers.ts';
import { formatPrice } from '#content/rules/price.ts';
import { pathFor } from '#content/rules/route-paths.ts';
import type { Piece, PieceLink } from './piece.ts';

const heading = (text: string | undefined, level: 2 | 3 | 4 = 3): Piece[] =>
  text ? [{ kind: 'heading', level, text }] : [];
const text = (words: string | undefined): Piece[] => (words ? [{ kind: 'text', text: words }] : []);
const list = (items: readonly string[] | undefined): Piece[] =>
  items?.length ? [{ kind: 'list', items }] : [];
const links = (items: readonly PieceLink[]): Piece[] => (items.length > 0 ? [{ kind: 'links', items }] : []);
const prose = (html: string | undefined): Piece[] => (html ? [{ kind: 'prose', html }] : []);

/** An embed where nothing can be rendered or pressed. Purely interactive embeds are left out. */
export function embedPieces(embed: Embed): Piece[] {
  if (embed.type === 'custom') return customPieces(embed);
  switch (embed.type) {
    case 'image':
      return [{ kind: 'picture', image: embed.image, caption: embed.image.caption }];
    case 'gallery':
      return galleryPieces(embed);
    case 'video':
      return [
        { kind: 'video', title: embed.title, url: pathFor('video', { slug: embed.slug }), host: 'own' },
      ];
    case 'youtube':
      return [
        {
          kind: 'video',
          title: embed.title,
          url: `https://www.youtube.com/watch?v=${encodeURIComponent(embed.videoId)}`,
          host: 'youtube',
        },
      ];
    case 'vimeo':
      return [
        {
          kind: 'video',
          title: embed.title,
          url: `https://vimeo.com/${encodeURIComponent(embed.videoId)}`,
          host: 'vimeo',
        },
      ];
    case 'twitter':
      return [
        {
          kind: 'post',
          network: 'twitter',
          author: `${embed.author} (@${embed.handle.replace(/^@/, '')})`,
          text: embed.text,
          url: `https://x.com/${encodeURIComponent(embed.handle.replace(/^@/, ''))}/status/${encodeURIComponent(embed.postId)}`,
        },
      ];
    case 'instagram':
      return [
        {
          kind: 'post',
          network: 'instagram',
          author: embed.author,
          text: embed.text,
          url: `https://www.instagram.com/p/${encodeURIComponent(embed.postId)}/`,
        },
      ];
    case 'reddit':
      return links([
        {
          text: `${embed.title} (${embed.community})`,
          url: URL.parse(embed.path, 'https://www.reddit.com/')?.href ?? 'https://www.reddit.com/',
        },
      ]);
    case 'chart':
      return chartPieces(embed);
    case 'newsletter':
    case 'imported':
      return [];
    case 'relatedLinks':
      return [...heading(embed.title), ...links(embed.items.map(({ title, url }) => ({ text: title, url })))];
    case 'reviewCard':
      return reviewCardPieces(embed.card);
    case 'infoCard':
      return [...heading(embed.title), ...(embed.html ? prose(embed.html) : text(embed.text))];
    case 'buyButton':
      return links([offerPieceLink(embed)]);
    case 'commercePromo':
      return [
        ...heading(embed.title),
        ...text(embed.text),
        ...links(embed.items.map(({ title, url }) => ({ text: title, url }))),
      ];
    case 'timeline':
      return [
        ...heading(embed.title),
        ...list(
          embed.events.map((event) =>
            [`${event.date}: ${event.title}`, event.text].filter(Boolean).join('. '),
          ),
        ),
      ];
    case 'podcast':
      return [
        ...links([{ text: [embed.show, embed.title].filter(Boolean).join(': '), url: embed.url }]),
        ...(embed.transcript ?? '').split(/\n\s*\n/).flatMap((paragraph) => text(paragraph.trim())),
      ];
    case 'pullQuote':
      return [{ kind: 'quote', text: embed.quote, credit: embed.credit }];
    case 'listicle':
      return listiclePieces(embed.listicle);
    case 'keyTakeaways':
      return [...heading('Key takeaways'), ...list(embed.items)];
    case 'table':
      return [{ kind: 'table', caption: embed.caption, head: embed.head, rows: embed.rows }];
    case 'code':
      return [{ kind: 'code', language: embed.language, code: embed.code }];
    case 'liveEntry':
      return [...heading(embed.title), ...text(embed.at), ...prose(embed.html)];
    case 'margin':
      return marginPieces(embed.piece);
    case 'scrollChart':
      return scrollChartPieces(embed);
    case 'tally':
      return [...text(embed.title), ...list(countedTexts(embed.parts))];
    case 'sources':
      return sourcesPieces(embed);
    case 'glossary':
      return list(embed.terms.map(({ term, meaning }) => `${term}: ${meaning}`));
    case 'cutText':
    case 'lineSets':
    case 'tryText':
      return explainerPieces(embed);
  }
}

function galleryPieces({ title, slug, items }: Extract<Embed, { type: 'gallery' }>): Piece[] {
  const link = slug ? links([{ text: title, url: pathFor('gallery', { slug }) }]) : [];
  return [...heading(title), { kind: 'pictures', images: items }, ...link];
}

function customPieces({ name, fields }: Extract<Embed, { type: 'custom' }>): Piece[] {
  const own = Object.hasOwn(ownEmbeds, name) ? ownEmbeds[name] : undefined;
  return own && !customFieldProblem(own.fields, fields) ? text(own.toText?.(fields)) : [];
}

function sourcesPieces({ items, credits }: Extract<Embed, { type: 'sources' }>): Piece[] {
  return [
    ...heading('How we know this'),
    ...list(items.map((item) => `${item.title}: ${item.text}`)),
    ...list(credits.map(({ role, name }) => `${role}: ${name}`)),
  ];
}

function explainerPieces(embed: Extract<Embed, { type: 'cutText' | 'lineSets' | 'tryText' }>): Piece[] {
  if (embed.type === 'tryText') return [];
  if (embed.type === 'cutText') return [...list(embed.rows.map(cutWords)), ...text(embed.caption)];
  return [
    ...text(embed.title),
    ...list(embed.groups.map(({ label, note }) => [label, note].filter(Boolean).join(': '))),
    ...text(embed.caption),
  ];
}

const cutWords = ({ label, pieces }: Extract<Embed, { type: 'cutText' }>['rows'][number]) => {
  const cut = pieces.map((piece) => piece.text.trim()).join(' | ');
  return label ? `${label}: ${cut}` : cut;
};

const countedTexts = (parts: readonly CountedPart[]) => parts.map(({ count, label }) => `${count} ${label}`);

function marginPieces(piece: MarginPiece): Piece[] {
  switch (piece.kind) {
    case 'note':
      return text(`${piece.title}: ${piece.text}`);
    case 'quote':
      return [{ kind: 'quote', text: piece.text, credit: piece.title }];
    case 'person':
      return text(`${piece.name}: ${piece.text}`);
    case 'number':
      return text(`${piece.value}: ${piece.text}`);
    case 'count':
      return [
        ...heading(piece.title, 4),
        ...list(piece.items.map(({ label, value }) => `${label}: ${value}`)),
        ...text(piece.text),
      ];
    case 'figure':
      return [...heading(piece.title, 4), ...text(piece.text), ...list(countedTexts(piece.parts))];
    case 'related':
      return [
        ...heading(piece.title, 4),
        ...links(piece.items.map(({ title, url }) => ({ text: title, url }))),
      ];
  }
}

function scrollChartPieces(chart: Extract<Embed, { type: 'scrollChart' }>): Piece[] {
  return [
    {
      kind: 'table',
      caption: chart.unit ? `${chart.title} (${chart.unit})` : chart.title,
      head: ['', chart.description ?? chart.title],
      rows: chart.labels.map((label, index) => [label, String(chart.values[index] ?? '')]),
    },
    ...list(chart.steps.map((step) => `${step.title}: ${step.text}`)),
    ...text(`Source: ${chart.source}`),
  ];
}

/** A chart is its numbers. */
function chartPieces(chart: Extract<Embed, { type: 'chart' }>): Piece[] {
  const caption = chart.unit ? `${chart.title} (${chart.unit})` : chart.title;
  const rows = chart.labels.map((label, index) => [
    label,
    ...chart.series.map(({ values }) => String(values[index] ?? '')),
  ]);
  return [
    { kind: 'table', caption, head: ['', ...chart.series.map(({ name }) => name)], rows },
    ...text(chart.description),
    ...text(`Source: ${chart.source}`),
  ];
}

const offerPieceLink = ({ merchant, price, url }: Offer): PieceLink => ({
  text: [merchant || 'See it', price === undefined ? '' : formatPrice(price)].filter(Boolean).join(', '),
  url,
  isPaid: true,
});

function listiclePieces(item: Listicle): Piece[] {
  const [first] = item.imageGroup ?? [];
  return [
    ...heading(item.hed),
    ...text(item.subhed),
    ...(first ? [{ kind: 'picture' as const, image: first, caption: item.imageCaptionOverride }] : []),
    ...prose(item.description),
    ...prosAndCons(item),
    ...links(offersOf(item).map(offerPieceLink)),
  ];
}

function reviewCardPieces(card: ReviewCard): Piece[] {
  return [
    ...heading(card.productName),
    ...text(card.rating === undefined ? undefined : `${card.rating} out of 5`),
    ...prosAndCons(card),
    ...links(offersOf(card).map(offerPieceLink)),
  ];
}

export function prosAndCons({
  like,
  dislike,
}: {
  like?: readonly string[] | undefined;
  dislike?: readonly string[] | undefined;
}): Piece[] {
  return [
    ...(like?.length ? [...heading('Pros', 4), ...list(like)] : []),
    ...(dislike?.length ? [...heading('Cons', 4), ...list(dislike)] : []),
  ];
}
