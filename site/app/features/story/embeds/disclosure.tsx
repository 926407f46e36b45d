import { copy } from '#app/copy/site.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { Icon } from '#design/icons/icon.tsx';
import { hrefOf } from '../../../components/primitives/section/route-href.ts';
import styles from './disclosure.module.css';

/** Shown before the first affiliate link. */
export function Disclosure() {
  return (
    <p className={styles.disclosure} data-disclosure="affiliate">
      <Icon name="info" />
      <span>
        {copy.commissionNote}{' '}
        <SiteLink className="underlined" to={hrefOf('editorial_guidelines', {})}>
          {copy.howWeEarn}
        </SiteLink>
      </span>
    </p>
  );
}
