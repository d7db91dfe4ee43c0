import { effectiveReturnable, mayReturn } from '#rules/catalog/returnable.ts';
import { productContent } from '#rules/catalog/unit-price.ts';
import type { Money } from '#rules/money/money.ts';
import type { ProductNotes } from '#server/catalog/facts/product-notes.ts';
import { refusalMessage } from '#server/catalog/facts/refusal-message.ts';
import { unitPriceText } from '#server/catalog/unit-price-text.ts';
import type { Translate } from '#server/language/translator.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { PricedLine } from '../pricing/price-lines.ts';

interface NoteParts {
  notes: ReadonlyMap<number, ProductNotes>;
  settings: Settings;
  t: Translate;
}

/** What a buyer has to know of a line before it is ordered. */
export function lineNotes(
  { stored, sold }: Pick<PricedLine, 'stored' | 'sold'>,
  unit: Money,
  { notes, settings, t }: NoteParts,
): string[] {
  const product = notes.get(stored.productId);
  if (!sold || !product) return [];
  const content = notes.get(stored.variationId ?? stored.productId)?.content ?? product.content;
  const byUnit = unitPriceText(unit, productContent(content, product.content), 'cart', settings);
  const isListed = sold.product.virtual !== 1 && settings['returns.days'] > 0;
  const returnable = effectiveReturnable(product.returnable, {
    slugs: [sold.product.slug, ...product.categories],
    except: isListed ? settings['returns.except'] : [],
  });
  return [byUnit, mayReturn(returnable) ? '' : t(refusalMessage(returnable))].filter(
    (text) => text !== '',
  );
}
