import { z } from 'zod';
import type { DeepReadonly } from '../deep-readonly.ts';

/** The survey question. A new id shows it to all readers again and is counted separately. */
export const surveyQuestion = z.strictObject({
  id: z.string().regex(/^[a-z][a-z0-9-]{0,39}$/, 'must be lowercase letters, digits and dashes'),
  question: z.string().min(1).max(200),
  answers: z.array(z.string().min(1).max(60)).min(2).max(5),
});
export type SurveyQuestion = DeepReadonly<z.output<typeof surveyQuestion>>;

/** What a browser sends: which question, and the place of the answer in its list. Nothing about the reader. */
export const surveyAnswer = z.strictObject({
  id: z.string().max(40),
  answer: z.number().int().min(0).max(4),
});
