// The server of `product-server.ts`. It ends with the process that started it, however that ends.
import { rmSync } from 'node:fs';

process.once('disconnect', () => {
  // Removed last: the server writes until its process exits.
  const folder = process.env.TEMPORARY_FOLDER;
  if (folder) process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  process.kill(process.pid, 'SIGTERM');
});
await import('#server/boot/start.ts');
