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
import { faqToInfoCards } from './faq-to-info-cards.ts';

export const materialKey = ({ n, version }: { n: number; version: number }) => `${n}:${version}`;

export async function materialOf(row: PublishedRow, context: AnswerContext): Promise<Material> {
  const key = materialKey(row);
  const known = context.materials.get(key);
  if (known) return known;
  const { listicles, reviewCards, relatedProduct } = row.has_parts
    ? presentParts(await getParts(context.db, row.n))
    : noParts;
  const doc = JSON.parse(row.doc) as StoryInput & { id: string };
  const story = {
    ...doc,
    ...(doc.kind === 'article' ? { listicles, reviewCards } : {}),
    ...(relatedProduct ? { relatedProduct } : {}),
  } as StoryInput & { id: string };
  const material = makeMaterial(story, context);
  context.materials.set(key, material, row.doc.length);
  return material;
}

/** Sanitised again when read: content stored by an older release must meet the current rules. */
export function makeMaterial(stored: StoryInput & { id: string }, context: AnswerContext): Material {
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
