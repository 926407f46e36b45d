import { currentBrand } from '#app/brand/current-brand.ts';
import { errorCopy } from '#app/copy/errors.ts';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import spectrum from '#design/brand/spectrum-404.svg?no-inline';
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

/** Nanometers on a scale that starts before violet ends: 390 to 680. */
const position = (nanometers: number) => `${(((nanometers - 390) / 290) * 100 + 0.24).toFixed(2)}%`;
const lines = [488, 501, 546, 589, 633, 656];

/** The spectrum with its 404 nm line missing. Other errors get the same picture and neutral words. */
export function ErrorPage({ status, message, homeHref, popular = [] }: ErrorPageProps) {
  const isNotFound = status === 404;
  const { notFound } = currentBrand();
  return (
    <div className={`stage ${styles.page}`}>
      <div className={styles.picture} aria-hidden="true">
        <img src={spectrum} width={1440} height={420} alt="" />
        {isNotFound && (
          <ol>
            <li className={styles.missing} style={{ left: '5.07%' }}>
              404 nm
            </li>
            {lines.map((line) => (
              <li key={line} style={{ left: position(line) }}>
                {line}
              </li>
            ))}
          </ol>
        )}
      </div>
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
