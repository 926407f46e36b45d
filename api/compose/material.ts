import type { Embed } from '#content/entities/embed.ts';
import type { StoryInput } from '#content/entities/story-input.ts';
import { affiliateHrefs } from '#content/rules/affiliate-link.ts';
import { parseBody } from '#content/rules/body/parse-body.ts';
import { sanitiseHtml } from '#content/rules/body/sanitise-html.ts';
import { isFaq } from '#content/rules/is-faq.ts';
import { storyForm } from '#content/rules/story-form.ts';
import type { AnswerContext } from '../answer-context.ts';
import { refsOf } from '../links/story-refs.ts';
import type { Material } from '../memory/cached-values.ts';
import { presentImagesWithin } from '../present/image.ts';
import { noParts, presentParts } from '../present/parts.ts';
import { getParts } from '../store/parts.ts';
import type { PublishedRow } from '../store/published.ts';
import { splitParts } from '../write/story-parts.ts';
import { faqToInfoCards } from './faq-to-info-cards.ts';

type SavedStory = StoryInput & { id: string };

export const materialKey = ({ n, version }: { n: number; version: number }) => `${n}:${version}`;

export async function materialOf(row: PublishedRow, context: AnswerContext): Promise<Material> {
  const key = materialKey(row);
  const known = context.materials.get(key);
  if (known) return known;
  const parts = row.has_parts ? presentParts(await getParts(context.db, row.n)) : noParts;
  const doc = JSON.parse(row.doc) as SavedStory;
  const material = makeMaterial(withParts(doc, parts), context);
  context.materials.set(key, material, row.doc.length);
  return material;
}

/** Of a version that is not published: taken apart and put together as it will be, so that its page is the same. */
export function materialOfVersion(n: number, story: SavedStory, context: AnswerContext): Material {
  const { doc, parts } = splitParts(story, n);
  return makeMaterial(withParts({ ...doc, id: story.id }, presentParts(parts)), context);
}

function withParts(
  doc: SavedStory,
  { listicles, reviewCards, relatedProduct }: ReturnType<typeof presentParts>,
): SavedStory {
  return {
    ...doc,
    ...(doc.kind === 'article' ? { listicles, reviewCards } : {}),
    ...(relatedProduct ? { relatedProduct } : {}),
  } as SavedStory;
}

/** Sanitised again when read: content stored by an older release must meet the current rules. */
function makeMaterial(stored: SavedStory, context: AnswerContext): Material {
  const { ownDomains, affiliate } = context.publication;
  const story = presentImagesWithin(stored, context.present.image);
  if (story.kind === 'gallery') {
    const items = story.items.map((item) =>
      item.body === undefined ? item : { ...item, body: sanitiseHtml(item.body, { ownDomains }).html },
    );
    return { story: { ...story, items }, blocks: [], refs: refsOf(story, []) };
  }
  if (story.kind !== 'article' && story.kind !== 'review')
    return { story, blocks: [], refs: refsOf(story, []) };
  const { blocks, unknown } = parseBody({
    body: story.body,
    additionalShortcodeData: story.additionalShortcodeData as Record<string, Embed>,
    ...(story.kind === 'article' ? { listicles: story.listicles, reviewCards: story.reviewCards } : {}),
    ownDomains,
    affiliateHref: affiliateHrefs(affiliate, story.id),
  });
  if (unknown.length > 0)
    context.log('warn', 'A body has shortcodes without data', { story: story.id, unknown });
  const tags = story.tags.map((slug) => ({ slug }));
  // The questions of an explainer are its chapters.
  const hasCards =
    isFaq({ tags }) &&
    storyForm({ layoutName: 'layoutName' in story ? story.layoutName : undefined }) !== 'explainer';
  const shown = hasCards ? faqToInfoCards(blocks) : blocks;
  return { story, blocks: shown, refs: refsOf(story, shown) };
}
