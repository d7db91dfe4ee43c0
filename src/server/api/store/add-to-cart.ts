import type { QuantityLimits } from '#rules/quantities/limits.ts';
import type { ProductRow } from '#server/catalog/tables.ts';
import type { Translate } from '#server/language/translator.ts';
import type { StoreProduct } from '#wire/store/product.ts';

type AddToCart = StoreProduct['add_to_cart'];

/** What programs take for "no limit". */
const noLimit = 9999;

function button(
  row: ProductRow,
  permalink: string,
  buyable: boolean,
  t: Translate,
  hasForm: boolean,
): Pick<AddToCart, 'text' | 'description' | 'url'> {
  const { name } = row;
  const read = t('store.readDescription', { name });
  switch (row.kind) {
    case 'external':
      return {
        text: row.button_text || t('store.buyProduct'),
        description: row.button_text || t('store.buyProduct'),
        url: row.external_url || permalink,
      };
    case 'grouped':
      return { text: t('store.viewProducts'), description: read, url: permalink };
    default:
      if (!buyable) return { text: t('store.readMore'), description: read, url: permalink };
      if (row.kind === 'variable' || row.kind === 'bundle' || hasForm) {
        return {
          text: t('store.selectOptions'),
          description: t('store.chooseDescription', { name }),
          url: permalink,
        };
      }
      // A link adds nothing here: the address is that of the page whose button adds.
      return {
        text: t('product.addToCart'),
        description: t('store.addDescription', { name }),
        url: permalink,
      };
  }
}

/** The button a program shows for a product, and how many it lets a shopper take. */
export function addToCart(
  row: ProductRow,
  permalink: string,
  buyable: boolean,
  limits: QuantityLimits,
  t: Translate,
  hasForm: boolean,
): AddToCart {
  return {
    ...button(row, permalink, buyable, t, hasForm),
    single_text:
      row.kind === 'external' ? row.button_text || t('store.buyProduct') : t('product.addToCart'),
    minimum: limits.min,
    maximum: limits.max ?? noLimit,
    multiple_of: limits.step,
  };
}
