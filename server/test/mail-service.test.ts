import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { describeOneStore, type OpenStore } from '#database/test/stores.ts';
import { createMailboxPage } from '#desk/mailbox/mailbox-page.ts';
import type { Log } from '#platform/log.ts';
import { createMail } from '#services/mail/service.ts';
import { openSmtpSink, type SmtpSink } from '#services/mail/test/smtp-sink.ts';
import { prepareServices, type RunningServices } from '../run-services.ts';
import { until } from '../testing/create-test-app.ts';
import { createFakeApp } from '../testing/fake-app.ts';
import { openStaffPage } from '../testing/open-staff-page.ts';

const quiet = () => undefined;
const log: Log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
const staffToken = 'a-staff-token-for-tests';
const basic = (password: string) => ({ authorization: `Basic ${btoa(`anyone:${password}`)}` });
const email = {
  to: 'friend@mail.example',
  subject: 'A <story>',
  text: '<script>alert(1)</script>',
  html: '<p>Words.</p>',
};

describeOneStore.postgresInAll((given) => {
  let store: OpenStore;
  let sink: SmtpSink;
  const services: RunningServices[] = [];
  beforeEach(async () => {
    store = given();
    sink = await openSmtpSink();
  });
  afterEach(async () => {
    for (const service of services.splice(0)) await service.close();
    await sink.close();
  });

  async function openService(more: { SMTP_URL?: string; NODE_ENV?: 'production' | 'development' } = {}) {
    const environment = {
      SMTP_URL: undefined,
      MAIL_FROM: undefined,
      NODE_ENV: 'production' as const,
      ...more,
    };
    const siteUrl = new URL('https://wavelength.example');
    const service = createMail({
      db: store.db,
      smtpUrl: environment.SMTP_URL,
      from: () => ({ name: 'Wavelength', address: 'no-reply@wavelength.example' }),
      frame: () => ({ name: 'Wavelength', lines: ['Harborline Press, 1 Quay'] }),
      host: siteUrl.hostname,
      log,
      now: Date.now,
    });
    const running = await prepareServices([service], { db: store.db, runsJobs: true, log });
    await running.start();
    services.push(running);
    const add = () => store.db.transaction((trx) => service.outbox.add(trx, email, Date.now()));
    const mailbox = openStaffPage(createMailboxPage(service.outbox), {
      staffToken,
      origin: siteUrl.origin,
      isOpenLocally: environment.NODE_ENV === 'development',
    });
    return { ...service, add, mailbox };
  }

  describe('mail in the app', () => {
    it('without a mail server e-mails stay queued, and only staff can read them', async () => {
      const service = await openService();
      const id = await service.add();
      const router = { '/desk/mailbox/': service.mailbox, [`/desk/mailbox/${id}/`]: service.mailbox };
      const app = await createFakeApp({ respond: () => new Response('page'), router });
      const rejected = await app.get('/desk/mailbox/');
      expect([rejected.status, rejected.headers.get('www-authenticate')?.slice(0, 5)]).toEqual([
        401,
        'Basic',
      ]);
      expect((await app.get('/desk/mailbox/', { headers: basic('wrong') })).status).toBe(401);
      const list = await app.get('/desk/mailbox/', { headers: basic(staffToken) });
      const html = await list.text();
      expect([list.status, list.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect(html).toContain('A &lt;story&gt;');
      expect(html).toContain('friend@mail.example');
      expect(html).not.toContain('<script>');
      const one = await app.get(`/desk/mailbox/${id}/`, {
        headers: { authorization: `Bearer ${staffToken}` },
      });
      expect([await one.text(), one.headers.get('content-security-policy')]).toEqual([
        expect.stringMatching(/Harborline Press, 1 Quay<\/p>\s*$/),
        expect.stringContaining('sandbox'),
      ]);
      const posted = await app.get('/desk/mailbox/', { method: 'POST', headers: basic(staffToken) });
      expect(posted.status).toBe(405);
      await app.close();
    });

    it('in development they can be read from the same machine', async () => {
      const service = await openService({ NODE_ENV: 'development' });
      const router = { '/desk/mailbox/': service.mailbox };
      const app = await createFakeApp({ respond: () => new Response('page'), router });
      expect((await app.get('/desk/mailbox/')).status).toBe(200);
      const forwarded = { headers: { 'x-forwarded-for': '198.51.100.7' } };
      expect((await app.get('/desk/mailbox/', forwarded)).status).toBe(401);
      await app.close();
    });

    it('with a mail server they are sent, also those that waited', async () => {
      const before = await openService();
      await before.add();
      const service = await openService({ SMTP_URL: sink.url });
      await service.add();
      service.wake();
      await until(async () => sink.received.length === 2);
      expect(sink.received[0]?.from).toBe('no-reply@wavelength.example');
    });
  });
});
