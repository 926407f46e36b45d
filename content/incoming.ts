import type { Embed } from './entities/embed.ts';
import type { IncomingDiscussion } from './incoming-comments.ts';
import type { PartCounts } from './rules/imports/account.ts';

/** A picture as another publication names it: an address on the web, or a path beside the file that names it. */
export interface IncomingPicture {
  address: string;
  alt: string;
  caption?: string;
  /** Paths on the old site where the file was. */
  oldPaths?: string[];
}

/** A file of the old site that is no picture: a document, a recording. */
export interface IncomingFile {
  /** As the body or an embed of its story has it. */
  written: string;
  /** An address on the web, or a path beside the file that names it. */
  address: string;
  /** Paths on the old site where the file was. */
  oldPaths: string[];
}

/** An address of the old site that is no story: a feed, an archive, what its editors had redirected. */
export interface IncomingRedirect {
  path: string;
  /** A path here, or an old path of something that the same import brings. */
  to: string;
}

export interface IncomingNewsletter {
  /** How subscribers of the same source name it. */
  name: string;
  description?: string;
}

export interface IncomingGallery {
  title: string;
  pictures: IncomingPicture[];
}

export interface IncomingAuthor {
  /** How stories of the same source name the author. */
  key: string;
  name: string;
  bio?: string;
  /** The bureau its source names; the default of the import otherwise. */
  bureau?: string;
  picture?: IncomingPicture;
  /** Paths where readers found the author before. */
  oldPaths?: string[];
}

export interface IncomingTopic {
  slug: string;
  name: string;
  parent?: string;
  description?: string;
  oldPaths?: string[];
}

export interface IncomingTag {
  slug: string;
  name: string;
  oldPaths?: string[];
}

/** What a story was where it comes from, to be compared with what is stored here. */
export interface IncomingAccount {
  /** Its visible text; markup and template code aside. */
  text: string;
  parts: PartCounts;
  marked: number;
}

/** Fields for search engines and social sites. */
export interface IncomingSeo {
  title?: string;
  description?: string;
  canonical?: string;
  noindex?: boolean;
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
  /** Pictures that belong together, by the uuid of their shortcode. */
  galleries?: Record<string, IncomingGallery>;
  /** The picture above the story. */
  lead?: IncomingPicture;
  /** Files of the old site that its body links to or plays. */
  files?: IncomingFile[];
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
  seo?: IncomingSeo;
  /** A page outside the stream of stories: about, contact. */
  isPage?: boolean;
  /** What belongs to it may be in the missing part of an export that is cut: it is never called clean. */
  isPartial?: boolean;
  account?: IncomingAccount;
}

/** What could not be a story, and why. */
export interface RejectedImport {
  sourceId: string;
  title: string;
  rejected: string;
}

/** An account of staff there, with the role it had. Accounts are reported, never created: roles here are given by people. */
export interface IncomingUser {
  key: string;
  name: string;
  role: string;
}

export interface IncomingMenu {
  name: string;
  items: { title: string; address: string; parent?: number }[];
}

/** A reader with an account or subscription there. Only what the reader chose arrives. */
export interface IncomingSubscriber {
  email: string;
  name?: string;
  /** Newsletters that the reader subscribed to, by their names there. */
  newsletters: string[];
  createdAt?: string;
}

/** A publication of another kind, read as ours. Stories come one by one: there may be a million. */
export interface IncomingPublication {
  /** Names it for ever, e.g. `wordpress:old.example`. */
  source: string;
  authors: IncomingAuthor[];
  topics: IncomingTopic[];
  tags: IncomingTag[];
  storyCount: number;
  /** Where the export ends in the middle, if it does: `inside <item> of "A title"`. What is complete before it comes. */
  cut?: string | undefined;
  /** Pages are among the stories (`isPage`). */
  stories(): AsyncIterable<IncomingStory | RejectedImport>;
  /** Comments on its stories; a thread's `sourceId` is that of its story. */
  discussion?: IncomingDiscussion;
  users?: IncomingUser[];
  menus?: IncomingMenu[];
  redirects?: IncomingRedirect[];
  /** Files that the export lists by themselves; stories may link to them too. */
  files?: IncomingFile[];
  /** Pages of pictures, and the story each picture was uploaded to: for pictures that no story shows. */
  picturePages?: { path: string; sourceId: string }[];
  newsletters?: IncomingNewsletter[];
  subscribers?(): AsyncIterable<IncomingSubscriber>;
}
