import { useEffect, useId } from 'react';
import type { ComparePage } from '#wire/compare.ts';
import { Price } from '../../catalog/price.tsx';
import { Rating } from '../../catalog/rating.tsx';
import { storeCompared } from '../../product-tools/compared-store.ts';
import { Image } from '../../ui/image.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import styles from './compare-page.module.css';

/** A table with a column for each product; on a phone it scrolls beside the names of its rows. */
export function ComparePageView({ data }: { data: ComparePage }) {
  const t = useTranslator();
  const { routes } = useShop();
  const { products } = data;
  const title = t('compare.title');
  // What the address names counts from now on.
  useEffect(() => storeCompared(products.map(({ card }) => card.id)), [products]);
  return (
    <>
      <PageTitle
        title={title}
        breadcrumbs={[
          { name: t('layout.home'), url: routes.home },
          { name: title, url: '' },
        ]}
      />
      <div className={`page-width ${styles.page}`}>
        {products.length === 0 ? (
          <>
            <p>{t('compare.empty')}</p>
            <p>
              <a href={routes.shop}>{t('compare.shop')}</a>
            </p>
          </>
        ) : (
          <Comparison data={data} />
        )}
      </div>
    </>
  );
}

function Comparison({ data: { products, rows } }: { data: ComparePage }) {
  const t = useTranslator();
  const id = useId();
  const hasBoth = rows.some(({ differs }) => differs) && rows.some(({ differs }) => !differs);
  return (
    <>
      {hasBoth && (
        <label htmlFor={id} className={styles.choice}>
          <input id={id} type="checkbox" className={styles.only} />
          {t('compare.onlyDifferences')}
        </label>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by keyboard too. */}
      <section aria-label={t('compare.table')} className={styles.frame} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <td />
              {products.map(({ card, without }) => (
                <th key={card.id} scope="col" className={styles.product}>
                  <a href={card.url} className={styles.link}>
                    {card.image && (
                      <Image image={card.image} sizes="12rem" upTo={640} ratio="card" alt="" />
                    )}
                    <span>{card.name}</span>
                  </a>
                  {card.price && <Price price={card.price} form="from" />}
                  {card.unitPrice && <p className={styles.small}>{card.unitPrice}</p>}
                  <Rating rating={card.rating} />
                  <a
                    href={without}
                    className={styles.remove}
                    aria-label={t('compare.removeOf', { name: card.name })}
                  >
                    {t('compare.remove')}
                  </a>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values, differs }) => (
              <tr key={label} data-same={differs ? undefined : ''}>
                <th scope="row" className={styles.label}>
                  {label}
                  {differs && <span className={styles.differs}>{t('compare.differs')}</span>}
                </th>
                {products.map(({ card }, index) => (
                  <td key={card.id}>
                    {values[index] || (
                      <>
                        <span aria-hidden="true">–</span>
                        <span className="visually-hidden">{t('compare.none')}</span>
                      </>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
