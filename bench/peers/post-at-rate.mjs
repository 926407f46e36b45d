// Posts one body at a steady rate: node bench/peers/post-at-rate.mjs <url> <file> <per second> <seconds>
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';

const [url, file, perSecond, seconds] = process.argv.slice(2);
const body = readFileSync(file);
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const started = performance.now();
let sent = 0;
let taken = 0;
let waiting = 0;

const timer = setInterval(() => {
  const passed = (performance.now() - started) / 1000;
  if (passed >= Number(seconds)) {
    clearInterval(timer);
    const end = setInterval(() => {
      if (waiting > 0) return;
      clearInterval(end);
      console.log(`sent ${sent} taken ${taken}`);
      process.exit(0);
    }, 10);
    return;
  }
  // A receiver that does not follow is not buried: what waits is counted as not taken.
  for (const due = Math.floor(passed * Number(perSecond)); sent < due && waiting < 2000; sent += 1) post();
}, 5);

function post() {
  waiting += 1;
  const done = () => {
    waiting -= 1;
  };
  const req = request(url, { method: 'POST', agent, headers: { 'content-length': body.length } }, (res) => {
    if (res.statusCode === 204) taken += 1;
    res.resume();
    res.on('close', done);
  });
  req.on('error', done);
  req.end(body);
}
