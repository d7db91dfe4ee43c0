// @ts-check
// Folders inside one folder of a layer import each other one way: `orders/paying` may import
// `orders/placing` or the other way round, and the files of `orders` itself are one of the folders.
// Tests and their helpers are left out: a test uses what is above its folder as well. So are `domain.ts`
// and `schema.ts` of the server: they stand above the folders of their domain, which import neither.
import { posix } from 'node:path';

const LEFT_OUT = /[.]test[.]tsx?$|\/testing\/|^src\/server\/[^/]+\/(domain|schema)[.]ts$/;
const OUTER = /^src\/[^/]+\/[^/]+(?=\/)/;

/** @typedef {{ outer: string, folders: string[] }} Circle */

/**
 * @param {{ from: string, to: string }[]} imports paths from the root
 * @returns {Circle[]}
 */
export function folderCircles(imports) {
  /** @type {Map<string, Map<string, Set<string>>>} */
  const graphs = new Map();
  for (const { from, to } of imports) {
    const outer = OUTER.exec(from)?.[0];
    if (!outer || OUTER.exec(to)?.[0] !== outer || LEFT_OUT.test(from) || LEFT_OUT.test(to))
      continue;
    const [one, other] = [posix.dirname(from), posix.dirname(to)];
    if (one === other) continue;
    const graph = graphs.get(outer) ?? new Map();
    graphs.set(outer, graph);
    graph.set(one, (graph.get(one) ?? new Set()).add(other));
  }
  return [...graphs].flatMap(([outer, graph]) =>
    circlesIn(graph).map((folders) => ({ outer, folders })),
  );
}

/**
 * Groups of folders that reach each other.
 * @param {Map<string, Set<string>>} graph
 * @returns {string[][]}
 */
function circlesIn(graph) {
  const reached = new Map([...graph.keys()].map((folder) => [folder, reach(graph, folder)]));
  /** @type {string[][]} */
  const circles = [];
  const seen = new Set();
  for (const [folder, others] of reached) {
    if (seen.has(folder) || !others.has(folder)) continue;
    const circle = [...others].filter((other) => reached.get(other)?.has(folder)).sort();
    for (const one of circle) seen.add(one);
    circles.push(circle);
  }
  return circles;
}

/**
 * @param {Map<string, Set<string>>} graph
 * @param {string} start
 */
function reach(graph, start) {
  /** @type {Set<string>} */
  const found = new Set();
  const open = [start];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const next of graph.get(at) ?? []) {
      if (!found.has(next)) {
        found.add(next);
        open.push(next);
      }
    }
  }
  return found;
}
