/** The survey question. A new id shows it to all readers again and is counted separately. */
export interface SurveyQuestion {
  id: string;
  question: string;
  answers: readonly string[];
}
