import { galleryCopy } from '#app/copy/gallery.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { GalleryItem } from '#content/entities/gallery.ts';
import { Icon } from '#design/icons/icon.tsx';
import { AdSlot } from '../../../components/primitives/ad-slot/ad-slot.tsx';
import { StaticHtml } from '../../../components/primitives/prose/static-html.tsx';
import styles from './gallery-words.module.css';
import { PictureFactsList } from './picture-facts.tsx';
import { RelatedProductCard } from './related-product.tsx';

interface GalleryWordsProps {
  item: GalleryItem;
  number: number;
  count: number;
  /** The gallery's introduction, beside its first picture. */
  dek: string | undefined;
  /** Name of the downloaded data, without its ending. */
  fileName: string;
}

/** Picture number and caption. */
export function GalleryWords({ item, number, count, dek, fileName }: GalleryWordsProps) {
  const title = item.headline ?? item.title;
  return (
    <div className={styles.words}>
      <p className={styles.counter}>
        <b>{number}</b> {galleryCopy.ofCount(count)}
      </p>
      {number === 1 && dek && <p className={styles.dek}>{dek}</p>}
      {title && <h2 className="hd-3">{title}</h2>}
      {item.body ? (
        // The key creates a new element: React does not update adopted markup in the old one.
        <StaticHtml key={item.id} className={styles.text} html={item.body} />
      ) : (
        item.description && <p className={styles.text}>{item.description}</p>
      )}
      <PictureFactsList facts={item.facts} fileName={fileName} />
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
      <AdSlot space="mpu" place="rail" />
    </div>
  );
}
