/** What became of one story of an import. */
export interface Outcome {
  sourceId: string;
  title: string;
  /** `kept`: the story here differs and stays, because somebody changed it here. */
  what: 'taken' | 'changed' | 'unchanged' | 'kept' | 'refused';
  reason?: string;
  /** Small things that were changed or left out on the way. */
  notes: string[];
  redirects?: number;
}
