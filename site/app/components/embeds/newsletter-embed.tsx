import { NewsletterPromo } from '../newsletter-box/newsletter-box.tsx';
import type { EmbedProps } from './embed-props.ts';

export function NewsletterEmbed({ embed }: EmbedProps<'newsletter'>) {
  return (
    <aside data-print="none" aria-label={embed.title}>
      <NewsletterPromo
        newsletter={embed.newsletterId}
        title={embed.title}
        text={embed.description}
        level={3}
        isInBody
      />
    </aside>
  );
}
