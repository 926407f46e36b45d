// `npm run client`: the typed client of the content API as an npm package, in `build/neutron-client-VERSION.tgz`.
import { execFile } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { served } from '#api/app.ts';
import { openApi } from '#api/docs/openapi.ts';
import { publication } from '#config';
import { readManifest } from '../package/dependencies.ts';
import { writeClient } from './write-client.ts';

const folder = 'build/client';

const document = openApi(
  served.map(({ call }) => call),
  publication,
);
await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const files = await writeClient(document, readManifest().version);
for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text);
const { stdout } = await promisify(execFile)('npm', ['pack', '--silent', '--pack-destination', '..'], {
  cwd: folder,
});
console.log(join('build', stdout.trim().split('\n').at(-1) ?? ''));
