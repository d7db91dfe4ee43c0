import { useState } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { popupStore } from '../../ui/popup/popup-store.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { fetchQuickView } from './fetch-quick-view.ts';
import styles from './quick-view-button.module.css';

interface QuickViewButtonProps {
  productId: number;
  name: string;
  /** In a line of its own instead of over a picture. */
  inline?: boolean;
}

/**
 * Opens the product in a popup. While loading the button is busy; after a failure nothing is shown
 * and the card works as before.
 */
export function QuickViewButton({ productId, name, inline = false }: QuickViewButtonProps) {
  const t = useTranslator();
  const shop = useShop();
  const [processing, setProcessing] = useState(false);
  if (!shop.quickView.enabled) return null;

  async function open(): Promise<void> {
    if (processing) return;
    setProcessing(true);
    try {
      const [product, { QuickView }] = await Promise.all([
        fetchQuickView(shop, productId),
        import('../../product/quick-view/quick-view.tsx'),
      ]);
      if (product) {
        const content = <QuickView product={product} />;
        popupStore.open({ label: product.name, source: { kind: 'ready', content } });
      }
    } catch {
      // Loading failed: the link to the product's page is still there.
    }
    setProcessing(false);
  }

  return (
    <button
      type="button"
      aria-label={t('product.quickViewOf', { name })}
      aria-busy={processing || undefined}
      className={`quick-view waits ${inline ? styles.inline : styles.button}`}
      onClick={open}
    >
      <Icon name="eye" size={20} />
      <span className={styles.words}>{t('product.quickView')}</span>
    </button>
  );
}
