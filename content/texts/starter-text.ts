export interface StarterText {
  title: string;
  description: string;
  /** HTML with gaps: `{publication}` is the name of the site, every other gap is filled when the text is confirmed. */
  content: string;
}
