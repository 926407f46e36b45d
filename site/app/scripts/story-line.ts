type Flags = Readonly<Record<string, boolean>>;

/** The line of stories below a page, as far as tags ask about it: its own code comes late, or never. */
export interface StoryLine {
  /** Where the page itself stands: the address in the bar is that of the story being read. */
  path: string;
  /** What is on for each story that has come. */
  flags: () => readonly Flags[];
}

let line: StoryLine | undefined;

export const storyLine = (): StoryLine | undefined => line;

export function setStoryLine(next?: StoryLine): void {
  line = next;
}
