import type { NamedLink } from '#wire/product.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { classNames } from './class-names.ts';
import styles from './page-title.module.css';

interface PageTitleProps {
  title: string;
  breadcrumbs: NamedLink[];
}

/** Breadcrumb and title of a page. */
export function PageTitle({ title, breadcrumbs }: PageTitleProps) {
  return (
    <header className={classNames('page-width', styles.header)}>
      <Breadcrumb trail={breadcrumbs} />
      <h1 className={styles.title}>{title}</h1>
    </header>
  );
}
