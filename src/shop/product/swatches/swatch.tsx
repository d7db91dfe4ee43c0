import type { KeyboardEvent } from 'react';
import type { Swatch as SwatchData } from '#wire/product.ts';
import { SwatchDot } from '../../catalog/swatch-dot.tsx';
import { useShop, useTranslator } from '../../ui/shop-context.tsx';
import { Tooltip } from '../../ui/tooltip/tooltip.tsx';
import { useChoice } from '../choice/product-choice.tsx';
import styles from './swatch.module.css';

interface SwatchProps {
  field: string;
  term: SwatchData;
  /** The page is hydrated. */
  live: boolean;
}

/**
 * A native radio button with a colour, picture or label as its face, so that keyboard and forms
 * work without script.
 */
export function Swatch({ field, term, live }: SwatchProps) {
  const { tooltip, disabledStyle } = useShop().swatches;
  const { swatch } = useChoice();
  const { state, clickable } = swatch(field, term.slug);
  const title = useTitle(term, state);
  const label = <SwatchLabel field={field} term={term} live={live} title={title} />;
  // A label shows its name itself; its tooltip only explains why it is unavailable.
  const silent = !tooltip || (term.kind === 'label' && title === term.name);
  return (
    <li className={styles.item} data-off={clickable ? undefined : disabledStyle}>
      {silent ? (
        label
      ) : (
        <Tooltip title={title} image={term.image}>
          {label}
        </Tooltip>
      )}
    </li>
  );
}

function SwatchLabel({ field, term, live, title }: SwatchProps & { title: string }) {
  const t = useTranslator();
  const { disabledStyle } = useShop().swatches;
  const { swatch, choose } = useChoice();
  const { state, clickable, stockLeft } = swatch(field, term.slug);
  const selected = state === 'selected';
  const rendered = term.kind !== 'label' && (term.image !== null || term.colours.length > 0);

  function press(event: KeyboardEvent) {
    // Enter would submit the form, and Space does nothing on a selected radio.
    if (event.key !== 'Enter' && !(event.key === ' ' && selected)) return;
    event.preventDefault();
    choose(field, term.slug);
  }

  return (
    <label
      className={styles.swatch}
      data-kind={rendered ? term.kind : 'label'}
      data-state={state}
      data-off={clickable ? undefined : disabledStyle}
      data-value={term.slug}
      data-title={term.name}
      data-attribute_name={field}
    >
      <input
        type="radio"
        className={styles.input}
        name={field}
        value={term.slug}
        // Not in the server's HTML: without script the select beside it is used.
        checked={live && selected}
        disabled={!clickable}
        autoComplete="off"
        onChange={() => choose(field, term.slug)}
        onClick={() => selected && choose(field, term.slug)}
        onKeyDown={press}
      />
      <span className={styles.face}>
        {rendered ? <SwatchDot swatch={term} size={term.image ? 44 : 30} /> : term.name}
      </span>
      {(rendered || title !== term.name) && <span className="visually-hidden">{title}</span>}
      {stockLeft !== null && (
        <span className={`stock-left ${styles.left}`}>
          {t('product.swatchLeft', { count: stockLeft })}
        </span>
      )}
    </label>
  );
}

function useTitle(term: SwatchData, state: string): string {
  const t = useTranslator();
  if (state === 'disabled') return t('product.termNotMade', { name: term.name });
  return state === 'no-stock' ? t('product.termGone', { name: term.name }) : term.name;
}
