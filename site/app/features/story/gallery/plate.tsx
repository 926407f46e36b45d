import { galleryCopy } from '#app/copy/gallery.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { GalleryItem } from '#content/entities/gallery.ts';
import { Icon } from '#design/icons/icon.tsx';
import { Picture } from '../../../components/primitives/picture/picture.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import { pictureHref, plateId } from './picture-address.ts';
import { PictureFactsList } from './picture-facts.tsx';
import { fitOf } from './picture-fit.ts';
import styles from './plate.module.css';
import type { PlateSize } from './plate-sizes.ts';
import { RelatedProductCard } from './related-product.tsx';

interface PlateProps {
  item: GalleryItem;
  /** From 1. */
  number: number;
  size: PlateSize;
  basePath: string;
  /** The gallery's slug, for the file name of data. */
  slug: string;
  priority: boolean;
}

/** One picture with its number, its title, its text and its facts. The picture links to itself alone. */
export function Plate({ item, number, size, basePath, slug, priority }: PlateProps) {
  const title = item.headline ?? item.title;
  return (
    <li className={styles.plate} id={plateId(number)} data-size={size} data-plate>
      <figure className={styles.figure}>
        <a
          className={styles.picture}
          data-fit={fitOf(item)}
          href={pictureHref(basePath, number)}
          data-plate-open
        >
          <Picture
            image={item.image}
            sizes={size === 'half' ? '(min-width: 64rem) 46vw, 100vw' : '(min-width: 64rem) 70vw, 100vw'}
            ratio="16/10"
            priority={priority}
            alt={item.image?.alt}
          />
          <span className="vh">{galleryCopy.openAlone(number)}</span>
        </a>
        <figcaption className={styles.caption}>
          <p className={styles.number} aria-hidden="true">
            {number}
          </p>
          <div className={styles.words} dir="auto">
            {title && <h2 className={styles.title}>{title}</h2>}
            {item.body ? (
              <StaticHtml className={styles.text} html={item.body} />
            ) : (
              item.description && <p className={styles.text}>{item.description}</p>
            )}
            {item.photoCredit && <p className={styles.credit}>{item.photoCredit}</p>}
            {item.relatedObjects.map((link) => (
              <SiteLink key={link.id} className={styles.more} to={link.url}>
                <span>
                  <span className="vh">{galleryCopy.readFullStory}: </span>
                  {link.promoTitle ?? link.title}
                </span>
                <Icon name="arrow-right" />
              </SiteLink>
            ))}
            {item.relatedProduct && <RelatedProductCard product={item.relatedProduct} />}
          </div>
          <PictureFactsList facts={item.facts} fileName={`${slug}-${number}`} isNarrow={size !== 'half'} />
        </figcaption>
      </figure>
    </li>
  );
}
