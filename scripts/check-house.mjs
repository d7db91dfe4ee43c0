// @ts-check
// The project's own lint, beside Biome's: names, styles, tests left out, assertions that cannot fail,
// words of the field, paths in documents, decisions. Sizes of files and folders are advice: they are
// printed and fail nothing.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminTextProblems } from './checks/admin-texts.mjs';
import { assertionProblems } from './checks/assertion-rules.mjs';
import { decisionProblems } from './checks/decision-rules.mjs';
import { docPathProblems } from './checks/doc-paths.mjs';
import { folderSizeProblems } from './checks/folder-sizes.mjs';
import { countPrivateWords, privateWordProblems } from './checks/private-words.mjs';
import { codeProblems, lengthProblems, nameProblems } from './checks/source-rules.mjs';
import { styleProblems } from './checks/style-rules.mjs';
import { fileNameProblems, wordProblems } from './checks/word-problems.mjs';
import { root } from './pinned-node.mjs';
import { allFiles, sources } from './sources.mjs';
import { parse } from './test-names.mjs';

const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8');
/** @type {string[]} */
const problems = [];
/** @type {string[]} */
const advice = [];

/** @type {Map<string, number>} */
const privateWords = new Map();
const files = sources(/\.(tsx?|mjs|css)$/);
for (const path of files) {
  const source = read(path);
  const found = [...nameProblems(path), ...fileNameProblems(path)];
  if (path.endsWith('.css')) {
    found.push(...styleProblems(path, source));
  } else {
    const syntax = parse(path, source);
    found.push(...codeProblems(path, source, syntax), ...wordProblems(path, source, syntax));
    found.push(...assertionProblems(path, source, syntax));
    found.push(...adminTextProblems(path, source, syntax));
    countPrivateWords(syntax.program, privateWords);
  }
  problems.push(...found.map(({ line, text }) => `${path}:${line} ${text}`));
  advice.push(...lengthProblems(source).map(({ line, text }) => `${path}:${line} ${text}`));
}

const repository = { files: allFiles(), packages: Object.keys(packages()) };
const documents = repository.files.filter((path) => path.endsWith('.md'));
for (const path of documents) {
  const found = docPathProblems(path, read(path), repository);
  problems.push(...found.map(({ line, text }) => `${path}:${line} ${text}`));
}

const decisions = readdirSync(join(root, 'docs/decisions')).map((name) => ({
  name,
  source: read(`docs/decisions/${name}`),
}));
problems.push(...decisionProblems(decisions));
advice.push(...folderSizeProblems(repository.files));

/** @returns {Record<string, string>} */
function packages() {
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  return { ...dependencies, ...devDependencies };
}

for (const one of advice) console.log(`advice: ${one}`);
problems.push(...privateWordProblems(privateWords));

for (const problem of problems) console.error(problem);
const left = [...privateWords].map(([word, count]) => `${word} ${count}`).join(', ');
if (left !== '') console.log(`Private words left in declared names: ${left}`);
console.log(
  `House rules: ${files.length} files, ${documents.length} documents, ` +
    `${problems.length} problems, ${advice.length} to consider`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
