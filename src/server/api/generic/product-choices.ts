import { productCards } from '#server/catalog/listing/product-cards.ts';
import { searchProducts } from '#server/search/search-products.ts';
import { productChoicesCall } from '#wire/forms/catalog-calls.ts';
import {
  type ChoicesResponse,
  MAX_CHOICE_SEARCH_LENGTH,
  SHORTEST_CHOICE_SEARCH,
} from '#wire/search/choices.ts';
import { type CallRequest, defineCall } from '../call.ts';

const PER_PAGE = 20;
/** Whoever has not found it by then types another word. */
const LAST_PAGE = 10;
const NOTHING: ChoicesResponse = { results: [], pagination: { more: false } };

/** As for suggestions: a person types a few letters a second. */
const LIMIT = { name: 'product-choices', max: 60, windowMs: 6000 };

function guard({ ctx, visitor }: CallRequest): Response | null {
  const quota = ctx.limits.take(LIMIT, visitor.address || visitor.newSession, ctx.now);
  if (quota.ok) return null;
  const headers = { 'retry-after': String(quota.retryAfterSeconds) };
  return Response.json(NOTHING, { status: 429, headers });
}

/** Products by name for a select of a form, `{results: [{id, text}], pagination: {more}}`. */
export const productChoices = defineCall({
  readOnly: true,
  guard,
  input: productChoicesCall,
  async handle({ q, page: requested }, { ctx }) {
    const { length } = [...q];
    const page = Math.max(1, requested ?? 1);
    const fits = length >= SHORTEST_CHOICE_SEARCH && length <= MAX_CHOICE_SEARCH_LENGTH;
    if (!fits || page > LAST_PAGE) return Response.json(NOTHING);
    const found = await searchProducts(ctx, q, page * PER_PAGE + 1);
    const visible = found.slice((page - 1) * PER_PAGE, page * PER_PAGE);
    const cards = await productCards(ctx, visible);
    const response: ChoicesResponse = {
      results: cards.map(({ id, name }) => ({ id, text: name })),
      pagination: { more: found.length > page * PER_PAGE && page < LAST_PAGE },
    };
    return Response.json(response);
  },
});
