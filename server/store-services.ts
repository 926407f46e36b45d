import { createPersonalDataSources } from '#services/identity/personal-data-sources.ts';
import { type AccountServices, createAccountServices } from './account-services.ts';
import { createAdsService } from './ads-service.ts';
import type { ServiceOptions } from './app-options.ts';
import { auditPersonalData, type OpenAuditLog, openAuditLog, startAnchors } from './audit-service.ts';
import type { ContentModule } from './content.ts';
import { mountDesk } from './desk/mount-desk.ts';
import { createMailService, emailPersonalData } from './mail-service.ts';
import { createMeasurementService, type MeasurementService } from './measurement-service.ts';
import { createEmailOutcomes } from './newsletters/email-outcomes.ts';
import { createShareService } from './share-service.ts';
import { createSurveyService } from './survey-service.ts';
import { createWebSubService } from './websub-service.ts';

/** What the rest of the app uses of these services. */
export interface StoreServices extends Pick<AccountServices, 'identity' | 'discussion'> {
  audit: OpenAuditLog;
  takeErrorReport: MeasurementService['takeErrorReport'];
  /** Something was committed that others may wait for. */
  wake(): void;
  /** Editions of newsletters go out from now on. */
  startNewsletters(): void;
  close(): Promise<void>;
}

interface StoreServicesOptions extends ServiceOptions {
  content: ContentModule;
  /** The name of the handler that has a path, if it is not a page. */
  ownerOf(path: string): string | undefined;
  /** Renders a page of the site. */
  render(path: string): Promise<Response>;
  onCommit(): void;
}

/** Services with their own tables in the store. */
export async function createStoreServices(options: StoreServicesOptions): Promise<StoreServices> {
  const { content, environment, publication, secrets, log, router, siteUrl, outbound } = options;
  const { db, api } = content;
  const audit = await openAuditLog(db, options);
  const anchors = await startAnchors(audit, { folder: environment.DATA_DIR, log });
  // Every service that stores something about users registers here, for export and erasure.
  const personalData = createPersonalDataSources();
  personalData.register(auditPersonalData(audit));
  const mail = await createMailService({
    db,
    environment,
    brand: publication.brand.name,
    siteUrl,
    log,
    dependencies: options.dependencies,
    onSettled: await createEmailOutcomes(db, secrets),
  });
  personalData.register(emailPersonalData(mail));

  const headlineAt = async (path: string) => {
    const id = await api.storyIdAt(path);
    return id === undefined ? undefined : (await api.titlesOf([id])).get(id);
  };
  const share = await createShareService({ ...options, db, mail, headlineAt });
  for (const [path, handler] of share.exact) router.at(path, handler);
  router.under('s', share.shortLinks);

  const ads = await createAdsService({ ...options, db });
  router.under('ads', ads.ads);

  const measurement = await createMeasurementService({ ...options, db, api });
  for (const [path, handler] of measurement.exact) router.at(path, handler);

  const survey = await createSurveyService({ ...options, db });
  if (survey.survey) router.under('survey', survey.survey);

  const { newsletters, identity, discussion } = await createAccountServices({
    ...options,
    audit,
    mail,
    botCheck: share.botCheck,
    personalData,
  });
  mountDesk({ ...options, api, ads, discussion, mail, measurement, newsletters, survey });
  const { hubs } = publication.feeds;
  const webSub = await createWebSubService({ db, api, hubs, origin: siteUrl.origin, outbound, log });
  return {
    audit,
    identity,
    discussion,
    takeErrorReport: measurement.takeErrorReport,
    wake: () => void webSub?.wake(),
    startNewsletters: newsletters.start,
    async close() {
      await webSub?.close();
      await measurement.close();
      await identity?.close();
      await newsletters.close();
      await mail.close();
      ads.close();
      anchors.stop();
    },
  };
}
