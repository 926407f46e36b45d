// The least a server can do with a beacon: read it and answer 204. With a file it also sends that, as a page in gzip.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file] = process.argv.slice(2);
const page = file ? readFileSync(file) : Buffer.alloc(0);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': page.length,
  'content-encoding': 'gzip',
};
const server = createServer((req, res) => {
  if (req.method === 'GET') {
    res.writeHead(200, headers);
    res.end(page);
    return;
  }
  req.on('data', () => {});
  req.on('end', () => {
    res.writeHead(204);
    res.end();
  });
});
server.keepAliveTimeout = 60_000;
server.listen(0, '127.0.0.1', () => console.log(`ready ${server.address().port}`));
