// The build as the server runs it before it starts: progress on standard output, no table of sizes.
import { join } from 'node:path';
import { buildSite } from './build.ts';

await buildSite({ root: join(import.meta.dirname, '..'), onProgress: (step) => console.log(step) });
