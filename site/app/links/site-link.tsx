import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router';
import { publication } from '#config';
import { treatLink } from '#content/rules/link-treatment.ts';

export interface SiteLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of ours, or a whole address. */
  to: string;
  children?: ReactNode;
}

/**
 * The one way to write a link. Pages of ours are opened by the router (should one turn out to be no screen, the
 * router loads the document); feeds, files and sister domains are plain anchors; everyone else's pages get
 * `noopener nofollow`.
 */
export function SiteLink({ to, rel, ...anchor }: SiteLinkProps) {
  const treatment = treatLink(to, publication.ownDomains);
  switch (treatment.kind) {
    case 'screen':
      if (isFile(treatment.href)) return <a {...anchor} rel={rel} href={treatment.href} />;
      return <Link {...anchor} rel={rel} to={treatment.href} />;
    case 'own':
      return <a {...anchor} rel={rel} href={treatment.href} />;
    case 'other':
      return <a {...anchor} rel={rel ? `${rel} ${treatment.rel}` : treatment.rel} href={treatment.href} />;
    case 'refused':
      return <span className={anchor.className}>{anchor.children}</span>;
  }
}

/** `/news/rss.xml`, not `/topic/web-3.0/`: a file has an extension and no slash after it. */
function isFile(href: string): boolean {
  return /\.[^/]*$/.test(href.split(/[?#]/, 1)[0] ?? '');
}
