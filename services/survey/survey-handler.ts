import type { SurveyQuestion } from '#content/entities/survey.ts';
import { surveyAnswer } from '#content/entities/survey.ts';
import type { Database } from '#database/connect.ts';
import type { SurveyTables } from './survey-tables.ts';

interface Options {
  db: Database;
  question: SurveyQuestion;
  /** Milliseconds since 1970. */
  now(): number;
}

/** `GET /survey/question.json` and `POST /survey/answer`. */
export function createSurveyHandler({ db, question, now }: Options): (request: Request) => Promise<Response> {
  const { kysely } = db.as<SurveyTables>();

  async function take(request: Request): Promise<Response> {
    const given = surveyAnswer.safeParse(await request.json().catch(() => undefined));
    // Answers to an earlier question, or with an unknown choice, are not counted.
    if (!given.success || given.data.id !== question.id || question.answers[given.data.answer] === undefined)
      return problem(400, 'bad_body', 'This is not an answer to the current question');
    await kysely
      .insertInto('survey_daily')
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

  return async (request) => {
    const { pathname } = new URL(request.url);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (pathname === '/survey/question.json')
      return isRead
        ? Response.json(question, { headers: { 'cache-control': 'public, max-age=300' } })
        : methodNotAllowed('GET, HEAD');
    if (pathname === '/survey/answer')
      return request.method === 'POST' ? take(request) : methodNotAllowed('POST');
    return problem(404, 'not_found', 'There is nothing here');
  };
}

const methodNotAllowed = (allow: string) => new Response(null, { status: 405, headers: { allow } });

const problem = (status: number, reason: string, message: string) =>
  Response.json(
    { errors: [{ code: status, reason, message }] },
    { status, headers: { 'cache-control': 'no-store' } },
  );
