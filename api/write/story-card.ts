import type { StoryInput } from '#content/entities/story-input.ts';
import { chapterMinutes } from '#content/rules/body/chapter-minutes.ts';
import { stepsOf } from '#content/rules/body/how-to-steps.ts';
import { isLongForm } from '#content/rules/is-long-form.ts';
import { isSponsored } from '#content/rules/is-sponsored.ts';
import { isLiveBlog } from '#content/rules/live-blog.ts';
import { endOfCoverage } from '#content/rules/live-coverage.ts';
import { bestOffer, offersOf, resellerOffers } from '#content/rules/offers.ts';
import { choosePreferredDate } from '#content/rules/preferred-date.ts';
import { readMinutes } from '#content/rules/read-time.ts';
import type { StoryCard } from '../present/card.ts';

type Facts = Record<string, string | number | boolean | undefined>;

/** What lists will show of a story. */
export function cardOf(story: StoryInput, id: string, publishedAt: Date, now: Date): StoryCard {
  const datePublished = publishedAt.toISOString();
  return {
    id,
    type: story.kind,
    slug: story.slug,
    title: story.title,
    authorId: story.authorId,
    topics: story.topics,
    datePublished,
    ...(story.kind === 'collection' || story.kind === 'feature'
      ? { date: datePublished, isSponsored: false, image: story.image, description: story.description }
      : {
          date: choosePreferredDate({ ...story, datePublished }, 'shown', now),
          isSponsored: isSponsored({ section: story.section, topics: story.topics }),
          image: story.promoImage ?? story.image,
          section: story.section,
          subType: story.subType,
        }),
    ...ownFields(story),
    metaData: present(metaDataOf(story, datePublished)),
  };
}

function ownFields(story: StoryInput): Partial<StoryCard> {
  switch (story.kind) {
    case 'article':
      return {
        promoTitle: story.promoHed,
        description: story.promoDek ?? story.dek,
        articleType: story.type,
        layoutName: story.layoutName,
      };
    case 'review':
      return {
        promoTitle: story.promoHed ?? story.promoTitle,
        description: story.promoDek ?? story.dek,
        articleType: story.type,
      };
    case 'gallery':
      return { description: story.dek, articleType: story.type, galleryCount: story.items.length };
    case 'video':
      return {
        promoTitle: story.metaData.promoTitle,
        description: story.description ?? story.metaData.promoDescription,
      };
    default:
      return {};
  }
}

function metaDataOf(story: StoryInput, datePublished: string): Facts {
  switch (story.kind) {
    case 'article':
      return {
        readMinutes: story.wordCount > 0 ? readMinutes(story.wordCount) : undefined,
        subType: story.subType,
        layoutName: story.layoutName,
        ...taskOf(story),
        titleEmphasis: story.titleEmphasis,
        chapters: isLongForm(story) ? chapterMinutes(story.body).join(' ') || undefined : undefined,
        coverageEnd: coverageEndOf(story, datePublished),
        ...pickOf(story),
        ...lowestPrice(story),
      };
    case 'review':
      return {
        readMinutes: story.wordCount > 0 ? readMinutes(story.wordCount) : undefined,
        rating: story.rating,
        starRating: story.starRating,
        bottomLine: story.bottomLine,
        editorsChoice: story.editorsChoice || undefined,
        productName: story.preferredProductName,
        price: bestOffer(resellerOffers(story.relatedProduct))?.price ?? story.relatedProduct?.product?.msrp,
      };
    case 'video':
      return { duration: story.duration ?? story.metaData.duration, subType: story.subType };
    case 'collection':
      return { typeSlug: story.typeSlug ?? story.collectionType?.slug };
    default:
      return {};
  }
}

/** A live blog's card says when coverage ends, so that lists need not read its entries. */
function coverageEndOf(story: Extract<StoryInput, { kind: 'article' }>, datePublished: string) {
  if (!isLiveBlog(story)) return undefined;
  const entries = Object.values(story.additionalShortcodeData).flatMap((embed) =>
    embed.type === 'liveEntry' ? [embed] : [],
  );
  return endOfCoverage(datePublished, entries)?.toISOString();
}

/** The guide's top pick and its lowest price. */
function pickOf({ listicles: [pick] }: Extract<StoryInput, { kind: 'article' }>): Facts {
  const best = pick && bestOffer(offersOf(pick));
  return pick ? { editorPick: pick.hed, pickPrice: best?.price, pickUnit: best?.unit } : {};
}

/** The lowest price in a story; hidden prices do not count. */
function lowestPrice(story: Extract<StoryInput, { kind: 'article' }>): Facts {
  const buttons = Object.values(story.additionalShortcodeData).flatMap((embed) =>
    embed.type === 'buyButton' ? [{ price: embed.price, unit: embed.priceUnit }] : [],
  );
  const offers = story.listicles
    .filter(({ usePricing }) => usePricing)
    .flatMap(({ merchantOffers = [] }) => merchantOffers)
    .map(({ offerPrice, priceUnit }) => ({ price: offerPrice, unit: priceUnit }));
  const [lowest] = [...buttons, ...offers]
    .filter(({ price }) => price !== undefined)
    .toSorted((one, other) => (one.price ?? 0) - (other.price ?? 0));
  return { price: lowest?.price, priceUnit: lowest?.unit };
}

/** What a how-to takes: time, steps and things. Only stories that say their time are how-tos. */
function taskOf({ minutesNeeded, needs, body }: Extract<StoryInput, { kind: 'article' }>): Facts {
  if (minutesNeeded === undefined) return {};
  return {
    minutesNeeded,
    stepCount: stepsOf(body).length || undefined,
    needs: needs?.join(', ') || undefined,
  };
}

function present(facts: Facts): Record<string, string | number | boolean> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Record<
    string,
    string | number | boolean
  >;
}
