// @ts-check
// The part of the lint that is our own: names, lengths, colours, sides, tests left out.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeProblems, lengthProblems, nameProblems, styleProblems } from './house-rules.mjs';
import { root } from './pinned-node.mjs';
import { sources } from './sources.mjs';

const files = sources(/\.(tsx?|mjs|css)$/);
let count = 0;
for (const path of files) {
  const source = readFileSync(join(root, path), 'utf8');
  const problems = [
    ...nameProblems(path),
    ...lengthProblems(source),
    ...(path.endsWith('.css') ? styleProblems(path, source) : codeProblems(path, source)),
  ];
  for (const { line, text } of problems) console.error(`${path}:${line} ${text}`);
  count += problems.length;
}
console.log(`House rules: ${files.length} files, ${count} problems`);
process.exitCode = count > 0 ? 1 : 0;
