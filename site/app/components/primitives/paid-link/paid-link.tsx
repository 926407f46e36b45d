import { createContext, type ReactNode, use } from 'react';
import { copy } from '#app/copy/site.ts';
import { publicSettings } from '#config/public.ts';
import { affiliateRel, withSubids } from '#content/rules/affiliate-link.ts';

/** The story that contains a paid link; shops report its id back. */
export const StoryIdContext = createContext<string | undefined>(undefined);

interface PaidLinkProps {
  url: string;
  /** Which link of the page it is: `verdict-1`. */
  position: string;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * An affiliate link: marked as sponsored, opens in a new tab. The page view's GUID is added at the click
 * (`behaviours/mark-paid-links.ts`), so that cached pages and pages without scripts have a working link.
 */
export function PaidLink({ url, position, className, children }: PaidLinkProps) {
  const articleId = use(StoryIdContext);
  return (
    <a
      className={className}
      href={withSubids(url, publicSettings.affiliate, { articleId, position })}
      rel={affiliateRel}
      target="_blank"
      data-offer={position}
    >
      {children}
      <span className="vh"> {copy.newTab}</span>
    </a>
  );
}
