import { useEffect, useState } from 'react';
import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Strip } from '#design/strip/strip.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import { consentCopy } from '../../../copy/consent.ts';
import styles from './consent-banner.module.css';

interface ConsentBannerProps {
  /** The purposes in question are already running (opt-out regions). */
  isRunning?: boolean;
  onAccept: () => void;
  onReject: () => void;
  onChoose: () => void;
}

/**
 * The consent banner does not block the page: it can be read and used, and reject is as close as accept. The ids are
 * those by which other tools find the buttons of a consent platform.
 */
export function ConsentBanner({ isRunning = false, onAccept, onReject, onChoose }: ConsentBannerProps) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    const root = document.documentElement;
    root.dataset.consent = 'open';
    // Set after the live region is in the document: only then is it announced.
    setMessage(consentCopy.region);
    return () => {
      delete root.dataset.consent;
    };
  }, []);
  return (
    <section
      className={`stage ${styles.banner}`}
      id="onetrust-consent-sdk"
      aria-label={consentCopy.region}
      data-print="none"
    >
      <Strip className={styles.line} height={6} seed="consent" />
      <p className="vh" role="status">
        {message}
      </p>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h2>{consentCopy.title}</h2>
          {/* Short blocks: the largest text of a page must be its own, not the banner's (largest contentful paint). */}
          <p>{consentCopy.needed}</p>
          <p>
            {isRunning ? consentCopy.running : consentCopy.optional}{' '}
            <SiteLink className="underlined" to={hrefOf('privacy-policy')}>
              {copy.privacyPolicy}
            </SiteLink>
          </p>
        </div>
        <div className={styles.choices}>
          <button
            type="button"
            className={buttonClass('solid')}
            id="onetrust-accept-btn-handler"
            onClick={onAccept}
          >
            {consentCopy.accept}
          </button>
          <button
            type="button"
            className={buttonClass('solid')}
            id="onetrust-reject-all-handler"
            onClick={onReject}
          >
            {consentCopy.reject}
          </button>
          <button
            type="button"
            className={buttonClass('line')}
            id="onetrust-pc-btn-handler"
            onClick={onChoose}
          >
            {consentCopy.choose}
          </button>
        </div>
      </div>
    </section>
  );
}
