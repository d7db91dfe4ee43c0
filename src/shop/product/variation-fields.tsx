import type { ProductRecord } from '#wire/product.ts';
import { SelectField } from '../ui/select-field.tsx';
import { useText } from '../ui/shop-context.tsx';
import styles from './variation-fields.module.css';

interface VariationFieldsProps {
  product: ProductRecord;
  posted: Record<string, string>;
}

/** One select for each attribute a variation is told apart by. */
export function VariationFields({ product, posted }: VariationFieldsProps) {
  const t = useText();
  return (
    <div className={`variations ${styles.fields}`}>
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
              defaultValue={posted[field] ?? ''}
              options={[choose, ...terms.map((term) => ({ value: term.slug, label: term.name }))]}
            />
          );
        })}
    </div>
  );
}
