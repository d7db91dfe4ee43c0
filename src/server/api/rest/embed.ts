import { isJsonObject } from '#rules/json/json-value.ts';
import { type Fields, nestFields, TooManyFields } from '#server/platform/http/nested-fields.ts';
import type { CallRequest, SentValues } from '../call.ts';
import { findRoute } from './find-route.ts';
import { toPlain } from './json-bytes.ts';
import { noRoute, restErrorBody } from './rest-error.ts';
import type { RestRoute } from './rest-route.ts';
import { inContext } from './shape-response.ts';
import { withTargetHints } from './target-hints.ts';

// `_embed`: what an item's links lead to comes with it, under `_embedded`, by the name of the link. Only
// links that say `embeddable` are followed, each address once for the whole answer, in the context
// `embed` and with the rights of whoever asks.

/** Names of the links to follow; null for all of them, false where nothing is asked. */
export function requestedEmbeds({
  _embed: requested,
}: SentValues): readonly string[] | null | false {
  if (requested === undefined || requested === '0' || requested === 'false' || requested === false)
    return false;
  const list = Array.isArray(requested) ? requested.map(String) : String(requested).split(',');
  const names = list.map((name) => name.trim()).filter((name) => name !== '');
  return names.length === 0 || names.every((name) => ['1', 'true'].includes(name)) ? null : names;
}

interface Followed {
  routes: readonly RestRoute[];
  names: readonly string[] | null;
  call: CallRequest;
}

export async function withEmbeds(body: unknown, followed: Followed): Promise<unknown> {
  const known = new Map<string, Promise<unknown>>();
  const items = Array.isArray(body) ? body : [body];
  const embedded = await Promise.all(items.map((item) => embedIn(item, followed, known)));
  return Array.isArray(body) ? embedded : embedded[0];
}

async function embedIn(
  item: unknown,
  followed: Followed,
  known: Map<string, Promise<unknown>>,
): Promise<unknown> {
  if (!isJsonObject(item) || !isJsonObject(item._links)) return item;
  const found: [string, unknown[]][] = [];
  for (const [name, links] of Object.entries(item._links)) {
    if (followed.names !== null && !followed.names.includes(name)) continue;
    const addresses = addressesIn(links);
    if (addresses.length === 0) continue;
    found.push([
      name,
      await Promise.all(addresses.map((each) => followOnce(each, followed, known))),
    ]);
  }
  return found.length === 0 ? item : { ...item, _embedded: Object.fromEntries(found) };
}

function addressesIn(links: unknown): string[] {
  if (!Array.isArray(links)) return [];
  return links.flatMap((link) =>
    isJsonObject(link) && link.embeddable === true && typeof link.href === 'string'
      ? [link.href]
      : [],
  );
}

function followOnce(
  address: string,
  followed: Followed,
  known: Map<string, Promise<unknown>>,
): Promise<unknown> {
  const response = known.get(address) ?? follow(address, followed);
  known.set(address, response);
  return response;
}

async function follow(address: string, { routes, call }: Followed): Promise<unknown> {
  const { pathname, searchParams } = new URL(address);
  const found = findRoute(routes, pathname.replace(/^\/wp-json/, ''));
  const endpoint = found?.route.methods.GET;
  if (!found || !endpoint) return restErrorBody(noRoute);
  const values = { ...toFields(searchParams), context: 'embed', ...found.parts };
  const result = await endpoint.run(values, call);
  if (!result.ok) return restErrorBody(result.error);
  const body = toPlain(result.answer.body);
  const seen = inContext(body, 'embed', found.route.schema?.properties ?? {});
  return withTargetHints(seen, routes);
}

function toFields(query: URLSearchParams): Fields {
  try {
    return nestFields(query);
  } catch (error) {
    if (error instanceof TooManyFields) return {};
    throw error;
  }
}
