// @ts-check
// Documents name only files that exist: links, paths in backticks, and paths in code blocks that begin
// at a folder of the repository or of a layer.
//   `src/rules/money/` [x](docs/calls.md) `cart/*.db.test.ts` `page-cache.ts`  -> each is looked up
//   `/product/:slug`  `wc/v3`  `dist/client`                                   -> no paths of ours
import { posix } from 'node:path';

/** @typedef {{ line: number, text: string }} Problem */

const layers = ['rules', 'wire', 'shop', 'admin', 'server'];
const topFolders = ['src', 'demo', 'docs', 'tests', 'bench', 'scripts'];
const sourceFile = /\.(tsx?|mjs|css|md|json)$/;
/** Made by the build or by running the shop, so a fresh clone lacks them. */
const generated = /^(dist|data|node_modules|\.cache)\//;

/**
 * `src/a/{b,c}.ts` and `<name>` are patterns for what follows them: only what comes before counts.
 * @param {string} token
 */
const fixedPart = (token) => {
  const at = token.search(/[<{…]/);
  return at < 0 ? token : token.slice(0, token.lastIndexOf('/', at) + 1);
};

/** @param {string} token */
function looksLikePath(token) {
  if (!/^[\w.@*<>{},…-]+(\/[\w.@*<>{},…-]+)*\/?$/.test(token) || generated.test(token))
    return false;
  const first = token.split('/')[0] ?? '';
  const inFolder = token.includes('/') && [...topFolders, ...layers].includes(first);
  return inFolder || (sourceFile.test(token) && !token.startsWith('*'));
}

/** @param {string} text */
const pathsInBackticks = (text) =>
  [...text.matchAll(/`([^`\s]+)`/g)].map(([, token = '']) => token).filter(looksLikePath);

/**
 * Commands, addresses and data stand in code blocks as well: only what begins at a folder of ours and
 * is a folder or a source file is a path, and what follows it on its line, separated by a comma, is
 * beside it.
 *   src/server/cart/a.ts, b.ts   ->  src/server/cart/a.ts  src/server/cart/b.ts
 * @param {string} text
 * @returns {string[]}
 */
function pathsInExample(text) {
  /** @type {string[]} */
  const paths = [];
  let folder = '';
  for (const [, token = ''] of text.matchAll(/(?:^|[\s,])([\w.@*<>{}…/-]+)(?=[\s,:]|$)/g)) {
    const top = token.split('/')[0] ?? '';
    const isOurs = token.includes('/') && [...topFolders, ...layers].includes(top);
    if (isOurs && (sourceFile.test(token) || token.endsWith('/'))) {
      paths.push(token);
      folder = `${posix.dirname(token)}/`;
    } else if (folder !== '' && /^[\w-]+\.(tsx?|mjs)$/.test(token)) {
      paths.push(folder + token);
    }
  }
  return paths;
}

/**
 * A path may be shortened to its end where that is unambiguous to a reader: `cart/line-key.ts`.
 * @param {string} path
 * @param {string[]} files all files of the repository, from its root
 */
function exists(path, files) {
  const body = path
    .replace(/\/$/, '')
    .split('*')
    .map((part) => part.replace(/[.+^$()|[\]\\]/g, '\\$&'))
    .join('[^/]*');
  const pattern = new RegExp(`(^|/)${body}($|/)`);
  return files.some((file) => pattern.test(file));
}

/**
 * @param {string} document its path
 * @param {string} source
 * @param {{ files: string[], packages: string[] }} repository
 * @returns {Problem[]}
 */
export function docPathProblems(document, source, { files, packages }) {
  /** @type {Problem[]} */
  const problems = [];
  let inExample = false;
  for (const [at, text] of source.split('\n').entries()) {
    if (/^\s*```/.test(text)) inExample = !inExample;
    const tokens = inExample ? pathsInExample(text) : pathsInBackticks(text);
    for (const token of tokens) {
      const path = fixedPart(token);
      if (path === '' || packages.includes(token)) continue;
      if (!exists(path, files)) problems.push({ line: at + 1, text: `no file \`${token}\`` });
    }
    if (inExample) continue;
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^(\w+:|#)/.test(target)) continue;
      const path = posix.join(posix.dirname(document), target.replace(/#.*$/, ''));
      const found = files.some(
        (file) => file === path || file.startsWith(path.replace(/\/?$/, '/')),
      );
      if (!found) problems.push({ line: at + 1, text: `the link to ${target} leads nowhere` });
    }
  }
  return problems;
}
