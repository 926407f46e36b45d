import { useMemo } from 'react';
import { trustedHtml } from './trusted-html.ts';

export interface StaticHtmlProps {
  /** `null` while hydrating: React adopts what the server wrote, so the text is not sent twice. */
  html: string | null;
  as?: 'div' | 'p' | 'span' | 'nav';
  className?: string | undefined;
  label?: string | undefined;
}

/** Markup that was made on the server and that React leaves alone. */
export function StaticHtml({ html, as: Tag = 'div', className, label }: StaticHtmlProps) {
  // Trusted markup is a new object each time it is made; kept, so that drawing again does not write it again.
  const markup = useMemo(() => ({ __html: trustedHtml(html ?? '') }), [html]);
  return (
    <Tag className={className} aria-label={label} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
  );
}
