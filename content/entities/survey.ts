/** The one question readers are asked. A new id asks everybody again, and is counted apart. */
export interface SurveyQuestion {
  id: string;
  question: string;
  answers: readonly string[];
}
