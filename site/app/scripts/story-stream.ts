type Flags = Readonly<Record<string, boolean>>;

/** The stories appended to a page, as far as tags need them: the code of the stream loads late, or never. */
export interface StoryStream {
  /** The path of the page itself: the URL in the address bar is that of the story being read. */
  path: string;
  /** The flags of each appended story. */
  flags: () => readonly Flags[];
}

let line: StoryStream | undefined;

export const storyStream = (): StoryStream | undefined => line;

export function setStoryStream(next?: StoryStream): void {
  line = next;
}
