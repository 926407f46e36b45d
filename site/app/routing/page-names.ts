/** The files in `pages/`; apart from their imports, so that the route table can name them without a cycle. */
export type PageName =
  | 'front-door'
  | 'article'
  | 'listing'
  | 'index-form'
  | 'deals'
  | 'innovation-index'
  | 'newsletter'
  | 'newsletters'
  | 'search'
  | 'topics'
  | 'author'
  | 'collection'
  | 'composed'
  | 'user'
  | 'logout'
  | 'review'
  | 'gallery'
  | 'video-door'
  | 'video'
  | 'video-share'
  | 'topic'
  | 'saved'
  | 'offline'
  | 'error-static'
  | 'error-throw'
  | OwnPageName;

/** A page of the publication's `overrides` folder. */
export type OwnPageName = `own-${string}`;

export type LayoutName = 'default' | 'landing' | 'newsletter' | 'error' | 'empty';
