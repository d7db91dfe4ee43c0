// @ts-check
// Which test proves which requirement, from the ids at the end of a test's name.
//   'refuses a stale nonce [SE-11] [SE-12]' and 'refuses a stale nonce [SE-11, SE-12]' cite both.

const idShape = '[A-Z]{2}-\\d{2,3}';
const group = `\\[${idShape}(?:[,;]?\\s*${idShape})*\\]`;
const atEnd = new RegExp(`(?:\\s*${group})+\\s*$`);

/** @param {string} text */
const idsIn = (text) => text.match(new RegExp(idShape, 'g')) ?? [];

/**
 * The ids a requirements page defines, in its order: lines like `- **PP-01** (§2) …`.
 * @param {string} page
 */
export function requirementsIn(page) {
  const lines = page.matchAll(new RegExp(`^- \\*\\*(${idShape})\\*\\*\\s*(.*)$`, 'gm'));
  return [...lines].map(([, id = '', text = '']) => ({ id, text }));
}

/**
 * @param {string} name
 * @returns {{ ids: string[], misplaced: string[] }}
 */
export function citedIn(name) {
  const end = atEnd.exec(name)?.[0] ?? '';
  const before = name.slice(0, name.length - end.length);
  return {
    ids: idsIn(end),
    misplaced: (before.match(new RegExp(group, 'g')) ?? []).flatMap(idsIn),
  };
}

/**
 * What is wrong with the ids that the tests of the sources cite.
 * @typedef {{ file: string, name: string }} Proof
 * @param {string[]} known
 * @param {Proof[]} tests
 */
export function citationProblems(known, tests) {
  /** @type {string[]} */
  const problems = [];
  for (const test of tests) {
    const { ids, misplaced } = citedIn(test.name);
    for (const id of misplaced) {
      problems.push(`${test.file}: "${test.name}" cites ${id} before its end`);
    }
    for (const id of ids.filter((each) => !known.includes(each))) {
      problems.push(`${test.file}: "${test.name}" cites ${id}, which no requirement has`);
    }
  }
  return problems;
}

/**
 * The tests that prove each requirement: they ran, checked something and passed. Where a test that
 * cites a requirement failed, nothing proves it.
 * @typedef {import('./run-reports.mjs').Outcome} Outcome
 * @param {string[]} known
 * @param {Outcome[]} results of the last run of each stage
 * @returns {Map<string, Proof[]>}
 */
export function proofsIn(known, results) {
  const cited = results.map((result) => ({ outcome: result, ids: citedIn(result.name).ids }));
  const failed = new Set(
    cited.filter(({ outcome: result }) => result.result === 'failed').flatMap(({ ids }) => ids),
  );
  const proofs = new Map(known.map((id) => [id, /** @type {Proof[]} */ ([])]));
  for (const { outcome: result, ids } of cited) {
    if (result.result !== 'passed' || result.asserts === false) continue;
    for (const id of ids) if (!failed.has(id)) proofs.get(id)?.push(result);
  }
  return proofs;
}

/**
 * @param {string[]} known
 * @param {string[]} open those that no test proves yet
 * @param {Map<string, Proof[]>} proofs
 */
export function compare(known, open, proofs) {
  const proven = known.filter((id) => (proofs.get(id) ?? []).length > 0);
  return {
    proven,
    lost: known.filter((id) => !proven.includes(id) && !open.includes(id)),
    gained: proven.filter((id) => open.includes(id)),
  };
}
