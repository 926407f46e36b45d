import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Author } from '#content/entities/author.ts';
import { Face } from '../../../components/primitives/picture/face.tsx';
import { authorName } from '../../../components/story/meta/story-meta.tsx';
import { personTitle, searchByAuthor } from '../../../components/story/person/person.ts';
import { PersonName } from '../../../components/story/person/person-name.tsx';
import styles from './author-bio.module.css';

/** Author biography and disclosure, below the story. */
export function AuthorBio({ author }: { author: Author }) {
  const disclosure = author.authorDisclosure ?? author.profile?.authorDisclosure;
  return (
    <div className={styles.bio}>
      <Face image={author.image} size={88} />
      <div className={styles.who}>
        <p className={styles.name}>
          <PersonName person={author} />
        </p>
        {personTitle(author) && <p className={styles.role}>{personTitle(author)}</p>}
      </div>
      <div className={styles.words}>
        <p>{author.bio ?? author.profile?.authorBio}</p>
        <p>
          <SiteLink className={styles.more} to={searchByAuthor(author)}>
            {copy.moreBy(authorName(author))}
          </SiteLink>
        </p>
        {disclosure && <p className={styles.disclosure}>{disclosure}</p>}
      </div>
    </div>
  );
}
