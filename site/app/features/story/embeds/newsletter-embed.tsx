import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { NewsletterPromo } from '../../newsletters/newsletter-box/newsletter-box.tsx';

export function NewsletterEmbed({ embed }: EmbedProps<'newsletter'>) {
  return (
    <aside data-print="none" aria-label={embed.title}>
      <NewsletterPromo
        newsletter={embed.newsletterId}
        title={embed.title}
        text={embed.description}
        level={3}
        place="body"
      />
    </aside>
  );
}
