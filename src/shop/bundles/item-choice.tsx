import { attributeField } from '#rules/variations/choice.ts';
import type { ProductAttribute, Swatch } from '#wire/product.ts';
import { SwatchDot } from '../catalog/swatch-dot.tsx';
import swatches from '../product/swatches/swatch.module.css';
import { useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useBundle } from './bundle-model.ts';
import styles from './item-choice.module.css';
import type { ItemSnapshot } from './item-snapshot.ts';

/** The variation of an item: its attributes as radio buttons. */
export function ItemChoice({ now }: { now: ItemSnapshot }) {
  const t = useTranslator();
  const { change } = useBundle();
  const { item, form, attributes } = now;
  const any = Object.keys(attributes).length > 0;
  return (
    <div className={styles.choice}>
      {item.product.attributes.map((attribute) => (
        <Attribute key={attribute.name} now={now} attribute={attribute} />
      ))}
      <p role="alert" className={`no-match ${styles.noMatch}`}>
        {form.state === 'reset' && t('bundles.noMatch')}
      </p>
      {any && (
        <button
          type="button"
          className={`reset_variations ${styles.reset}`}
          aria-label={t('bundles.resetOf', { name: item.name })}
          onClick={() => change(item.id, { attributes: {} })}
        >
          {t('bundles.reset')}
        </button>
      )}
    </div>
  );
}

function Attribute({ now, attribute }: { now: ItemSnapshot; attribute: ProductAttribute }) {
  const { submitted } = useBundle();
  const { on, attributes } = now;
  const field = attributeField(attribute.name);
  const chosen = attribute.terms.find(({ slug }) => slug === attributes[field]);
  return (
    <fieldset
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: HTML allows it.
      role="radiogroup"
      aria-required="true"
      aria-invalid={(submitted && on && !chosen) || undefined}
      className={styles.attribute}
    >
      <legend className={styles.legend}>
        {attribute.label}
        {/* The radio itself is labelled with it. */}
        <span aria-hidden="true" className={styles.chosen}>
          {chosen?.name}
        </span>
      </legend>
      <ul className={styles.terms}>
        {attribute.terms.map((term) => (
          <li key={term.slug}>
            <Term now={now} field={field} term={term} />
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Term({ now, field, term }: { now: ItemSnapshot; field: string; term: Swatch }) {
  const t = useTranslator();
  const { change } = useBundle();
  const live = useHydrated();
  const { item, attributes, on } = now;
  const rendered = term.kind !== 'label' && (term.image !== null || term.colours.length > 0);
  const state = getState(now, field, term.slug);
  const title = state === 'none' ? t('product.termNotMade', { name: term.name }) : term.name;
  return (
    <label
      className={swatches.swatch}
      data-kind={rendered ? term.kind : 'label'}
      // It can be chosen nevertheless: the item then says that nothing matches.
      data-state={state === 'gone' ? 'no-stock' : undefined}
      data-off={state === 'none' ? 'blur' : undefined}
    >
      <input
        type="radio"
        className={swatches.input}
        name={`bundle[${item.id}][${field}]`}
        value={term.slug}
        checked={attributes[field] === term.slug}
        // Not required in HTML: an item can be unticked, its radios cannot. The server checks.
        required={live && on}
        autoComplete="off"
        onChange={() => change(item.id, { attributes: { ...attributes, [field]: term.slug } })}
      />
      <span className={swatches.face}>
        {rendered ? <SwatchDot swatch={term} size={term.image ? 44 : 30} /> : term.name}
      </span>
      {(rendered || title !== term.name) && <span className="visually-hidden">{title}</span>}
    </label>
  );
}

/** Whether the term exists with the other choices, and is in stock. */
function getState(
  { item, attributes }: ItemSnapshot,
  field: string,
  slug: string,
): 'there' | 'gone' | 'none' {
  const nextChoice = { ...attributes, [field]: slug };
  const fitting = item.product.variations.filter(({ attributes }) =>
    Object.entries(nextChoice).every(([name, value]) =>
      ['', value].includes(attributes[name] ?? ''),
    ),
  );
  if (fitting.length === 0) return 'none';
  return fitting.some(({ stock }) => stock.status !== 'outofstock') ? 'there' : 'gone';
}
