import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { createReportSender } from './report-sender.ts';

const report = { message: 'page failed', stack: '', path: '/a/' };
const secrets = { staffToken: 'staff', imageSecret: 'image', previewSecret: 'preview' };
const senderOf = (API_URL?: string, store?: Parameters<typeof createReportSender>[1]) =>
  createReportSender({ environment: { API_URL } as never, secrets }, store);

it('ER-24 the process that has the store hands its errors to the service itself', async () => {
  const takeErrorReport = vi.fn(async () => 'taken' as const);
  await senderOf(undefined, { takeErrorReport })(report);
  expect(takeErrorReport).toHaveBeenCalledExactlyOnceWith(JSON.stringify(report));
});

it('ER-24 a process without a store posts its errors to the API, and says when that fails', async () => {
  const taken: { url: string | undefined; body: unknown }[] = [];
  let status = 204;
  const server = createServer(async (req: IncomingMessage, res) => {
    taken.push({ url: req.url, body: JSON.parse(await text(req)) });
    res.writeHead(status).end();
  }).listen(0);
  await once(server, 'listening');
  const send = senderOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  await send(report);
  expect(taken).toEqual([{ url: '/error-report', body: report }]);
  status = 503;
  await expect(send(report)).rejects.toThrow('503');
  server.close();
});

it('ER-24 without store and API errors stay in the log', async () => {
  await expect(senderOf()(report)).resolves.toBeUndefined();
});
