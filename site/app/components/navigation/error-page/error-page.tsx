import { currentBrand } from '#app/brand/current-brand.ts';
import { errorCopy } from '#app/copy/errors.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../primitives/section/route-href.ts';
import styles from './error-page.module.css';

export interface ErrorPageProps {
  status: number;
  /** The only error message shown to readers: no route matches the address. Others are never shown. */
  message?: string | undefined;
  /** The button home is shown only when there is a home to go to. */
  homeHref?: string | undefined;
  popular?: readonly { id?: string; title: string; url: string }[] | undefined;
}

/** Other errors get the picture of a missing page too, and neutral words. */
export function ErrorPage({ status, message, homeHref, popular = [] }: ErrorPageProps) {
  const isNotFound = status === 404;
  const { notFound } = currentBrand();
  const { picture } = notFound;
  return (
    <div className={`stage ${styles.page}`}>
      {picture && (
        <div className={styles.picture} aria-hidden="true">
          <img src={picture.url} width={picture.width} height={picture.height} alt="" />
          {isNotFound && picture.marks && (
            <ol>
              {picture.marks.map(({ text, at, isMain }) => (
                <li key={at} className={isMain ? styles.main : undefined} style={{ left: `${at}%` }}>
                  {text}
                </li>
              ))}
            </ol>
          )}
        </div>
      )}
      <div className={`wrap ${styles.text}`}>
        <div className={styles.words}>
          <p className={styles.kind}>
            {isNotFound ? (notFound.title ?? errorCopy.notFoundTitle) : errorCopy.errorStatus(status)}
          </p>
          <h1 className={styles.heading}>
            {isNotFound ? (notFound.heading ?? errorCopy.notFoundHeading) : errorCopy.errorHeading}
          </h1>
          <p className={styles.dek}>
            {isNotFound ? (notFound.text ?? errorCopy.notFoundText) : errorCopy.errorText}
          </p>
          {isNotFound && message && <p className={styles.note}>{message}</p>}
          {isNotFound && <p className={styles.note}>{errorCopy.notFoundNote}</p>}
          <div className={styles.buttons}>
            {!isNotFound && (
              // The same address again: a new document without a script, a new try with one.
              // biome-ignore lint/a11y/useValidAnchor: an empty address is that of the page itself
              <a className={buttonClass('accent')} href="">
                {copy.tryAgain}
              </a>
            )}
            {homeHref && (
              <SiteLink className={buttonClass(isNotFound ? 'accent' : 'line')} to={homeHref}>
                <Icon name="chevron-left" />
                {errorCopy.backHome}
              </SiteLink>
            )}
            <SiteLink className={buttonClass('line')} to={hrefOf('search')}>
              <Icon name="search" />
              {copy.search}
            </SiteLink>
          </div>
        </div>
        {popular.length > 0 && (
          <nav className={styles.popular} data-s="innovation" aria-label={errorCopy.popularPages}>
            <h2>{errorCopy.peopleAreReading}</h2>
            <ul>
              {popular.map(({ title, url }) => (
                <li key={url}>
                  <SiteLink className="hd-5" to={url}>
                    {title}
                  </SiteLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </div>
  );
}
