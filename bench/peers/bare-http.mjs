// The limit of the runtime: a server that does nothing but send the bytes it was given.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [file, encoding] = process.argv.slice(2);
const body = readFileSync(file);
const headers = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
  ...(encoding ? { 'content-encoding': encoding } : {}),
};
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`ready ${server.address().port}\n`));
