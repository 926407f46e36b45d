import type { StoryType } from '#content/entities/story-types.ts';
import { useStory } from '../../../story/use-story-session.ts';
import { fieldForm, StoryForm } from '../story-form.tsx';

/** Shown elsewhere on this screen. */
const elsewhere = new Set([
  ...['title', 'dek', 'image', 'slug', 'topics', 'tags', 'authorId', 'moreAuthorIds', 'editorIds', 'section'],
  ...['noIndex', 'suppressAds', 'suppressBio', 'suppressComments', 'canonicalUrl', 'typeName'],
  ...['titleTag', 'seoMetaDescription', 'seoOgTitle', 'seoOgDescription', 'seoOgImage'],
  ...['promoHed', 'promoDek', 'promoImage'],
]);

/** Shown in the column of the text. */
const inParts: Partial<Record<StoryType, readonly string[]>> = {
  review: [
    ...['relatedProduct', 'starRating', 'subRatings', 'good', 'bad', 'bottomLine'],
    ...['editorsChoice', 'editorsChoiceDate'],
  ],
  gallery: ['items'],
};

/** Every other field of the story, in forms made from its schema. */
export default function AllFields() {
  const kind = useStory(({ story }) => story.type);
  const fields = useStory((snapshot) => snapshot.fields);
  const names = Object.keys(fields).filter(
    (name) =>
      !elsewhere.has(name) && !inParts[kind]?.includes(name) && fieldForm(kind, name)?.kind !== 'other',
  );
  return <StoryForm names={names} />;
}
