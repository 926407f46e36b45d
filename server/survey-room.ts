import type { SurveyQuestion } from '#content/entities/survey.ts';
import type { Publication } from '#content/publication.ts';
import type { Database } from '#database/connect.ts';
import type { Secrets } from './data-folder.ts';
import type { Environment } from './environment.ts';
import type { NamedDoor } from './http/front.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import { apiSecurityHeaders } from './security-headers.ts';
import { createServiceScripts } from './service-scripts.ts';
import { createStaffDoor } from './staff-door.ts';
import { createWebDoor } from './web-door.ts';

export interface SurveyRoom {
  /** Everything below `/survey/`; nothing when the publication asks nothing. */
  survey: NamedDoor | undefined;
  /** Also without a question: the menu of staff leads there, and answers to earlier questions stay. */
  desk: NamedDoor;
}

/** The embedded survey: its tag, the question and the answers. */
export async function openSurveyRoom(options: {
  root: string;
  db: Database;
  environment: Pick<Environment, 'NODE_ENV'>;
  publication: Pick<Publication, 'survey'>;
  secrets: Pick<Secrets, 'staffToken'>;
  siteUrl: URL;
  limits: DoorLimits;
}): Promise<SurveyRoom> {
  const { db, siteUrl, limits } = options;
  const question = options.publication.survey;
  const [{ migrateSurvey }, { createSurveyDoor }, { createSurveyPage }] = await Promise.all([
    import('#services/survey/survey-tables.ts'),
    import('#services/survey/survey-door.ts'),
    import('#services/survey/survey-page.ts'),
  ]);
  await migrateSurvey(db);
  const { origin } = siteUrl;
  const openSurvey = (asked: SurveyQuestion): NamedDoor => {
    const scripts = createServiceScripts(options.root, siteUrl);
    const fetch = createSurveyDoor({ db, question: asked, now: Date.now });
    const answers = limits.counted(
      'forms',
      createWebDoor({ fetch, origin, headers: apiSecurityHeaders(siteUrl) }),
    );
    return {
      name: 'survey',
      door: (exchange) => (exchange.target.path.endsWith('.js') ? scripts : answers)(exchange),
    };
  };
  const page = createSurveyPage({ db, question });
  return {
    survey: question && openSurvey(question),
    desk: {
      name: 'desk',
      door: createStaffDoor({
        door: createWebDoor({ fetch: page, origin, headers: {} }),
        staffToken: options.secrets.staffToken,
        isOpenHere: options.environment.NODE_ENV === 'development',
      }),
    },
  };
}
