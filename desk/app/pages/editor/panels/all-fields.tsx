import { useStory } from '../../../story/use-story-session.ts';
import { fieldForm, StoryForm } from '../story-form.tsx';

/** Shown elsewhere on this screen. */
const elsewhere = new Set([
  ...['title', 'dek', 'image', 'slug', 'topics', 'tags', 'authorId', 'moreAuthorIds', 'editorIds', 'section'],
  ...['noIndex', 'suppressAds', 'suppressBio', 'suppressComments', 'canonicalUrl', 'typeName'],
  ...['titleTag', 'seoMetaDescription', 'seoOgTitle', 'seoOgDescription', 'seoOgImage'],
  ...['promoHed', 'promoDek', 'promoImage'],
]);

/** What editors of this kind of story need first. */
const first = [
  'relatedProduct',
  'starRating',
  'subRatings',
  'good',
  'bad',
  'bottomLine',
  'editorsChoice',
  'items',
];

const order = (name: string) => (first.indexOf(name) + first.length + 1) % (first.length + 1);

/** Every other field of the story, in forms made from its schema. */
export default function AllFields() {
  const kind = useStory(({ story }) => story.type);
  const fields = useStory((snapshot) => snapshot.fields);
  const names = Object.keys(fields)
    .filter((name) => !elsewhere.has(name) && fieldForm(kind, name)?.kind !== 'other')
    .sort((a, b) => order(a) - order(b));
  return <StoryForm names={names} />;
}
