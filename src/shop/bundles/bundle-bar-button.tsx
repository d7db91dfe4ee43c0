import { BUY_FORM_ID } from '../product/buy-ids.ts';
import bar from '../product/sticky-bar/sticky-bar.module.css';
import { Button } from '../ui/button.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import { useBundle } from './bundle-model.ts';
import { isWaiting } from './item-snapshot.ts';

/**
 * In a word less than the form's own button, for narrow screens. It submits that form, which scrolls to the first item that is not finished.
 */
export function BundleBarButton() {
  const t = useTranslator();
  const { bundle, items, product } = useBundle();
  const { texts, start } = bundle;
  return (
    <Button
      type="submit"
      form={BUY_FORM_ID}
      name="add-to-cart"
      value={product.id}
      data-product_id={product.id}
      disabled={isWaiting(items)}
      className={bar.do}
    >
      {texts.button || t(start.edits === '' ? 'product.addToCart' : 'bundles.change')}
    </Button>
  );
}
