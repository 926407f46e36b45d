import type { Database } from '#database/connect.ts';
import { type Migrated, type Migration, migrate } from '#database/migrate.ts';

export interface SurveyTables {
  /** How often an answer was given on a day (UTC). */
  survey_daily: { question: string; day: string; answer: number; count: number };
}

const tables: Migration = {
  name: '058-survey',
  async up(trx) {
    await trx.schema
      .createTable('survey_daily')
      .addColumn('question', 'text', (column) => column.notNull())
      .addColumn('day', 'text', (column) => column.notNull())
      .addColumn('answer', 'integer', (column) => column.notNull())
      .addColumn('count', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('survey_daily_key', ['question', 'day', 'answer'])
      .execute();
  },
};

export const surveyMigrations: readonly Migration[] = [tables];

export const migrateSurvey = (db: Database): Promise<Migrated> => migrate(db, 'survey', surveyMigrations);
