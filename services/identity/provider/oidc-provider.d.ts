// The parts of oidc-provider that this service uses; the package ships no types.
declare module 'oidc-provider' {
  import type { EventEmitter } from 'node:events';
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export interface Adapter {
    upsert(id: string, payload: Record<string, unknown>, expiresIn?: number): Promise<void>;
    find(id: string): Promise<Record<string, unknown> | undefined>;
    findByUid(uid: string): Promise<Record<string, unknown> | undefined>;
    findByUserCode(userCode: string): Promise<Record<string, unknown> | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }
  export interface Session {
    uid: string;
    jti: string;
    accountId?: string;
    loginTs?: number;
    amr?: string[];
    destroyed?: boolean;
    authorizations?: Record<string, { grantId?: string; sid?: string }>;
    grantIdFor(clientId: string): string | undefined;
    destroy(): Promise<void>;
  }
  export interface Grant {
    jti: string;
    addOIDCScope(scope: string): void;
    addResourceScope(resource: string, scope: string): void;
    save(): Promise<string>;
  }
  export interface AccessToken {
    accountId: string;
    clientId: string;
    scope?: string;
    grantId?: string;
    sessionUid?: string;
    expiresWithSession?: boolean;
    isValid: boolean;
  }
  export interface Interaction {
    uid: string;
    returnTo: string;
    params: Record<string, string | undefined>;
    prompt: { name: string; reasons: string[] };
    session?: { accountId: string };
  }
  export interface OidcContext {
    req: IncomingMessage;
    res: ServerResponse;
    type: string;
    body: unknown;
    status: number;
    accepts(...types: string[]): string | false;
    oidc: {
      session: Session;
      client: { clientId: string };
      params?: Record<string, string | undefined>;
      result?: { consent?: { grantId?: string } };
      provider: Provider;
    };
  }
  export interface Client {
    clientId: string;
    redirectUris: string[];
  }
  export class Provider extends EventEmitter {
    constructor(issuer: string, configuration: Record<string, unknown>);
    /** The request that is being answered. */
    static readonly ctx: OidcContext | undefined;
    proxy: boolean;
    silent: boolean;
    readonly issuer: string;
    use(middleware: (ctx: OidcContext, next: () => Promise<void>) => Promise<void>): this;
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    createContext(req: IncomingMessage, res: ServerResponse): OidcContext;
    cookieName(kind: 'session' | 'interaction' | 'resume'): string;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<Interaction>;
    interactionResult(
      req: IncomingMessage,
      res: ServerResponse,
      result: Record<string, unknown>,
    ): Promise<string>;
    Session: {
      get(ctx: OidcContext): Promise<Session>;
      findByUid(uid: string): Promise<Session | undefined>;
    };
    Grant: {
      new (properties: { clientId: string; accountId: string }): Grant;
      find(id: string): Promise<Grant | undefined>;
    };
    AccessToken: { find(value: string): Promise<AccessToken | undefined> };
    Client: { find(id: string): Promise<Client | undefined> };
  }
  export const interactionPolicy: {
    base(): { get(name: string): { checks: { clear(): void } } | undefined };
  };
  export const errors: { InvalidGrant: new (detail?: string) => Error; InvalidTarget: new () => Error };
  export default Provider;
}
