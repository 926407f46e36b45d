import type { SurveyQuestion } from '#content/entities/survey.ts';
import { surveyAnswer } from '#content/entities/survey.ts';
import type { Database } from '#database/connect.ts';
import type { Service } from '../service.ts';
import { createServiceApp, problem, requiredJson, type ServiceContext } from '../service-app.ts';
import { readAnswers } from './read-answers.ts';
import { migrateSurvey, type SurveyTables } from './survey-tables.ts';

interface SurveyService extends Service {
  /** Also without a question: answers to earlier ones stay. */
  readAnswers(): ReturnType<typeof readAnswers>;
}

/** The embedded survey: its tag, the question and the answers. Without a question it serves nothing. */
export function createSurvey(deps: {
  db: Database;
  question: SurveyQuestion | undefined;
  /** Milliseconds since 1970. */
  now(): number;
}): SurveyService {
  const { db, question } = deps;
  return {
    name: 'survey',
    migrate: migrateSurvey,
    readAnswers: () => readAnswers(db),
    routes: question
      ? [
          {
            path: '/survey/*',
            limit: 'forms',
            hasScripts: true,
            app: createServiceApp({
              '/survey/question.json': {
                get: (context) => context.json(question, 200, { 'cache-control': 'public, max-age=300' }),
              },
              '/survey/answer': { post: (context) => saveAnswer({ ...deps, question }, context) },
            }),
          },
        ]
      : [],
  };
}

async function saveAnswer(
  { db, question, now }: { db: Database; question: SurveyQuestion; now(): number },
  context: ServiceContext,
): Promise<Response> {
  const given = surveyAnswer.safeParse(await requiredJson(context));
  // Answers to an earlier question, or answers the question does not offer, are not counted.
  if (!given.success || given.data.id !== question.id || question.answers[given.data.answer] === undefined)
    return problem('bad_body', { message: 'This is not an answer to the current question' });
  await db
    .as<SurveyTables>()
    .kysely.insertInto('survey_daily')
    .values({
      question: question.id,
      day: new Date(now()).toISOString().slice(0, 10),
      answer: given.data.answer,
      count: 1,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['question', 'day', 'answer'])
        .doUpdateSet((eb) => ({ count: eb('survey_daily.count', '+', 1) })),
    )
    .execute();
  return new Response(null, { status: 204, headers: { 'cache-control': 'no-store' } });
}
