import sprite from './sprite.svg?no-inline';

/** Shapes of `sprite.svg`: Lucide (ISC) for the interface, Simple Icons (CC0) for social marks. */
export const iconNames = [
  'menu',
  'search',
  'bookmark',
  'bookmark-solid',
  'text-size',
  'globe',
  'chevron-down',
  'user',
  'chevron-left',
  'chevron-right',
  'arrow-right',
  'arrow-up-right',
  'award',
  'external',
  'plus',
  'minus',
  'play',
  'play-solid',
  'pause',
  'skip',
  'replay',
  'volume',
  'muted',
  'captions',
  'mini',
  'expand',
  'shrink',
  'close',
  'image',
  'info',
  'mail',
  'rss',
  'comment',
  'link',
  'key',
  'eye',
  'gauge',
  'check',
  'check-circle',
  'x-circle',
  'alert',
  'facebook',
  'twitter',
  'linkedin',
  'youtube',
  'instagram',
  'tiktok',
  'reddit',
  'flipboard',
  'bluesky',
  'mastodon',
  'pinterest',
  'more',
  'share',
  'copy',
  'zoom-in',
  'zoom-out',
  'history',
  'trending',
] as const;
export type IconName = (typeof iconNames)[number];

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/**
 * An icon never speaks: the word beside it does. The shapes lie in one cached file, so neither the page
 * nor the script carries them.
 */
export function Icon({ name, size = 18, className }: IconProps) {
  return (
    <svg className={className} width={size} height={size} style={{ flex: 'none' }} aria-hidden="true">
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}
