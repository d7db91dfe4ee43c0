import { isJsonObject, type JsonObject } from '#rules/json/json-value.ts';
import { findRoute } from './find-route.ts';
import { JsonBytes } from './json-bytes.ts';
import type { RestRoute } from './rest-route.ts';

// A link of an item to itself says which methods its address takes, as WordPress says it.
// Example: `{ href: …/wp-json/wc/v3/orders/12, targetHints: { allow: ['GET', 'POST'] } }`.

/** Of each list of routes: the methods of addresses that differ in their numbers only. */
const known = new WeakMap<readonly RestRoute[], Map<string, readonly string[]>>();

/** Addresses without numbers, such as slugs, are not remembered beyond this. */
const MAX_KNOWN = 500;

function findMethods(routes: readonly RestRoute[], address: string): readonly string[] {
  const start = address.indexOf('/wp-json/');
  if (start === -1) return [];
  const path = address.slice(start + '/wp-json'.length).split('?', 1)[0] ?? '';
  const kind = path.replace(/\/\d+(?=\/|$)/g, '/1');
  const ofRoutes = known.get(routes) ?? new Map<string, readonly string[]>();
  known.set(routes, ofRoutes);
  const before = ofRoutes.get(kind);
  if (before !== undefined) return before;
  const found = Object.keys(findRoute(routes, kind)?.route.methods ?? {});
  if (ofRoutes.size < MAX_KNOWN) ofRoutes.set(kind, found);
  return found;
}

function hinted(item: JsonObject, routes: readonly RestRoute[]): JsonObject {
  const { _links: links } = item;
  if (!isJsonObject(links) || !Array.isArray(links.self)) return item;
  const self = links.self.map((link) => {
    if (!isJsonObject(link) || typeof link.href !== 'string' || 'targetHints' in link) return link;
    const allow = findMethods(routes, link.href);
    return allow.length === 0 ? link : { ...link, targetHints: { allow: [...allow] } };
  });
  return { ...item, _links: { ...links, self } };
}

/** JSON that is written already brings them itself. */
export function withTargetHints(body: unknown, routes: readonly RestRoute[]): unknown {
  if (body instanceof JsonBytes) return body;
  if (Array.isArray(body)) {
    return body.map((item) => (isJsonObject(item) ? hinted(item, routes) : item));
  }
  return isJsonObject(body) ? hinted(body, routes) : body;
}
