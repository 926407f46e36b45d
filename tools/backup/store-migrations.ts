import { contentMigrations } from '#api/migrate-api.ts';
import { writeProbeMigrations } from '#database/health/write-probe.ts';
import type { Migration } from '#database/migrate.ts';
import { outboxMigrations } from '#database/outbox.ts';
import { adMigrations } from '#services/ads/ads-tables.ts';
import { auditMigrations } from '#services/audit/audit-tables.ts';
import { botCheckMigrations } from '#services/bot-check/bot-check-tables.ts';
import { consentMigrations } from '#services/consent/consent-tables.ts';
import { discussionMigrations } from '#services/discussion/discussion-tables.ts';
import { emailShareMigrations } from '#services/email-share/email-share-tables.ts';
import { identityMigrations } from '#services/identity/identity-tables.ts';
import { mailMigrations } from '#services/mail/mail-tables.ts';
import { measurementMigrations } from '#services/measurement/measurement-tables.ts';
import { newsletterMigrations } from '#services/newsletters/newsletter-tables.ts';
import { readingListMigrations } from '#services/reading-list/reading-list-tables.ts';
import { shortLinkMigrations } from '#services/short-links/short-link-tables.ts';
import { surveyMigrations } from '#services/survey/survey-tables.ts';
import { webSubMigrations } from '#services/websub/websub-tables.ts';

/** The migrations of everything that has tables in a store, by the name they are recorded with. */
export const storeMigrations: Readonly<Record<string, readonly Migration[]>> = {
  outbox: outboxMigrations,
  content: contentMigrations,
  ads: adMigrations,
  audit: auditMigrations,
  'bot-check': botCheckMigrations,
  consent: consentMigrations,
  discussion: discussionMigrations,
  'email-share': emailShareMigrations,
  identity: identityMigrations,
  mail: mailMigrations,
  measurement: measurementMigrations,
  newsletters: newsletterMigrations,
  'reading-list': readingListMigrations,
  'short-links': shortLinkMigrations,
  survey: surveyMigrations,
  websub: webSubMigrations,
  'write-probe': writeProbeMigrations,
};

/** The name of a recorded migration that this version does not have. */
export function unknownMigration(recorded: readonly { service: string; name: string }[]): string | undefined {
  const unknown = recorded.find(
    ({ service, name }) => !storeMigrations[service]?.some((known) => known.name === name),
  );
  return unknown && `${unknown.service}/${unknown.name}`;
}
