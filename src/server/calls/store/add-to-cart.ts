import type { QuantityLimits } from '#rules/quantities/limits.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { Say } from '#server/pages/text.ts';
import type { StoreProduct } from '#wire/store/product.ts';

type AddToCart = StoreProduct['add_to_cart'];

/** What programs take for "no limit". */
const noLimit = 9999;

function withQuery(address: string, query: Record<string, string>): string {
  return `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams(query)}`;
}

function button(
  row: ProductRow,
  permalink: string,
  buyable: boolean,
  say: Say,
  hasForm: boolean,
): Pick<AddToCart, 'text' | 'description' | 'url'> {
  const { name } = row;
  const read = say('store.readDescription', { name });
  switch (row.kind) {
    case 'external':
      return {
        text: row.button_text || say('store.buyProduct'),
        description: row.button_text || say('store.buyProduct'),
        url: row.external_url || permalink,
      };
    case 'grouped':
      return { text: say('store.viewProducts'), description: read, url: permalink };
    default:
      if (!buyable) return { text: say('store.readMore'), description: read, url: permalink };
      if (row.kind === 'variable' || row.kind === 'bundle' || hasForm) {
        return {
          text: say('store.selectOptions'),
          description: say('store.chooseDescription', { name }),
          url: permalink,
        };
      }
      return {
        text: say('product.addToCart'),
        description: say('store.addDescription', { name }),
        url: withQuery(permalink, {
          ...(row.parent_id !== null && { variation_id: String(row.id) }),
          'add-to-cart': String(row.parent_id ?? row.id),
        }),
      };
  }
}

/** The button a program shows for a product, and how many it lets a shopper take. */
export function addToCart(
  row: ProductRow,
  permalink: string,
  buyable: boolean,
  limits: QuantityLimits,
  say: Say,
  hasForm: boolean,
): AddToCart {
  return {
    ...button(row, permalink, buyable, say, hasForm),
    single_text:
      row.kind === 'external'
        ? row.button_text || say('store.buyProduct')
        : say('product.addToCart'),
    minimum: limits.min,
    maximum: limits.max ?? noLimit,
    multiple_of: limits.step,
  };
}
