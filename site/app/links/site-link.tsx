import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { publication } from '#config';
import { treatLink } from '#content/rules/link-treatment.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of ours, or a whole address. */
  to: string;
  children?: ReactNode;
}

/** Almost every link: a path of ours that needs no reading. Not `//host`, which is somebody else's. */
const plainPath = /^\/(?:[\w~-][\w./~-]*)?$/;

/**
 * The one way to write a link. It is a plain anchor: `behaviours/open-links.ts` hears the clicks on all of them, also
 * on those inside prose, and lets the router open pages of ours. Everyone else's pages get `noopener nofollow`.
 */
export function SiteLink({ to, rel, ...anchor }: SiteLinkProps) {
  if (plainPath.test(to)) return <a {...anchor} rel={rel} href={to} />;
  const treatment = treatLink(to, publication.ownDomains);
  switch (treatment.kind) {
    case 'screen':
      return <a {...anchor} rel={rel} href={treatment.href} />;
    case 'own':
      // Trusted, but another site: sister editions, narratives.
      return <a {...anchor} rel={rel ? `${rel} external` : 'external'} href={treatment.href} />;
    case 'other':
      return <a {...anchor} rel={rel ? `${rel} ${treatment.rel}` : treatment.rel} href={treatment.href} />;
    case 'refused':
      return <span className={anchor.className}>{anchor.children}</span>;
  }
}
