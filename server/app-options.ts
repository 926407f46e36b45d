import type { Server } from 'node:http';
import type { OpenOwnSearch } from '#api/search/open-search.ts';
import type { Publication } from '#content/publication/schema.ts';
import type { Dependencies } from '#platform/dependencies.ts';
import type { Log } from '#platform/log.ts';
import type { OutboundClient } from '#platform/outbound/outbound-client.ts';
import type { ShareTemplate } from '#services/email-share/share-email.ts';
import type { AccountTemplates } from '#services/identity/emails.ts';
import type { DecodeQueue } from '#services/images/decode-queue.ts';
import type { ErrorReporter } from '#services/measurement/errors/error-reporter.ts';
import type { NewsletterTemplates } from '#services/newsletters/context.ts';
import type { Secrets } from './boot/data-folder.ts';
import type { Environment } from './boot/environment.ts';
import type { Telemetry } from './boot/telemetry.ts';
import type { ContentOptions } from './content.ts';
import type { HandlerLimits } from './edge/rate-limit/handler-limits.ts';
import type { Router } from './edge/router.ts';
import type { Phase } from './edge/status-handler.ts';
import type { LiveSettings } from './live-settings.ts';
import type { OpenSite } from './site/serve-site.ts';

/** Parts of the server that a publication may replace (decision 0155). */
export interface ServerOverrides {
  emails?: (AccountTemplates & NewsletterTemplates & { sharedStory?: ShareTemplate }) | undefined;
  openSearch?: OpenOwnSearch | undefined;
}

export interface AppOptions {
  root: string;
  environment: Environment;
  publication: Publication;
  secrets: Secrets;
  log: Log;
  /** What this process depends on; changes of state are logged by it. */
  dependencies: Dependencies;
  /** Called once the error service can take reports of this process; tests may leave it out. */
  sendErrorsTo?: ErrorReporter['sendTo'] | undefined;
  telemetry: Telemetry;
  version: string;
  phase(): Phase;
  onProgress(text: string): void;
  runSeed?: ContentOptions['runSeed'];
  /** What the publication's `overrides` folder replaces in this process. */
  overrides?: ServerOverrides | undefined;
  /** A publication without accounts is set up at `/desk/setup/`. */
  offersSetup?: boolean;
  /** A monotonic clock, in milliseconds. */
  now(): number;
  /** The pages: from the build in production, from the sources in development. */
  openSite: OpenSite;
  server: Server;
}

/** What every service gets. */
export interface ServiceOptions extends AppOptions {
  siteUrl: URL;
  limits: HandlerLimits;
  outbound: OutboundClient;
  router: Router;
  /** What staff have set, as it is now. */
  settings: LiveSettings;
  /** Every picture of this process is decoded here: those of pages, avatars, videos. */
  decoding: DecodeQueue;
}
