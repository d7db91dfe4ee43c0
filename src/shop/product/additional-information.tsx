import type { ProductRecord } from '#wire/product.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './additional-information.module.css';

export function hasInformation(product: ProductRecord): boolean {
  return (
    product.weight !== null ||
    product.dimensions !== null ||
    product.attributes.some(({ visible }) => visible)
  );
}

export function AdditionalInformation({ product }: { product: ProductRecord }) {
  const t = useTranslator();
  const rows = product.attributes
    .filter(({ visible }) => visible)
    .map(({ name, label, terms }) => ({
      name,
      label,
      value: terms.map((term) => term.name).join(', '),
    }));
  if (product.weight) {
    rows.push({ name: 'weight', label: t('product.weight'), value: product.weight });
  }
  if (product.dimensions) {
    rows.push({ name: 'dimensions', label: t('product.dimensions'), value: product.dimensions });
  }
  return (
    <table className={styles.table}>
      <tbody>
        {rows.map(({ name, label, value }) => (
          <tr key={name}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
