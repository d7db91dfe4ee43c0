// @ts-check
// `npm run requirements`: each requirement with the tests that prove it, then those without any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './pinned-node.mjs';
import { match, requirementsIn } from './proofs.mjs';
import { sources } from './sources.mjs';
import { testsIn } from './test-names.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');

const requirements = requirementsIn(read('docs/requirements.md'));
const tests = sources(/\.(test|spec)\.(tsx?|mjs)$/).flatMap((file) =>
  testsIn(file, read(file))
    .tests.filter((test) => test.counts)
    .map(({ name }) => ({ file, name })),
);
const ids = requirements.map(({ id }) => id);
const { proofs, problems } = match(ids, tests);
const proven = ids.filter((id) => (proofs.get(id) ?? []).length > 0);

for (const id of proven) {
  console.log(id);
  for (const { file, name } of proofs.get(id) ?? []) console.log(`  ${file}: ${name}`);
}
console.log('\nWithout a test:');
for (const { id, text } of requirements) {
  if (!proven.includes(id))
    console.log(`  ${id} ${text.length > 90 ? `${text.slice(0, 89)}…` : text}`);
}
for (const problem of problems) console.error(problem);
console.log(`\nproven ${proven.length} of ${ids.length}`);
process.exitCode = problems.length > 0 ? 1 : 0;
