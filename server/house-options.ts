import type { Server } from 'node:http';
import type { Publication } from '#content/publication.ts';
import type { DecodeQueue } from '#services/images/decode-queue.ts';
import type { OutboundClient } from '#services/outbound/outbound-client.ts';
import type { ContentRoomOptions } from './content-room.ts';
import type { Secrets } from './data-folder.ts';
import type { Dependencies } from './dependencies/dependencies.ts';
import type { DoorTable } from './door-table.ts';
import type { Environment } from './environment.ts';
import type { ErrorReporter } from './errors/error-reporter.ts';
import type { Log } from './log.ts';
import type { DoorLimits } from './rate-limit/door-limits.ts';
import type { OpenSite } from './site-floor.ts';
import type { Phase } from './status.ts';
import type { Telemetry } from './telemetry.ts';

export interface HouseOptions {
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
  runDemoLoad?: ContentRoomOptions['runDemoLoad'];
  /** A clock that never goes back, in milliseconds. */
  now(): number;
  /** The pages: from the build in production, from the sources in development. */
  openSite: OpenSite;
  server: Server;
}

/** What every floor of the house gets. */
export interface FloorOptions extends HouseOptions {
  siteUrl: URL;
  limits: DoorLimits;
  outbound: OutboundClient;
  doors: DoorTable;
  /** Every picture of this process is decoded here: those of pages, avatars, videos. */
  decoding: DecodeQueue;
}
