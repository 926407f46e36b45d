import type { SurveyQuestion } from '#content/entities/survey.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { Database } from '#database/connect.ts';
import type { readAnswers } from '#services/survey/read-answers.ts';
import { createFetchHandler } from './edge/fetch-handler.ts';
import type { Route } from './edge/http/request-listener.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import { apiSecurityHeaders } from './edge/security-headers.ts';
import { createServiceScripts } from './edge/service-scripts.ts';

export interface SurveyService {
  /** Everything below `/survey/`; undefined without a configured question. */
  survey: Route | undefined;
  /** Also without a question: answers to earlier ones stay. */
  readAnswers(): ReturnType<typeof readAnswers>;
}

/** The embedded survey: its tag, the question and the answers. */
export async function createSurveyService(options: {
  root: string;
  db: Database;
  publication: Pick<Publication, 'survey'>;
  siteUrl: URL;
  limits: HandlerLimits;
}): Promise<SurveyService> {
  const { db, siteUrl, limits } = options;
  const question = options.publication.survey;
  const [{ migrateSurvey }, { createSurveyHandler }, { readAnswers }] = await Promise.all([
    import('#services/survey/survey-tables.ts'),
    import('#services/survey/survey-handler.ts'),
    import('#services/survey/read-answers.ts'),
  ]);
  await migrateSurvey(db);
  const { origin } = siteUrl;
  const openSurvey = (configured: SurveyQuestion): Route => {
    const scripts = createServiceScripts(options.root, siteUrl);
    const fetch = createSurveyHandler({ db, question: configured, now: Date.now });
    const answers = limits.counted(
      'forms',
      createFetchHandler({ fetch, origin, headers: apiSecurityHeaders(siteUrl) }),
    );
    return {
      name: 'survey',
      handler: (context) => (context.target.path.endsWith('.js') ? scripts : answers)(context),
    };
  };
  return { survey: question && openSurvey(question), readAnswers: () => readAnswers(db) };
}
