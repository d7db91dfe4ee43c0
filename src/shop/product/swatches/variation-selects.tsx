import type { ProductRecord } from '#wire/product.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';
import styles from './variation-selects.module.css';

interface VariationSelectsProps {
  product: ProductRecord;
  posted: Readonly<Record<string, string>>;
}

/** One select for each variation attribute, for pages without script. */
export function VariationSelects({ product, posted }: VariationSelectsProps) {
  const t = useTranslator();
  return (
    <div className={styles.fields}>
      {product.attributes
        .filter(({ forVariations }) => forVariations)
        .map(({ name, label, terms }) => {
          const field = `attribute_${name}`;
          const choose = { value: '', label: t('product.choose', { name: label }) };
          return (
            <SelectField
              key={name}
              label={label}
              name={field}
              required
              defaultValue={posted[field] ?? (terms.length === 1 ? terms[0]?.slug : '')}
              options={[choose, ...terms.map((term) => ({ value: term.slug, label: term.name }))]}
            />
          );
        })}
    </div>
  );
}
