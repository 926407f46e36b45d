import { copy } from '#app/copy.ts';
import { formatDate } from '#content/rules/date-text.ts';
import type { EmbedProps } from './embed-props.ts';
import { LinkCard } from './link-card.tsx';

// What people wrote elsewhere is quoted from the story's own data; nothing is loaded from there.

export function TwitterEmbed({ embed }: EmbedProps<'twitter'>) {
  const handle = embed.handle.replace(/^@/, '');
  const to = `https://x.com/${encodeURIComponent(handle)}/status/${encodeURIComponent(embed.postId)}`;
  return (
    <LinkCard icon="twitter" source={copy.onX} title={`${embed.author} (@${handle})`} to={to}>
      <p>{embed.text}</p>
      <p>
        <time dateTime={embed.date}>{formatDate(embed.date)}</time>
      </p>
    </LinkCard>
  );
}

export function InstagramEmbed({ embed }: EmbedProps<'instagram'>) {
  const to = `https://www.instagram.com/p/${encodeURIComponent(embed.postId)}/`;
  return (
    <LinkCard icon="instagram" source={copy.onInstagram} title={embed.author} to={to}>
      <p>{embed.text}</p>
    </LinkCard>
  );
}

export function RedditEmbed({ embed }: EmbedProps<'reddit'>) {
  const to = new URL(embed.path, 'https://www.reddit.com/').href;
  return (
    <LinkCard icon="reddit" source={copy.onReddit} title={embed.title} to={to}>
      <p>{embed.community}</p>
    </LinkCard>
  );
}
