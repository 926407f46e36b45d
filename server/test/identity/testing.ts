import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generateKeyPair } from 'jose';
import { publication } from '#api/test/publication.ts';
import { staffTokenHolder } from '#content/rules/rights/staff-token.ts';
import type { OpenStore } from '#database/test/stores.ts';
import { readPageLook } from '#design/service-pages/read-look.ts';
import type { Log } from '#platform/log.ts';
import { createOutboundClient } from '#platform/outbound/outbound-client.ts';
import { createAudit } from '#services/audit/service.ts';
import { createFirstAccounts } from '#services/identity/first-accounts.ts';
import { createIdentityService, type IdentityService } from '#services/identity/service.ts';
import { setPassword } from '#services/identity/set-password.ts';
import { createDecodeQueue } from '#services/images/decode-queue.ts';
import { decodeLimits } from '#services/images/image-limits.ts';
import { makeAvatar } from '#services/images/make-avatar.ts';
import { createMail } from '#services/mail/service.ts';
import { readEnvironment } from '../../boot/environment.ts';
import { createHttpServer } from '../../edge/http/http-server.ts';
import type { RequestContext } from '../../edge/http/request-context.ts';
import { createRequestListener } from '../../edge/http/request-listener.ts';
import { createHandlerLimits } from '../../edge/rate-limit/handler-limits.ts';
import { authenticateStaff } from '../../edge/staff-auth.ts';
import { testSecrets } from '../../testing/create-test-app.ts';
import { openServices } from '../../testing/open-services.ts';

/** Without a store of roles: every account of staff is an owner. */
const everyStaffAccount = {
  staffOf: async ({ sub, isStaff }: { sub: string; isStaff: boolean }) =>
    isStaff ? { ...staffTokenHolder, sub } : undefined,
  serviceAccount: async () => undefined,
};

const { staffToken } = testSecrets;
/** A handler that responds to staff only. */
const staffOnly = {
  name: 'staff',
  handler: ({ res, staff }: RequestContext) => {
    res.writeHead(staff ? 200 : 401).end();
  },
};

export const hashCost = { memory: 64, passes: 1, parallelism: 1 };
/** Services of a test file share it. */
const onePair = generateKeyPair('RS256', { modulusLength: 2048, extractable: true });

export const clientId = publication.identity.clientId;

/** The identity service on a port of its own, with a mailbox that can be read. Tests only. */
export async function openTestIdentity(
  store: OpenStore,
  options: Partial<
    Pick<Parameters<typeof createIdentityService>[0], 'hashTimeout' | 'now' | 'needsTwoFactors'>
  > = {},
) {
  const decoding = createDecodeQueue();
  const printed: string[] = [];
  const logged: string[] = [];
  const note = (event: string, fields?: unknown) => void logged.push(`${event} ${JSON.stringify(fields)}`);
  const log: Log = { debug: note, info: note, warn: note, error: note };
  let opened: Awaited<ReturnType<typeof openServices>> | undefined;
  let service: IdentityService | undefined;
  const front = createRequestListener({
    routeFor: (path) => {
      const kind = path.startsWith('/desk/') ? 'pages' : path.startsWith('/api/') ? 'calls' : undefined;
      if (kind && service)
        return authenticateStaff(staffOnly, kind, {
          identity: service,
          staffToken,
          staff: everyStaffAccount,
          isOpenLocally: false,
          needsTwoFactors: options.needsTwoFactors === true,
        });
      return opened?.routeFor(path);
    },
    log,
    now: () => performance.now(),
    onDone: () => undefined,
  });
  const server = createHttpServer(front.listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const siteUrl = new URL(`http://localhost:${port}`);
  const environment = readEnvironment({ TRUSTED_PROXIES: 'loopback' });
  const { db } = store;
  const now = options.now ?? Date.now;
  const folder = await mkdtemp(join(tmpdir(), 'neutron-identity-'));
  const audit = createAudit({ db, secret: 'audit', folder, log, now: Date.now });
  const mail = createMail({
    db,
    smtpUrl: undefined,
    from: () => ({ name: 'Wavelength', address: 'no-reply@localhost' }),
    host: siteUrl.hostname,
    log,
    now: Date.now,
  });
  const limits = await createHandlerLimits({
    environment,
    publication,
    secrets: testSecrets,
    log,
    now: () => performance.now(),
  });
  const { identity: settings } = publication;
  const identityService = createIdentityService({
    ...options,
    db,
    siteUrl,
    now,
    clientId: settings.clientId,
    brand: () => publication.brand.name,
    look: () =>
      readPageLook(
        { brand: () => publication.brand.name, logo: () => '', brandStyles: () => undefined },
        join(import.meta.dirname, '../../..'),
      ),
    audiences: [settings.audience ?? `${siteUrl.origin}/api/`],
    connection: settings.connection,
    passwordPolicy: settings.passwordPolicy,
    termsUrl: '/auth/flow/terms-of-service/',
    privacyUrl: '/privacy-policy/',
    secret: 'a-secret-of-identity',
    enqueueEmail: mail.outbox.add,
    onEmailQueued: mail.wake,
    makeAvatar: (bytes) => makeAvatar(bytes, decoding.queues.avatar),
    mostUploads: decodeLimits.kinds.avatar.atOnce + decodeLimits.kinds.avatar.waiting,
    servesProfiles: true,
    outbound: createOutboundClient({ privateHosts: [] }),
    audit: ({ what, sub, detail }) => audit.record({ who: sub, what, detail }),
    personalDataSources: () => [audit, mail].flatMap(({ personalData }) => personalData ?? []),
    hashCost,
    newPrivateKey: async () => (await onePair).privateKey,
    log,
  });
  opened = await openServices([audit, mail, identityService], { db, limits, siteUrl });
  service = identityService;
  await createFirstAccounts({ db, publication, siteUrl, onProgress: (text) => void printed.push(text) });
  const demoAccount = async (role: string) => {
    const email = emailIn(printed, role);
    const set = await setPassword(store.db, { email }, hashCost);
    return { email, password: set?.password ?? '' };
  };
  return {
    origin: siteUrl.origin,
    issuer: `${siteUrl.origin}/identity/`,
    service: identityService,
    decoding,
    signIns: signInsAt(siteUrl.origin),
    printed,
    logged,
    mail,
    audit,
    reader: await demoAccount('reader'),
    staff: await demoAccount('staff'),
    /** E-mails to one address, newest first. */
    emailsTo: async (to: string) => (await mail.outbox.newest(50)).filter((email) => email.to === to),
    /** Rejections with their reasons, from the audit log, sorted. */
    async rejections(): Promise<string[]> {
      // It is written down while the answer is on its way.
      await identityService.identity.close();
      const entries = await audit.newest(50);
      return entries
        .filter(({ what }) => / (?:rejected|failed)$/.test(what))
        .map(({ what, detail }) => `${what} ${JSON.parse(detail).why}`)
        .toSorted();
    },
    async close() {
      server.close();
      server.closeAllConnections();
      await opened?.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
export type TestIdentity = Awaited<ReturnType<typeof openTestIdentity>>;

const emailIn = (printed: readonly string[], role: string) =>
  printed.map((line) => new RegExp(`^Account (${role}@[^:]+):`).exec(line)?.[1]).find(Boolean) ?? '';

/** A browser as a test needs one: cookies, forms, no scripts. */
export function openBrowser(origin: string, caller = '198.51.100.7') {
  const cookies = new Map<string, string>();
  async function go(url: string, init: RequestInit = {}): Promise<Response> {
    const response = await fetch(new URL(url, origin), {
      redirect: 'manual',
      ...init,
      headers: {
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': caller,
        ...init.headers,
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0|expires=Thu, 01 Jan 1970/i.test(line) || !value) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const locationOf = (response: Response, from: string) =>
    new URL(response.headers.get('location') ?? '', new URL(from, origin)).href;
  return {
    cookies,
    go,
    /** Follows redirects on this host; the last answer, or the URL of a page on another host, which is not requested. */
    async follow(
      url: string,
      isEnd: (next: string) => boolean,
    ): Promise<{ response: Response; url: string }> {
      let at = url;
      for (let hops = 0; hops < 12; hops += 1) {
        const response = await go(at);
        if (response.status < 300 || response.status >= 400) return { response, url: at };
        at = locationOf(response, at);
        if (isEnd(at)) return { response, url: at };
      }
      throw new Error('too many redirects');
    },
    /** Fills the form of a page and sends it; hidden fields as the page has them. */
    async submit(html: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1] ?? '';
      const hiddenFields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)];
      const body = new URLSearchParams({
        ...Object.fromEntries(hiddenFields.map(([, name = '', value = '']) => [name, value])),
        ...fields,
      });
      return go(action, { method: 'POST', body, headers });
    },
    locationOf,
  };
}
export type Browser = ReturnType<typeof openBrowser>;

export interface Credentials {
  email: string;
  password: string;
}
export interface Tokens {
  access_token: string;
  id_token: string;
  refresh_token?: string;
  expires_in: number;
}

/** Signs in as any OpenID client does, with PKCE. */
export function signInsAt(origin: string, client = clientId) {
  const redirectUri = `${origin}/user/`;
  const isBack = (url: string) => url.startsWith(redirectUri);
  /** Begins an authorization. */
  function begin(extra: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url');
    const query = new URLSearchParams({
      client_id: client,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid profile email',
      state: 'a-state',
      nonce: 'a-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    });
    return { verifier, url: `/identity/authorize?${query}` };
  }
  /** Comes to the sign-in page. */
  async function open(by: Browser, extra: Record<string, string> = {}) {
    const begun = begin(extra);
    const { response, url: at } = await by.follow(begun.url, isBack);
    return { ...begun, at, html: await response.text(), response };
  }
  /** Signs in by the form; the address has the code. */
  async function signIn(by: Browser, given: Credentials, extra: Record<string, string> = {}) {
    const { html, verifier } = await open(by, extra);
    const posted = await by.submit(html, { ...given, remember: 'yes' });
    if (posted.status !== 303) return { posted, verifier, url: '' };
    const { url } = await by.follow(by.locationOf(posted, '/identity/'), isBack);
    return { posted, verifier, url };
  }
  const context = (url: string, verifier: string) =>
    fetch(`${origin}/identity/oauth/token`, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: client,
        code: new URL(url).searchParams.get('code') ?? '',
        code_verifier: verifier,
        redirect_uri: redirectUri,
      }),
    });
  return {
    begin,
    open,
    signIn,
    context,
    async tokens(by: Browser, given: Credentials, extra: Record<string, string> = {}): Promise<Tokens> {
      const { url, verifier } = await signIn(by, given, extra);
      return (await (await context(url, verifier)).json()) as Tokens;
    },
  };
}

export const oneTimeTokenIn = (text: string): string => /token=([\w-]+)/.exec(text)?.[1] ?? '';
