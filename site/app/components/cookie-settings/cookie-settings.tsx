import { copy } from '#app/copy.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { buttonClass } from '#design/button/button.ts';
import { Modal } from '../modal/modal.tsx';
import { panelCopy } from '../panels/panel-copy.ts';
import { hrefOf } from '../section/href-of.ts';
import styles from './cookie-settings.module.css';

/** What the site keeps in this browser and why. With nothing optional there is nothing to switch, and it says so. */
export function CookieSettings({ onClose }: { onClose: () => void }) {
  return (
    <Modal
      name="cookie-settings"
      title={panelCopy.cookieSettings}
      onClose={onClose}
      footer={
        <button type="button" className={buttonClass('solid')} data-close>
          {panelCopy.done}
        </button>
      }
    >
      <p className={styles.intro}>
        {panelCopy.cookiesNothingOptional}{' '}
        <SiteLink className="underlined" to={hrefOf('privacy-policy')}>
          {copy.privacyPolicy}
        </SiteLink>
      </p>
      <ul className={styles.uses}>
        <li>
          <div>
            <h3>{panelCopy.necessary}</h3>
            <p>{panelCopy.necessaryUses}</p>
          </div>
          <span className={styles.always}>{panelCopy.alwaysOn}</span>
        </li>
      </ul>
    </Modal>
  );
}
