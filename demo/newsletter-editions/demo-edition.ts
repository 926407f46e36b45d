/** An edition that has been sent: what its writer said, and the stories it named. */
export interface DemoEdition {
  subject: string;
  /** The opening note, paragraph by paragraph. What readers wrote is between asterisks. */
  note: readonly string[];
  /** Every story is older than the edition can be. */
  stories: readonly { slug: string; line: string }[];
}
