import { useMemo } from 'react';
import { trustedHtml } from '../../../trusted-html.ts';

interface StaticHtmlProps {
  /** `null` while hydrating: React adopts the server's markup, so the text is not sent twice. */
  html: string | null;
  as?: 'div' | 'p' | 'span' | 'nav';
  className?: string | undefined;
  label?: string | undefined;
}

/** Server-made markup that React does not touch. */
export function StaticHtml({ html, as: Tag = 'div', className, label }: StaticHtmlProps) {
  // Trusted markup is a new object each time; cached, so that rendering again does not write it again.
  const markup = useMemo(() => ({ __html: trustedHtml(html ?? '') }), [html]);
  return (
    <Tag className={className} aria-label={label} suppressHydrationWarning dangerouslySetInnerHTML={markup} />
  );
}
