import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface SmtpSink {
  url: string;
  port: number;
  received: { to: string[]; from: string; raw: string }[];
  /** Response codes for the next recipients and contents; accepted if undefined. */
  behavior: { recipient?: number; text?: number; greeting?: number; isSlow?: boolean };
  close(): Promise<void>;
}

/** A mail server that stores what it receives, and rejects what `behavior` says. Tests only. */
export async function openSmtpSink(port = 0): Promise<SmtpSink> {
  const received: SmtpSink['received'] = [];
  const behavior: SmtpSink['behavior'] = {};
  const problem = (code: number) => Object.assign(new Error(`not today ${code}`), { responseCode: code });
  const server = new SMTPServer({
    authOptional: true,
    disableReverseLookup: true,
    disabledCommands: ['STARTTLS'],
    onConnect(_session, done) {
      if (!behavior.isSlow) done(behavior.greeting ? problem(behavior.greeting) : null);
    },
    onRcptTo(_address, _session, done) {
      done(behavior.recipient ? problem(behavior.recipient) : null);
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (behavior.text) return done(problem(behavior.text));
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          to: rcptTo.map(({ address }) => address),
          from: mailFrom ? mailFrom.address : '',
          raw: Buffer.concat(chunks).toString('utf8'),
        });
        done();
      });
    },
  });
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const bound = (server.server.address() as AddressInfo).port;
  return {
    url: `smtp://127.0.0.1:${bound}`,
    port: bound,
    received,
    behavior,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
