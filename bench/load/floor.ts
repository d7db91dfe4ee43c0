import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

/**
 * The floor that budgets of the server are multiples of: a bare Node server that sends the bytes of
 * one page from memory and does nothing else. Usage: node bench/load/floor.ts FILE CONTENT_ENCODING
 */
const [file = '', encoding = 'identity'] = process.argv.slice(2);
const body = readFileSync(file);
const headers: Record<string, string | number> = {
  'content-type': 'text/html; charset=utf-8',
  'content-length': body.length,
};
if (encoding !== 'identity') headers['content-encoding'] = encoding;

const server = createServer((_, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (address && typeof address === 'object') process.stdout.write(`port ${address.port}\n`);
});
