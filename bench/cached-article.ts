// A cached article, gzip, one process, against a bare node:http server that sends the same bytes.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstArticle, rawBody } from './measure/fetch.ts';
import { load } from './measure/load.ts';
import { startNeutron, temporaryFolder } from './measure/neutron.ts';
import { startProgram } from './measure/process.ts';
import { median } from './measure/statistics.ts';
import { verdict } from './measure/verdict.ts';

const rounds = 5;
const folder = temporaryFolder();
const neutron = await startNeutron(folder.path);
try {
  const path = await firstArticle(neutron.origin);
  const headers = { 'accept-encoding': 'gzip' };
  await rawBody(neutron.origin, path, headers);
  const body = await rawBody(neutron.origin, path, headers);
  const file = join(folder.path, 'body.gz');
  writeFileSync(file, body);
  const bare = await startProgram(process.execPath, ['bench/peers/bare-http.mjs', file, 'gzip'], {
    ready: /ready (\d+)/,
  });
  try {
    const ours: number[] = [];
    const limits: number[] = [];
    for (let round = 0; round < rounds; round++) {
      const common = { headers, seconds: 4, connections: 32, paths: [path] };
      ours.push(load({ ...common, origin: neutron.origin, pid: neutron.pid }).requestsPerCpuSecond);
      limits.push(
        load({ ...common, origin: `http://127.0.0.1:${bare.ready}`, pid: bare.pid }).requestsPerCpuSecond,
      );
    }
    console.log(
      `${path}, ${body.length} bytes gzip, requests per processor second: Neutron ${median(ours).toFixed(0)}, bare node:http ${median(limits).toFixed(0)}`,
    );
    verdict(
      'cached article against bare node:http',
      median(ours.map((value, index) => value / (limits[index] ?? 1))),
      { atLeast: 0.8 },
    );
  } finally {
    await bare.stop();
  }
} finally {
  await neutron.stop();
  folder.remove();
}
