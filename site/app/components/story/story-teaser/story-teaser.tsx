import { SiteLink } from '#app/links/site-link.tsx';
import { pathForContent } from '#content/rules/content-path.ts';
import type { ViewProps } from '../../page/view.ts';
import { Picture } from '../../primitives/picture/picture.tsx';
import { sectionOf } from '../../primitives/section/story-section.ts';
import styles from './story-teaser.module.css';

type AnyStory = ViewProps<'Gallery'> | ViewProps<'Review'> | ViewProps<'Video'>;

/** A story on a page other than its own: its picture and a link. */
export function StoryTeaser({ component, priority }: AnyStory) {
  const story = component.data;
  return (
    <article className={`wrap ${styles.teaser}`} data-s={sectionOf(story)}>
      <SiteLink to={pathForContent(story) ?? '/'}>
        <Picture
          image={story.image}
          sizes="(min-width: 90rem) 90rem, 100vw"
          ratio="2/1"
          priority={priority}
        />
        <h1 className="hd-2">{story.headline ?? story.title}</h1>
      </SiteLink>
    </article>
  );
}
