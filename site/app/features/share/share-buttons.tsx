import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { copyText } from '#app/behaviours/copy-text.ts';
import { shortLink } from '#app/behaviours/share/short-link.ts';
import { useLate } from '#app/behaviours/use-late.ts';
import { useOutsideClose } from '#app/behaviours/use-outside-close.ts';
import { currentBrand } from '#app/brand/current-brand.ts';
import { copy } from '#app/copy/site.ts';
import {
  isShareProvider,
  popupFeatures,
  type ShareWords,
  sharedStory,
  shareLink,
} from '#app/features/share/share-link.ts';
import { publicSettings } from '#config/public.ts';
import type { ShareButton } from '#content/entities/share-button.ts';
import { emailShareServiceId } from '#content/limits.ts';
import { Icon, type IconName } from '#design/icons/icon.tsx';
import { openComments } from '../comments/open-comments.ts';
import { moveInMenu } from './menu-keys.ts';
import { NativeShare } from './native-share.tsx';
import styles from './share-bar.module.css';

export interface ShareBarLook {
  /** Down the rail, or along the byline. */
  direction: 'down' | 'along';
  hasComments: boolean;
  /** A video, whose player other sites can embed. */
  hasPlayer: boolean;
}

const services: { readonly [B in ShareButton]: { name: string; icon: IconName } } = {
  comments: { name: copy.comments, icon: 'comment' },
  facebook: { name: 'Facebook', icon: 'facebook' },
  flipboard: { name: 'Flipboard', icon: 'flipboard' },
  instagram: { name: 'Instagram', icon: 'instagram' },
  pinterest: { name: 'Pinterest', icon: 'pinterest' },
  reddit: { name: 'Reddit', icon: 'reddit' },
  twitter: { name: 'X', icon: 'twitter' },
  youtube: { name: 'YouTube', icon: 'youtube' },
  linkedin: { name: 'LinkedIn', icon: 'linkedin' },
  email: { name: copy.emailStory, icon: 'mail' },
  tiktok: { name: 'TikTok', icon: 'tiktok' },
};

function labelOf(button: ShareButton): string {
  const { name } = services[button];
  if (button === 'comments' || button === 'email') return name;
  return isShareProvider(button) ? copy.shareOn(name) : copy.onProfile(name);
}

/** In the menu, whose heading says what it is for. */
const nameOf = (button: ShareButton) => (button === 'email' ? copy.email : services[button].name);

const loadEmailShare = () => import('./email-share.tsx').then((module) => module.EmailShare);

/** Every button is a link that works without scripts. */
export function ShareButtons({
  words,
  direction,
  hasComments,
  hasPlayer,
}: ShareBarLook & { words: ShareWords }) {
  const [message, setMessage] = useState('');
  const [isMailing, setMailing] = useState(false);
  /**
   * The short URL for social networks, which count characters. Until it arrives, or if it fails, the long one is
   * shared.
   */
  const [short, setShort] = useState<string>();
  const [EmailShare, wantEmailShare] = useLate(loadEmailShare);
  const more = useRef<HTMLDetailsElement>(null);
  const listId = `share-${direction}-${words.id}`;
  useOutsideClose(more);

  const reach = () => void shortLink(sharedStory(words).url).then(setShort);
  const take = async () => {
    closeMenu();
    setMessage((await copyText(sharedStory(words).url)) ? copy.linkCopied : copy.notCopied);
  };
  const onMenuKey = (event: KeyboardEvent<HTMLDetailsElement>) => {
    if (moveInMenu(event.currentTarget, event.key)) event.preventDefault();
  };
  /** The focus returns to the button that opened it. */
  const closeMenu = () => {
    if (!more.current?.open) return;
    more.current.open = false;
    more.current.querySelector('summary')?.focus();
  };
  const mail = async (href: string) => {
    closeMenu();
    setMailing(true);
    if (!(await wantEmailShare())) location.assign(href);
  };
  const press = (button: ShareButton) => (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    if (button === 'comments') return openComments(words.id);
    if (button === 'email') void mail(event.currentTarget.href);
    else if (isShareProvider(button))
      window.open(event.currentTarget.href, 'share', popupFeatures(window.screen));
    else return;
    event.preventDefault();
  };

  const link = (button: ShareButton, withName = false) => {
    const shared =
      short && isShareProvider(button) ? { ...words, queryUrl: encodeURIComponent(short) } : words;
    const href = shareLink(button, shared, currentBrand().social);
    if (!href || (button === 'comments' && !hasComments)) return null;
    const isAway = href.startsWith('https:');
    return (
      <li key={button}>
        <a
          href={href}
          title={withName ? undefined : labelOf(button)}
          {...(isAway ? { target: '_blank', rel: 'noopener nofollow' } : {})}
          data-share={button}
          data-service-id={button === 'email' ? emailShareServiceId : undefined}
          onClick={press(button)}
        >
          <Icon name={services[button].icon} size={20} />
          <span className={withName ? undefined : 'vh'}>{withName ? nameOf(button) : labelOf(button)}</span>
        </a>
      </li>
    );
  };

  return (
    <div className={styles.share} data-direction={direction} data-print="none">
      <ul className={styles.bar} aria-label={copy.shareStory} onPointerEnter={reach} onFocus={reach}>
        {publicSettings.share.bar.map((button) => link(button))}
        <li>
          <details ref={more} className={styles.more} onKeyDown={onMenuKey}>
            <summary title={copy.moreWays} aria-controls={listId}>
              <Icon name="more" size={20} />
              <span className="vh">{copy.moreWays}</span>
            </summary>
            <ul id={listId} className={styles.menu}>
              <li data-needs-script>
                <button type="button" onClick={() => void take()}>
                  <Icon name="link" size={20} />
                  {copy.copyLink}
                </button>
              </li>
              {publicSettings.share.more.includes('email') && link('email', true)}
              <NativeShare words={words} />
              {hasPlayer && (
                <li>
                  <a href={words.playerPath} target="_blank" rel="noopener" data-share="player">
                    <Icon name="play" size={20} />
                    <span>{copy.sharePlayer}</span>
                  </a>
                </li>
              )}
              {publicSettings.share.more.filter(isShareProvider).map((button) => link(button, true))}
            </ul>
          </details>
        </li>
      </ul>
      <p className={styles.message} role="status">
        {message}
      </p>
      {isMailing && EmailShare && <EmailShare story={sharedStory(words)} onClose={() => setMailing(false)} />}
    </div>
  );
}
