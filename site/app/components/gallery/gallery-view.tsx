import type { GalleryItem } from '#content/entities/gallery.ts';
import { storyPath } from '../article/story-path.ts';
import { Byline } from '../byline/byline.tsx';
import { Crumbs } from '../crumbs/crumbs.tsx';
import type { ViewProps } from '../page-body/view.ts';
import { Picture } from '../picture/picture.tsx';
import { StaticHtml } from '../prose/static-html.tsx';
import { sectionOf } from '../section/section-of.ts';
import styles from './gallery-view.module.css';

/** A gallery on ink: every picture with its number and words, one after the other. */
export function GalleryView({ component, priority }: ViewProps<'Gallery'>) {
  const story = component.data;
  return (
    <article className={`stage ${styles.gallery}`} data-s={sectionOf(story)}>
      <header className={`wrap ${styles.head}`}>
        <Crumbs path={storyPath(story.topics)} />
        <h1 className="hd-1">{story.headline ?? story.title}</h1>
        {story.dek && <p className={styles.dek}>{story.dek}</p>}
        <Byline story={story} />
      </header>
      <ol className={`wrap ${styles.items}`}>
        {story.items.map((item, index) => (
          <Item
            key={item.id}
            item={item}
            number={index + 1}
            count={story.items.length}
            priority={priority && index === 0}
          />
        ))}
      </ol>
    </article>
  );
}

interface ItemProps {
  item: GalleryItem;
  number: number;
  count: number;
  priority: boolean;
}

function Item({ item, number, count, priority }: ItemProps) {
  const title = item.headline ?? item.title;
  return (
    <li id={`picture-${number}`}>
      <figure className={styles.item}>
        <div className={styles.picture}>
          <Picture
            image={item.image}
            sizes="(min-width: 64rem) 66vw, 100vw"
            ratio="16/10"
            priority={priority}
            alt={item.image?.alt}
          />
        </div>
        <figcaption className={styles.words}>
          <p className={styles.number}>
            <b>{number}</b> / {count}
          </p>
          {title && <h2 className="hd-3">{title}</h2>}
          {item.body ? (
            <StaticHtml className={styles.text} html={item.body} />
          ) : (
            item.description && <p className={styles.text}>{item.description}</p>
          )}
          {item.photoCredit && <p className={styles.credit}>{item.photoCredit}</p>}
        </figcaption>
      </figure>
    </li>
  );
}
