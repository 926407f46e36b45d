import type { IncomingMessage } from 'node:http';

/** Two Host headers mean two readers of this request may disagree about it. */
export function hasTwoHosts(req: IncomingMessage): boolean {
  let hosts = 0;
  const raw = req.rawHeaders;
  for (let index = 0; index < raw.length; index += 2) {
    const name = raw[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
