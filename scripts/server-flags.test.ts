import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './pinned-node.mjs';
import { SERVER_FLAGS } from './server-flags.mjs';

test('who starts the server by hand is given the flags that npm start has', () => {
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
  expect(operations).toContain(`node ${SERVER_FLAGS.join(' ')} dist/server/main.js`);
});
