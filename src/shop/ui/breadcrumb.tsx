import type { NamedLink } from '#wire/product.ts';
import styles from './breadcrumb.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import { useTranslator } from './shop-context.tsx';

/** The path from home to this page; the last entry is the page itself and no link. */
export function Breadcrumb({
  trail,
  className,
}: {
  trail: NamedLink[];
  className?: string | undefined;
}) {
  const t = useTranslator();
  if (trail.length < 2) return null;
  return (
    <nav aria-label={t('layout.breadcrumb')} className={classNames('breadcrumbs', className)}>
      <ol className={styles.trail}>
        {trail.map((step, index) => (
          <li key={step.url} className={styles.step}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{step.name}</span>
            ) : (
              <>
                <a href={step.url}>{step.name}</a>
                <Icon name="chevron" size={16} />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
