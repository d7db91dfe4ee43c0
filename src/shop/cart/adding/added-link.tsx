import { classNames } from '../../ui/class-names.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';

interface AddedLinkProps {
  visible: boolean;
  className?: string | undefined;
}

/** Shown after a successful add; not on the cart page. */
export function AddedLink({ visible, className }: AddedLinkProps) {
  const t = useTranslator();
  const { routes } = useShop();
  if (!visible || document.body.classList.contains('woocommerce-cart')) return null;
  return (
    <a href={routes.cart} className={classNames('added_to_cart wc-forward', className)}>
      {t('cart.view')}
    </a>
  );
}
