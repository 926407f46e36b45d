const labels: Readonly<Record<string, string>> = {
  title: 'Headline',
  dek: 'Dek',
  slug: 'Address',
  authorId: 'Author',
  moreAuthorIds: 'More authors',
  editorIds: 'Edited by',
  mainImage: 'Main picture',
  canonicalUrl: 'Canonical address',
  titleTag: 'Title for search',
  seoMetaDescription: 'Description for search',
  seoOgTitle: 'Title of the shared card',
  seoOgDescription: 'Text of the shared card',
  seoOgImage: 'Picture of the shared card',
  promoHed: 'Front headline',
  promoDek: 'Front dek',
  promoImage: 'Front picture',
  noIndex: 'Keep out of search engines',
  suppressAds: 'No ads',
  suppressBio: 'No author box',
  suppressComments: 'No comments',
  editorsChoice: 'Editors’ choice',
  starRating: 'Score out of five',
  subRatings: 'Scores in parts',
  relatedProduct: 'Product',
};

/** The name of a field for editors; others are named as the API names them, in words. */
export function fieldLabel(name: string): string {
  const words = name
    .replaceAll(/([A-Z]+)/g, ' $1')
    .trim()
    .toLowerCase();
  return labels[name] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
