import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Hono } from 'hono';
import type { ErrorReason } from '#content/errors.ts';
import type { RateLimitName } from '#content/limits.ts';
import type { Database } from '#database/connect.ts';
import type { Staff } from '#platform/staff.ts';

/**
 * What every embedded service is to the server. A service folder has a `service.ts` with `createX(deps): Service`;
 * `server/services.ts` lists them, `server/edge/mount-service.ts` serves them.
 */
export interface Service {
  name: string;
  /** Brings the service's own tables up to date. */
  migrate?(db: Database): Promise<unknown>;
  /** Runs once after the migrations of all services and before the first request. */
  prepare?(): Promise<void>;
  routes?: readonly ServiceEndpoint[];
  /** Background work. Starts when every service is prepared and pages can be rendered. */
  jobs?: readonly Job[];
  personalData?: PersonalDataSource;
  /** Runs after all jobs have stopped. */
  close?(): Promise<void>;
}

/** `/ads/*` is everything below `/ads/`; any other path is that path alone. */
export type ServiceEndpoint = { path: string } & (WebEndpoint | NodeEndpoint | ScriptEndpoint);

/** A Hono app. The mount adds rate limits, body limits and security headers. */
export interface WebEndpoint {
  app: Pick<ServiceApp, 'fetch'>;
  /** The rate limit that counts requests; a function where it depends on the request. */
  limit: RateLimitName | 'unlimited' | ((request: RequestFacts) => RateLimitName | 'unlimited');
  /** Paths that end in `.js` are the service's built browser scripts. */
  hasScripts?: boolean;
  /** `documents`: the responses are pages with their own content security policy. Data gets a policy that allows nothing. */
  serves?: 'data' | 'documents';
  /** Another service checks the credentials of these requests, so a 401 is no wrong guess of one of our own tokens. */
  hasExternalCredentials?: boolean;
  /** Decides before the body is read. */
  admit?(request: RequestFacts): Promise<Admission>;
}

/** For hot paths and streams: the handler writes to the connection, without a web `Request` and `Response`. */
export interface NodeEndpoint {
  handler(context: NodeContext, sendError: SendError): void | Promise<void>;
}

/** Sends an error as the server does: JSON to programs, a page to browsers. */
type SendError = (context: NodeContext, reason: ErrorReason, options?: { allow?: string }) => void;

/** One built browser script. */
interface ScriptEndpoint {
  isScript: true;
}

export interface RequestFacts {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
}

export interface Admission {
  /** Sent instead of calling the app; the body is not read. */
  rejection?: Response;
  maxBodyBytes?: number;
  /** Called when the request is answered. */
  done?(): void;
}

export interface NodeContext {
  req: IncomingMessage;
  res: ServerResponse;
  target: { path: string; query: string };
  requestId: string;
}

/** What a service's Hono app finds in `context.env`. */
export interface ServiceBindings {
  /** Set by staff authentication, below `/api/neutron/manage/` alone. */
  staff?: Staff | undefined;
  /** The client, as one key for counting. */
  caller: string;
  /** Counts one more request of the client; false when it has reached the limit. */
  checkRateLimit(name: RateLimitName): Promise<boolean>;
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  /** `outgoing` with the headers every response gets, for a library that writes the response itself. */
  takeOutgoing(): ServerResponse;
}

export type ServiceApp = Hono<{ Bindings: ServiceBindings }>;

/** Work that runs in the background from `start` to `stop`. */
interface Job {
  start(): void | Promise<void>;
  /** Waits for the work that is in progress. */
  stop(): void | Promise<void>;
}

/** A user of an export or erasure. Most services store the `sub`; e-mails are stored by address. */
export interface DataSubject {
  sub: string;
  email: string;
  /** The current address and every previous or requested one: e-mails were sent there too. */
  addresses: readonly string[];
}

/** The personal data a service stores: it can export and erase it. */
export interface PersonalDataSource {
  /** Its key in the file that a user downloads. */
  name: string;
  exportFor(user: DataSubject): Promise<unknown>;
  /** Leaves nothing behind: no id, address or name. May be called again for an erased user. */
  eraseFor(user: DataSubject): Promise<void>;
}
