import { InstagramEmbed, RedditEmbed, TwitterEmbed } from '../social-embeds.tsx';
import { VimeoEmbed, YoutubeEmbed } from '../watch-embeds.tsx';

export const embedViews = {
  youtube: YoutubeEmbed,
  vimeo: VimeoEmbed,
  twitter: TwitterEmbed,
  instagram: InstagramEmbed,
  reddit: RedditEmbed,
};
