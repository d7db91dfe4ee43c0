import { isJsonObject } from '#rules/json/json-value.ts';
import type { CallRequest } from '../../call.ts';
import { toPlain } from '../../rest/json-bytes.ts';
import type { RestEndpoint, RestResult, RestRoute } from '../../rest/rest-route.ts';
import { withFigures } from './figures.ts';
import {
  findResource,
  type OlderVersion,
  olderBody,
  olderVariation,
  presentValues,
  type Resource,
} from './translate.ts';

// `wc/v1` and `wc/v2` for clients that were written for them: the endpoints of `wc/v3`, with the keys
// that differ translated on the way in and out.

/** What `wc/v1` had; `wc/v2` has more. Custom fields, `products/reviews` and brands are of `wc/v3`. */
const IN_FIRST =
  /^\/(products(\/(:id|batch|attributes|categories|tags|shipping_classes)(\/.*)?)?|orders(\/:id|\/batch|\/:order_id\/(notes|refunds)(\/:id)?)?|coupons(\/:id|\/batch)?|customers(\/:id|\/batch|\/:customer_id\/downloads)?|reports(\/(sales|top_sellers))?|taxes(\/.*)?|webhooks(\/.*)?)$/;
const IN_SECOND =
  /^\/(products\/:product_id\/variations(\/:id|\/batch)?|settings(\/.*)?|shipping(\/.*)?|shipping_methods(\/.*)?|payment_gateways(\/.*)?|system_status(\/.*)?)$/;

function isIn(version: OlderVersion, path: string): boolean {
  return IN_FIRST.test(path) || (version === 'v2' && IN_SECOND.test(path));
}

/** The most variations that a product brings along. */
const MAX_VARIATIONS = 100;

/** Products of `wc/v1` bring their variations along. */
async function withVariations(body: unknown, list: RestEndpoint, call: CallRequest) {
  const items = Array.isArray(body) ? body : [body];
  const complete = [];
  for (const item of items) {
    const isVariable = isJsonObject(item) && item.type === 'variable';
    if (!isVariable) {
      complete.push(item);
      continue;
    }
    const values = { product_id: String(item.id), per_page: String(MAX_VARIATIONS) };
    const listed = await list.run(values, call);
    const found = listed.ok ? toPlain(listed.answer.body) : [];
    const variations = Array.isArray(found) ? found.filter(isJsonObject) : [];
    complete.push({ ...item, variations: variations.map((each) => olderVariation(each, 'v1')) });
  }
  return Array.isArray(body) ? complete : complete[0];
}

interface Translated {
  version: OlderVersion;
  resource: Resource;
  /** The endpoint that lists the variations of a product. */
  variations: RestEndpoint | undefined;
}

/** With what `wc/v3` answers elsewhere. */
async function completed(
  body: unknown,
  { version, resource, variations }: Translated,
  call: CallRequest,
): Promise<unknown> {
  if (resource === 'customer') return withFigures(body, call.ctx, version);
  if (version === 'v2' || resource !== 'product' || !variations) return body;
  return withVariations(body, variations, call);
}

function older(endpoint: RestEndpoint, translated: Translated): RestEndpoint {
  const { version, resource } = translated;
  // Its schemas say what `wc/v3` answers.
  const { response: _response, document: _document, ...shared } = endpoint;
  return {
    ...shared,
    async run(values, call): Promise<RestResult> {
      const result = await endpoint.run(presentValues(values, resource), call);
      if (!result.ok) return result;
      const { body, headers, ...rest } = result.answer;
      const plain = olderBody(toPlain(body), resource, version);
      const location = headers?.location?.replace('/wc/v3/', `/wc/${version}/`);
      return {
        ok: true,
        answer: {
          ...rest,
          body: await completed(plain, translated, call),
          ...(headers && { headers: { ...headers, ...(location && { location }) } }),
        },
      };
    },
  };
}

export function olderRoutes(routes: readonly RestRoute[]): RestRoute[] {
  const present = routes.filter(({ namespace }) => namespace === 'wc/v3');
  const variations = present.find(({ path }) => path === '/products/:product_id/variations');
  return (['v2', 'v1'] as const).flatMap((version) =>
    present
      .filter(({ path }) => isIn(version, path))
      .map(({ path, methods, schema, takesList }) => {
        const resource = findResource(path);
        const parts = { version, resource, variations: variations?.methods.GET };
        const made = new Map<RestEndpoint, RestEndpoint>();
        const translated = (endpoint: RestEndpoint) => {
          const known = made.get(endpoint) ?? older(endpoint, parts);
          made.set(endpoint, known);
          return known;
        };
        return {
          namespace: `wc/${version}`,
          path,
          ...(schema && { schema }),
          ...(takesList && { takesList }),
          methods: Object.fromEntries(
            Object.entries(methods).map(([method, endpoint]) => [method, translated(endpoint)]),
          ),
        };
      }),
  );
}
