import type { Api } from '#api/create-api.ts';
import type { Publication } from '#content/publication/schema.ts';
import { createAdsPage } from '#desk/ads/ads-page.ts';
import type { CallAs } from '#desk/call-api.ts';
import { createCommentsPage } from '#desk/comments/comments-page.ts';
import { pageRights } from '#desk/document/page-rights.ts';
import { createExperimentsPage } from '#desk/experiments/experiments-page.ts';
import { createImportsPage, createUndoPage } from '#desk/imports/imports-page.ts';
import { createMailboxPage, mailServerNotice } from '#desk/mailbox/mailbox-page.ts';
import { createDashboard } from '#desk/measurement/dashboard.ts';
import { createNewslettersPage } from '#desk/newsletters/newsletters-page.ts';
import { createOverviewPage } from '#desk/overview/overview-page.ts';
import { createSchedulePage } from '#desk/schedule/schedule-page.ts';
import { type StaffPage, withRight } from '#desk/staff-page.ts';
import { createStoriesPage } from '#desk/stories/stories-page.ts';
import { createSurveyPage } from '#desk/survey/survey-page.ts';
import { createVanityPage } from '#desk/vanity/vanity-page.ts';
import { createFormTokens } from '#platform/csrf-token.ts';
import type { Secrets } from '../boot/data-folder.ts';
import { secretFor } from '../boot/derive-secret.ts';
import type { Environment } from '../boot/environment.ts';
import { createFetchHandler } from '../edge/fetch-handler.ts';
import type { NamedHandler } from '../edge/http/request-listener.ts';
import type { Router } from '../edge/router.ts';
import { requireStaff } from '../edge/staff-auth.ts';
import type { StoreServices } from '../services.ts';

interface DeskOptions
  extends Pick<StoreServices, 'ads' | 'discussion' | 'mail' | 'measurement' | 'newsletters' | 'survey'> {
  publication: Pick<Publication, 'siteId' | 'experiments' | 'survey'>;
  environment: Pick<Environment, 'SMTP_URL'>;
  secrets: Pick<Secrets, 'previewSecret'>;
  siteUrl: URL;
  router: Router;
  api: Pick<Api, 'fetch' | 'titlesOf'>;
  /** The name of the handler that responds at a path; undefined where pages do. */
  ownerOf(path: string): string | undefined;
}

/** Serves every staff page below `/desk/`; `authenticateStaff` runs before them. */
export function mountDesk(options: DeskOptions): void {
  const { router, siteUrl, api, publication, measurement } = options;
  const now = Date.now;
  const formTokens = (name: string) =>
    createFormTokens({
      secret: secretFor(`${name} desk`, options.secrets),
      isSecure: siteUrl.protocol === 'https:',
      now,
    });
  const content = { callAs: createCallAs(api, siteUrl), siteId: publication.siteId };
  const hasMailServer = options.environment.SMTP_URL !== undefined;
  const { origin } = siteUrl;
  const mount = (name: keyof typeof pageRights, page: StaffPage, acceptsForms = false, at: string = name) =>
    router.under(
      `/desk/${at}/`,
      staffRoute({ page: withRight(pageRights[name], page), acceptsForms, origin }),
    );

  const overview = createOverviewPage((path) => router.find(path) !== undefined);
  router.at('/desk/', staffRoute({ page: overview, acceptsForms: false, origin }));
  mount('stories', createStoriesPage(content));
  mount('imports', createImportsPage(content));
  const undoImport = createUndoPage({ ...content, formTokens: formTokens('imports') });
  mount('imports', undoImport, true, 'imports/undo');
  const vanity = { ...content, formTokens: formTokens('vanity'), ownerOf: options.ownerOf };
  mount('vanity', createVanityPage(vanity), true);
  mount('schedule', createSchedulePage({ ...content, formTokens: formTokens('schedule') }), true);
  const { discussion } = options;
  mount('comments', createCommentsPage({ discussion, formTokens: formTokens('comments') }), true);
  const newsletters = createNewslettersPage({
    desk: options.newsletters.desk,
    formTokens: formTokens('newsletters'),
    reportUrl: options.newsletters.reportUrl,
    hasMailServer,
    now,
  });
  mount('newsletters', newsletters, true);
  mount('measurement', createDashboard({ reports: measurement.reports, titlesOf: api.titlesOf, now }));
  const readCounts = measurement.experimentCounts;
  mount('experiments', createExperimentsPage({ experiments: publication.experiments, readCounts, now }));
  const { readAnswers } = options.survey;
  mount('survey', createSurveyPage({ readAnswers, question: publication.survey }));
  mount('ads', createAdsPage({ ...options.ads.deliveries, now }));
  mount('mailbox', hasMailServer ? mailServerNotice : createMailboxPage(options.mail.outbox));
}

/** A staff page as a route of the router. */
export function staffRoute(options: {
  page: StaffPage;
  acceptsForms: boolean;
  origin: string;
}): NamedHandler {
  const { page, acceptsForms, origin } = options;
  return {
    name: 'desk',
    handler: requireStaff({
      acceptsForms,
      handler: (context, staff) =>
        createFetchHandler({ fetch: (request) => page(request, staff), origin, headers: {} })(context),
    }),
  };
}

export function createCallAs(api: Pick<Api, 'fetch'>, siteUrl: URL): CallAs {
  const base = new URL('/api/neutron', siteUrl);
  return (staff) =>
    (path, { method, body } = { method: 'GET' }) =>
      api.fetch(
        new Request(`${base}${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        }),
        { staff },
      );
}
