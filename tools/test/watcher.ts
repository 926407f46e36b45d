// Removes what a run has left when the run was killed: it waits until the pipe from the run closes. A run that ends by
// itself ends it.
import { type RunTraces, removeRun } from './remove-run.ts';

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => undefined);
let text = '';
for await (const chunk of process.stdin.setEncoding('utf8')) text += chunk;
const traces: RunTraces = JSON.parse(text);
await removeRun(traces);
