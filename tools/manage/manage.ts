// `npm run manage -- KIND ACTION` manages a running publication through its calls.
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { publication } from '#config';
import { readSecrets } from '#server/boot/data-folder.ts';
import { readEnvironment } from '#server/boot/environment.ts';
import { UsageError } from './manage-context.ts';
import { runManage } from './run-manage.ts';

process.exitCode = await runManage(process.argv.slice(2), {
  site: publication.siteId,
  async access() {
    const { SITE_URL, STAFF_TOKEN, DATA_DIR } = readEnvironment(process.env);
    // Reading the secrets of a folder without any would make new ones.
    const hasSecrets = existsSync(join(DATA_DIR, 'secrets.json'));
    if (!STAFF_TOKEN && !hasSecrets)
      throw new UsageError('there is no staff token: set STAFF_TOKEN or DATA_DIR, or use --token');
    return { url: SITE_URL, token: STAFF_TOKEN ?? (await readSecrets(DATA_DIR)).secrets.staffToken };
  },
  readFile: async (path) => new Uint8Array(await readFile(path)),
  print: (line) => console.log(line),
  printError: (line) => console.error(line),
});
