import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useMayRun } from '#app/consent/use-may-run.ts';
import { embedCopy } from '#app/copy/embeds.ts';
import { SiteLink } from '#app/links/site-link.tsx';
import { consentCategories } from '#content/entities/script-tag.ts';
import { buttonClass } from '#design/button/button.ts';
import { Icon, type IconName } from '#design/icons/icon.tsx';
import styles from './facade.module.css';

interface FacadeProps {
  icon: IconName;
  /** The third party that receives the request when it loads. */
  provider: string;
  /** Where it leads, in words: "Video on YouTube". */
  source: string;
  title: string;
  /** The original page, as an alternative to loading it here. */
  to: string;
  /** Without one it cannot be shown here, and the link has to do. */
  frame: string | undefined;
  shape: 'video' | 'post';
  /** Quoted content from the story's own data. */
  children?: ReactNode;
}

/**
 * Third-party content. Nothing is requested until the reader presses the button, which names the third party, or has
 * allowed such embeds once for all.
 */
export function Facade({ icon, provider, source, title, to, frame, shape, children }: FacadeProps) {
  const isAllowed = useMayRun(consentCategories.social);
  const [isRequested, setRequested] = useState(false);
  const opened = useRef<HTMLIFrameElement>(null);
  const isOpen = frame !== undefined && (isAllowed || isRequested);

  // The button is gone; focus moves to the iframe that replaced it.
  useEffect(() => {
    if (isRequested) opened.current?.focus();
  }, [isRequested]);

  return (
    <aside className={styles.facade} aria-label={`${source}: ${title}`} data-shape={shape}>
      <div className={styles.words}>
        <p className={styles.source}>
          <Icon name={icon} size={16} />
          {source}
        </p>
        <p className="hd-4">
          <SiteLink className={styles.link} to={to}>
            {title}
          </SiteLink>
        </p>
        {children}
      </div>
      {isOpen ? (
        <iframe
          ref={opened}
          className={styles.frame}
          src={frame}
          title={`${source}: ${title}`}
          allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
          sandbox="allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts"
          referrerPolicy="strict-origin-when-cross-origin"
        />
      ) : (
        frame && (
          <div className={styles.prompt} data-print="none">
            {shape === 'video' && (
              <button
                type="button"
                className={buttonClass('accent')}
                onClick={() => setRequested(true)}
                data-needs-script
              >
                <Icon name="play-solid" size={16} />
                {embedCopy.playFrom(provider)}
              </button>
            )}
            <p className={styles.hint}>
              {shape === 'video' ? embedCopy.videoAway : embedCopy.postAway}{' '}
              <span data-needs-script>
                <button type="button" className={styles.act} onClick={() => setRequested(true)}>
                  {embedCopy.showIt}
                </button>{' '}
                {embedCopy.or}{' '}
              </span>
              <SiteLink className={styles.act} to={to}>
                {embedCopy.openThere}
              </SiteLink>
              .
            </p>
          </div>
        )
      )}
    </aside>
  );
}
