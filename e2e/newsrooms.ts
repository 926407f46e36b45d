// Newsrooms of a run: one for each worker that writes, with a copy of the data folder and a server. They belong to the
// runner, because Playwright ends a worker's process after a failure, for another width and for each repetition.
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyJourneyData } from './journey-data.ts';
import { freePort, startProduct } from './product-server.ts';

export interface Newsroom {
  origin: string;
  /** Data folder of the server. Journeys pass it to commands and open no file in it. */
  folder: string;
}

interface OpenNewsroom extends Newsroom {
  close(): Promise<void>;
}

async function openNewsroom(slot: string): Promise<OpenNewsroom> {
  const folder = join(tmpdir(), `neutron-newsroom-${process.pid}-${slot}`);
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    await copyJourneyData(folder);
    const server = await startProduct({ folder, port: await freePort() });
    return {
      // The name that is configured: the identity provider redirects to no other.
      origin: `http://localhost:${server.port}`,
      folder,
      async close() {
        await server.kill();
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

/** Opens newsrooms at the request of workers, which find them by `E2E_NEWSROOMS`. */
export async function serveNewsrooms(): Promise<{ close(): Promise<void> }> {
  const newsrooms = new Map<string, Promise<OpenNewsroom>>();
  const server = createServer(async (request, response) => {
    const slot = (request.url ?? '').slice(1);
    const newsroom = newsrooms.get(slot) ?? openNewsroom(slot);
    newsrooms.set(slot, newsroom);
    try {
      const { origin, folder } = await newsroom;
      response.end(JSON.stringify({ origin, folder }));
    } catch (error) {
      newsrooms.delete(slot);
      response.writeHead(500).end(String(error));
    }
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  process.env.E2E_NEWSROOMS = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    async close() {
      server.close();
      const opened = await Promise.allSettled(newsrooms.values());
      await Promise.all(opened.map((one) => (one.status === 'fulfilled' ? one.value.close() : undefined)));
    },
  };
}

/** The newsroom of the calling worker. `slot` is the worker's parallel index: one worker at a time has it. */
export async function findNewsroom(slot: number): Promise<Newsroom> {
  const response = await fetch(`${process.env.E2E_NEWSROOMS}/${slot}`);
  if (!response.ok) throw new Error(`No newsroom: ${await response.text()}`);
  return (await response.json()) as Newsroom;
}
