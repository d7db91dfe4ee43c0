import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { attributeField, toTerm } from '#rules/variations/choice.ts';
import type { ProductAttribute } from '#wire/product.ts';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { useChoice } from '../choice/product-choice.tsx';
import { Swatch } from './swatch.tsx';
import styles from './swatch-group.module.css';
import { visibleCount } from './visible-count.ts';

interface SwatchGroupProps {
  attribute: ProductAttribute;
  /** It is missing and prevents submission. */
  requested: boolean;
}

/** "Colour: Moss" and its swatches. */
export function SwatchGroup({ attribute, requested }: SwatchGroupProps) {
  const t = useTranslator();
  const { limit } = useShop().swatches;
  const { chosen } = useChoice();
  const live = useHydrated();
  const list = useRef<HTMLUListElement>(null);
  const [open, setOpen] = useState(false);
  const { label, terms } = attribute;
  const field = attributeField(attribute.name);
  const at = terms.findIndex(({ slug }) => slug === toTerm(chosen, field));
  const visible = open ? terms.length : visibleCount(terms.length, limit, at);

  function showAll() {
    // The button disappears: the focus moves to the first revealed swatch.
    flushSync(() => setOpen(true));
    const inputs = [...(list.current?.querySelectorAll('input') ?? [])];
    inputs
      .slice(visible)
      .find(({ disabled }) => !disabled)
      ?.focus();
  }

  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it.
      role="radiogroup"
      aria-required="true"
      aria-invalid={requested || undefined}
      className={styles.group}
    >
      <legend className={styles.legend}>
        {label}
        {/* The radio itself is labelled with it. */}
        <span aria-hidden="true" className={styles.chosen}>
          {at >= 0 && t('product.chosenTerm', { name: terms[at]?.name ?? '' })}
        </span>
      </legend>
      <ul
        ref={list}
        role="presentation"
        className={styles.items}
        data-round={terms.every(({ colours: colors }) => colors.length > 0) || undefined}
      >
        {terms.slice(0, visible).map((term) => (
          <Swatch key={term.slug} field={field} term={term} live={live} />
        ))}
        {visible < terms.length && (
          <li>
            <button
              type="button"
              className={styles.more}
              aria-label={t('product.moreSwatches', { count: terms.length - visible, name: label })}
              onClick={showAll}
            >
              {t('product.moreChoices', { count: terms.length - visible })}
            </button>
          </li>
        )}
      </ul>
    </fieldset>
  );
}
