// @ts-check
// Decisions are numbered without gaps or doubles, dated, have a status and a row in the index.

/** @typedef {{ name: string, source: string }} Document */

const fileName = /^(\d{3})-[a-z0-9-]+\.md$/;
const status = /^- Status: (accepted|superseded by (\d{3}))$/m;
const date = /^- Date: (\d{4}-\d{2}-\d{2})$/m;

/**
 * @param {Document[]} documents the files of docs/decisions, the index among them
 * @returns {string[]} what is wrong
 */
export function decisionProblems(documents) {
  const index = documents.find(({ name }) => name === 'README.md')?.source ?? '';
  const decisions = documents
    .filter(({ name }) => name !== 'README.md')
    .sort((one, other) => (one.name < other.name ? -1 : 1));
  const numbers = decisions.map(({ name }) => fileName.exec(name)?.[1]);
  return decisions.flatMap(({ name, source }, at) => {
    const problems = [];
    const expected = String(at + 1).padStart(3, '0');
    if (numbers[at] !== expected) problems.push(`its number should be ${expected}`);
    const title = new RegExp(`^# ${numbers[at]}: (.+)\n`).exec(source)?.[1];
    if (!title) problems.push(`its first line should be "# ${expected}: title"`);
    const day = date.exec(source)?.[1];
    if (!day) problems.push('a line "- Date: 2026-01-31" is missing');
    const [, stands, successor] = status.exec(source) ?? [];
    if (!stands) problems.push('a line "- Status: accepted" or "superseded by 012" is missing');
    if (successor && !numbers.includes(successor)) problems.push(`there is no ${successor}`);
    const row = `| [${numbers[at]}](${name}) | ${title} | ${day} | ${stands} |`;
    if (!index.split('\n').includes(row)) problems.push(`README.md lacks the row ${row}`);
    return problems.map((text) => `docs/decisions/${name}: ${text}`);
  });
}
