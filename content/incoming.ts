import type { Embed } from './entities/embed.ts';

/** A picture as another publication names it: an address on the web, or a path beside the file that names it. */
export interface IncomingPicture {
  address: string;
  alt: string;
  caption?: string;
}

export interface IncomingAuthor {
  /** How stories of the same source name the author. */
  key: string;
  name: string;
  bio?: string;
}

export interface IncomingTopic {
  slug: string;
  name: string;
  parent?: string;
  description?: string;
}

interface IncomingTag {
  slug: string;
  name: string;
}

export interface IncomingStory {
  /** Its id where it comes from; with the source it names the story for ever. */
  sourceId: string;
  slug: string;
  title: string;
  dek?: string;
  /** HTML as it came, with a shortcode line where a picture or an embed stood. */
  body: string;
  /** By the uuid of their shortcode. */
  pictures: Record<string, IncomingPicture>;
  embeds: Record<string, Embed>;
  /** The picture above the story. */
  lead?: IncomingPicture;
  state: 'draft' | 'scheduled' | 'published';
  /** ISO 8601, UTC. */
  datePublished?: string;
  dateUpdated?: string;
  authors: string[];
  topics: string[];
  tags: string[];
  /** Paths where readers found it before. */
  oldPaths: string[];
  /** What had to be changed on the way, for the report. */
  changes: string[];
}

/** What could not be a story, and why. */
export interface RejectedImport {
  sourceId: string;
  title: string;
  rejected: string;
}

/** A publication of another kind, read as ours. Stories come one by one: there may be a million. */
export interface IncomingPublication {
  /** Names it for ever, e.g. `wordpress:old.example`. */
  source: string;
  authors: IncomingAuthor[];
  topics: IncomingTopic[];
  tags: IncomingTag[];
  storyCount: number;
  stories(): AsyncIterable<IncomingStory | RejectedImport>;
}
