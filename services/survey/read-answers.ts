import type { Database } from '#database/connect.ts';
import type { SurveyTables } from './survey-tables.ts';

/** Answers so far, over all questions, old ones included. */
export function readAnswers(db: Database) {
  return db
    .as<SurveyTables>()
    .kysely.selectFrom('survey_daily')
    .select(({ fn }) => ['question', 'answer', fn.sum<number>('count').as('count')])
    .groupBy(['question', 'answer'])
    .execute();
}
