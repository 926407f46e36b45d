import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { publicSettings } from '#config/public.ts';
import { treatLink } from '#content/rules/link-treatment.ts';

interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, or an absolute URL. */
  to: string;
  children?: ReactNode;
}

/** Fast path for almost every link: a plain path of this site. Not `//host`, which is another site. */
const plainPath = /^\/(?:[\w~-][\w./~-]*)?$/;

/**
 * The only link component. It is a plain anchor: `routing/open-links.ts` handles clicks on all of them, also inside
 * prose, and lets the navigator open pages of this site. Other sites get `noopener nofollow`.
 */
export function SiteLink({ to, rel, ...anchor }: SiteLinkProps) {
  if (plainPath.test(to)) return <a {...anchor} rel={rel} href={to} />;
  const treatment = treatLink(to, publicSettings.ownDomains);
  switch (treatment.kind) {
    case 'screen':
      return <a {...anchor} rel={rel} href={treatment.href} />;
    case 'own':
      // Trusted, but another site: sister editions, narratives.
      return <a {...anchor} rel={rel ? `${rel} external` : 'external'} href={treatment.href} />;
    case 'other':
      return <a {...anchor} rel={rel ? `${rel} ${treatment.rel}` : treatment.rel} href={treatment.href} />;
    case 'rejected':
      return <span className={anchor.className}>{anchor.children}</span>;
  }
}
