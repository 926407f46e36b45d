export interface WriterWords {
  name: string;
  title: string;
  /** None: the byline is plain text. */
  bureau?: string;
  bio: string;
  expertise: string;
  /** Topics the writer covers; stories of those topics are given to them. */
  beat: readonly string[];
  education?: string;
  awards?: string;
  disclosure?: string;
  handle?: string;
}
