import { copy } from '#app/copy/site.ts';
import type { Gallery } from '#content/entities/gallery.ts';
import { StoryCard } from '../../../components/story/story-card/story-card.tsx';
import styles from './gallery-related.module.css';
import { RelatedProductCard } from './related-product.tsx';

/** The product and the stories a gallery belongs to. */
export function GalleryRelated({ story }: { story: Gallery }) {
  if (story.relatedObjects.length === 0 && !story.relatedProduct) return null;
  return (
    <aside className={`wrap ${styles.related}`} aria-label={copy.related} data-print="none">
      {story.relatedProduct && <RelatedProductCard product={story.relatedProduct} />}
      {story.relatedObjects.slice(0, 6).map((link) => (
        <StoryCard key={link.id} story={link} size="s" ratio="3/2" level={2} />
      ))}
    </aside>
  );
}
