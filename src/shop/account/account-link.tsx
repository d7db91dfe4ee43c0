import { useVisitor } from '../stores/visitor-store.ts';
import { classNames } from '../ui/class-names.ts';
import { IconLink } from '../ui/icon-button.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import styles from './account-link.module.css';

/** The header's link to the account; it shows the name once the visitor is known. */
export function AccountLink({ className }: { className?: string | undefined }) {
  const t = useTranslator();
  const { routes } = useShop();
  const visitor = useVisitor();
  const label = visitor ? t('layout.accountOf', { name: visitor.name }) : t('layout.account');
  return (
    <IconLink
      icon="account"
      label={label}
      href={routes.account}
      className={classNames(styles.link, className)}
      data-logged-in={visitor ? true : undefined}
    />
  );
}
