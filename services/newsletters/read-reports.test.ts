import { describe, expect, it } from 'vitest';
import { readJsonReports, readMailReport } from './read-reports.ts';

const dsn = (action: string, status: string) =>
  `From: MAILER-DAEMON@mx.example
To: no-reply@wavelength.example
Subject: Undelivered
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="b"

--b
Content-Type: text/plain

It did not arrive.

--b
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; gone@mail.example
Action: ${action}
Status: ${status}

--b
Content-Type: text/rfc822-headers

Message-ID: <0c9b7a52-5f4e-4f2f-8f6c-0d8a3c1f2b11@wavelength.example>
To: gone@mail.example

--b--
`.replaceAll('\n', '\r\n');

const complaint = `From: abuse@provider.example
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="b"

--b
Content-Type: text/plain

A complaint.

--b
Content-Type: message/feedback-report

Feedback-Type: abuse
User-Agent: x
Version: 1
Original-Rcpt-To: <angry@mail.example>

--b--
`.replaceAll('\n', '\r\n');

describe('bounce and complaint reports', () => {
  it('a permanent bounce, with the e-mail it is about', async () => {
    expect(await readMailReport(dsn('failed', '5.1.1'))).toEqual([
      {
        kind: 'bounce',
        address: 'gone@mail.example',
        messageId: '<0c9b7a52-5f4e-4f2f-8f6c-0d8a3c1f2b11@wavelength.example>',
      },
    ]);
  });
  it.each([
    ['delayed', '4.2.2'],
    ['failed', '4.4.7'],
    ['delivered', '2.0.0'],
  ])('%s %s does not suppress the address', async (action, status) => {
    expect(await readMailReport(dsn(action, status))).toEqual([]);
  });
  it('a complaint', async () => {
    expect(await readMailReport(complaint)).toMatchObject([
      { kind: 'complaint', address: 'angry@mail.example' },
    ]);
  });
  it.each(['', 'Hello', 'Subject: x\r\n\r\nWords', '\u0000\u0001'])('%j is not a report', async (raw) => {
    expect(await readMailReport(raw)).toBeUndefined();
  });
  it.each([
    [{ events: [{ type: 'bounce', recipient: 'a@b.example', permanent: true }] }, 1],
    [{ events: [{ type: 'bounce', recipient: 'a@b.example' }] }, 0],
    [{ events: [{ type: 'complaint', recipient: 'a@b.example' }] }, 1],
    [{ events: [{ type: 'bounce', recipient: 'everybody' }] }, undefined],
    [{ events: [{ type: 'open', recipient: 'a@b.example' }] }, undefined],
    [[], undefined],
    [null, undefined],
  ])('%j as JSON', (body, count) => {
    expect(readJsonReports(body)?.length).toBe(count);
  });
});
