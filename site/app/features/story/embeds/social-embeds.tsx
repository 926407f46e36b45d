import { embedCopy } from '#app/copy/embeds.ts';
import { formatDate } from '#content/rules/date-text.ts';
import type { EmbedProps } from '../../../components/story/embed-props.ts';
import { Facade } from './facade.tsx';
import { instagramEmbedUrl, redditEmbedUrl, xEmbedUrl } from './iframe-urls.ts';

// Posts are quoted from the story's own data; the original loads only on request.

export function TwitterEmbed({ embed }: EmbedProps<'twitter'>) {
  const handle = embed.handle.replace(/^@/, '');
  return (
    <Facade
      icon="twitter"
      provider="X"
      source={embedCopy.onX}
      title={`${embed.author} (@${handle})`}
      to={`https://x.com/${encodeURIComponent(handle)}/status/${encodeURIComponent(embed.postId)}`}
      frame={xEmbedUrl(embed.postId)}
      shape="post"
    >
      <p>{embed.text}</p>
      {embed.date && (
        <p>
          <time dateTime={embed.date}>{formatDate(embed.date)}</time>
        </p>
      )}
    </Facade>
  );
}

export function InstagramEmbed({ embed }: EmbedProps<'instagram'>) {
  return (
    <Facade
      icon="instagram"
      provider="Instagram"
      source={embedCopy.onInstagram}
      title={embed.author}
      to={`https://www.instagram.com/p/${encodeURIComponent(embed.postId)}/`}
      frame={instagramEmbedUrl(embed.postId)}
      shape="post"
    >
      <p>{embed.text}</p>
    </Facade>
  );
}

export function RedditEmbed({ embed }: EmbedProps<'reddit'>) {
  return (
    <Facade
      icon="reddit"
      provider="Reddit"
      source={embedCopy.onReddit}
      title={embed.title}
      to={new URL(embed.path, 'https://www.reddit.com/').href}
      frame={redditEmbedUrl(embed.path)}
      shape="post"
    >
      <p>{embed.community}</p>
    </Facade>
  );
}
