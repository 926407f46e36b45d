import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import type { Author } from '#content/entities/author.ts';
import { buttonClass } from '#design/button/button.ts';
import { chipClass, chipsClass } from '#design/chip/chip.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { Strip } from '#design/strip/strip.tsx';
import { authorCopy } from '../../../copy/author.ts';
import type { ViewProps } from '../../page/view.ts';
import { Crumbs } from '../../primitives/crumbs/crumbs.tsx';
import { Picture } from '../../primitives/picture/picture.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import { authorName } from '../../story/meta/story-meta.tsx';
import { personTitle } from '../../story/person/person.ts';
import styles from './author-head.module.css';
import { socialLinks } from './social-links.ts';

/** A writer: full-bleed portrait, name in the largest size, then expertise and links. */
export function AuthorHead({ component, priority }: ViewProps<'AuthorList'>) {
  const [author] = component.items;
  if (!author) return null;
  const name = authorName(author);
  const social = socialLinks(author.socialProfileIds);
  return (
    <div data-s="innovation">
      <header className="panel">
        <div className={`wrap ${styles.head}`}>
          <div className={styles.portrait}>
            <Picture
              image={author.image}
              sizes="(min-width: 64rem) 34vw, (min-width: 48rem) 40vw, 100vw"
              ratio="var(--portrait-ratio)"
              priority={priority}
              alt={author.image?.alt || authorCopy.portraitOf(name)}
            />
          </div>
          <div className={styles.text}>
            <Crumbs path={[{ text: copy.meetTheTeam, href: hrefOf('meet-the-team') }]} />
            <h1 className={`hd-mega ${styles.name}`}>{name}</h1>
            {personTitle(author) && <p className={styles.role}>{personTitle(author)}</p>}
            <p className={styles.bio}>{author.bio ?? author.profile?.authorBio}</p>
            {social.length > 0 && (
              <ul className={styles.social}>
                {social.map(({ icon, text, url }) => (
                  <li key={url}>
                    <SiteLink className={buttonClass('line', 'small')} to={url} rel="me">
                      <Icon name={icon} size={16} />
                      {text}
                    </SiteLink>
                  </li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </header>
      <Strip section="innovation" seed={author.username} />
      <Facts author={author} />
    </div>
  );
}

function Facts({ author }: { author: Author }) {
  const expertise = (author.expertise ?? author.profile?.expertise ?? '')
    .split(/[,;|]/)
    .map((subject) => subject.trim())
    .filter(Boolean)
    .map((subject) => subject.charAt(0).toUpperCase() + subject.slice(1));
  const education = author.profile?.education;
  const awards = author.awards ?? author.profile?.awardsAndCredentials;
  const disclosure = author.authorDisclosure ?? author.profile?.authorDisclosure;
  if (expertise.length === 0 && !education && !awards && !disclosure) return null;
  return (
    <section className={`wrap ${styles.facts}`} aria-label={authorCopy.aboutAuthor}>
      {expertise.length > 0 && (
        <div>
          <h2>{authorCopy.expertise}</h2>
          <ul className={chipsClass}>
            {expertise.map((subject) => (
              <li key={subject} className={chipClass}>
                {subject}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Fact title={authorCopy.education} text={education} />
      <Fact title={authorCopy.awards} text={awards} />
      <Fact title={authorCopy.disclosure} text={disclosure} />
    </section>
  );
}

function Fact({ title, text }: { title: string; text: string | undefined }) {
  if (!text) return null;
  return (
    <div>
      <h2>{title}</h2>
      <p>{text}</p>
    </div>
  );
}
