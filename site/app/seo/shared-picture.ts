import type { Image } from '#content/entities/image.ts';
import type { ComposedPage } from '#content/page/composed-page.ts';
import { mainComponent, storyOf } from '../main-component.ts';
import { mainListOf } from './main-list.ts';

/** The picture a page is shared with: chosen by editors, else its own, else that of the first story it lists. */
export function sharedPicture(page: ComposedPage['data']): Image | undefined {
  const story = storyOf(page);
  const own = [
    story?.seoOgImage,
    story?.promoImage,
    story?.image,
    mainComponent(page, 'Gallery')?.data.image,
    mainComponent(page, 'Video')?.data.image,
    mainComponent(page, 'Collection')?.data.image,
    mainComponent(page, 'Feature')?.data.image,
    mainComponent(page, 'Topic')?.data.image,
    ...(mainListOf(page)?.items.map(({ image }) => image) ?? []),
  ];
  return own.find((image) => image?.urls?.seo_image);
}
