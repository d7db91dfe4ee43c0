import { useLayoutEffect, useRef } from 'react';
import { attributeField } from '#rules/variations/choice.ts';
import type { ProductRecord } from '#wire/product.ts';
import { useChoice } from '../choice/product-choice.tsx';
import styles from './swatch-fields.module.css';
import { SwatchGroup } from './swatch-group.tsx';
import { VariationSelects } from './variation-selects.tsx';

interface SwatchFieldsProps {
  product: ProductRecord;
  posted: Readonly<Record<string, string>>;
  /** The form was submitted too early: missing attributes are marked. */
  requested: boolean;
}

/** The attributes of the variations as swatches; without script, as selects. */
export function SwatchFields({ product, posted, requested }: SwatchFieldsProps) {
  const { missing, choose } = useChoice();
  const box = useRef<HTMLDivElement>(null);

  // A radio selected before hydration is read from the DOM.
  const first = useRef(choose);
  useLayoutEffect(() => {
    for (const radio of box.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []) {
      first.current(radio.name, radio.value);
    }
  }, []);

  return (
    <>
      <div ref={box} className={`variations ${styles.fields}`}>
        {product.attributes
          .filter(({ forVariations }) => forVariations)
          .map((attribute) => (
            <SwatchGroup
              key={attribute.name}
              attribute={attribute}
              requested={requested && missing.includes(attributeField(attribute.name))}
            />
          ))}
      </div>
      <noscript>
        <VariationSelects product={product} posted={posted} />
      </noscript>
    </>
  );
}
