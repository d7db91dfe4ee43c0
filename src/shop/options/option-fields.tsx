import type { OptionSection } from '#rules/options/option-form.ts';
import { isVisibleByRule } from '#rules/options/visibility.ts';
import { EDITED_LINE_FIELD } from '#wire/cart.ts';
import { OPTIONS_SEEN_FIELD } from '#wire/options.ts';
import { Notice } from '../ui/notice/notice.tsx';
import { useShop, useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import { useOptions } from './model/options-model.tsx';
import { OptionField } from './option-field.tsx';
import styles from './option-fields.module.css';
import { PriceSummary } from './price-summary.tsx';
import { ProblemSummary } from './problem-summary.tsx';

/** The whole option form, inside the buy form. */
export function OptionFields() {
  const t = useTranslator();
  const live = useHydrated();
  const { box, changed, nameOf: getName, options, plan, round, visible, tooEarly } = useOptions();

  /** Handles the controls of all fields: the field's id is on its container. */
  function take(target: EventTarget) {
    const id =
      target instanceof Element && target.closest('[data-option]')?.getAttribute('data-option');
    if (id) changed(id);
  }

  return (
    <>
      {options.editing !== '' && <EditedLine line={options.editing} />}
      {/* The handlers listen to the controls inside; the element itself is not interactive. */}
      <div
        key={round}
        ref={box}
        className={`wcpa_form_outer ${styles.form}`}
        data-product={JSON.stringify(options.product)}
        onInput={(event) => take(event.target)}
        onChange={(event) => take(event.target)}
      >
        {plan.form.sections.map((section) => (
          <Section key={section.id} section={section} />
        ))}
      </div>
      {/* Without script the server reports fields that became visible by the entries, and asks again. */}
      {!live && (
        <input
          type="hidden"
          name={getName(OPTIONS_SEEN_FIELD)}
          value={isVisibleByRule(plan.showing, visible).join(' ')}
        />
      )}
      <PriceSummary />
      {tooEarly && (
        <Notice kind="error" className="wcpa_upload_wait">
          <p>{t('options.upload.wait')}</p>
        </Notice>
      )}
      <ProblemSummary />
    </>
  );
}

/** Says that saving changes a line of the cart, and offers to cancel. */
function EditedLine({ line }: { line: string }) {
  const t = useTranslator();
  const { routes } = useShop();
  return (
    <Notice action={<a href={routes.cart}>{t('options.backToCart')}</a>}>
      <p>{t('options.editing')}</p>
      <input type="hidden" name={EDITED_LINE_FIELD} value={line} />
    </Notice>
  );
}

function Section({ section }: { section: OptionSection }) {
  const { visible: displayed } = useOptions();
  const visible = section.fields.some((field) => displayed.has(field.id));
  return (
    <div className={styles.section} hidden={!visible}>
      {section.title !== '' && <h2 className={styles.title}>{section.title}</h2>}
      <div className={styles.grid}>
        {section.fields.map((field) => (
          <OptionField key={field.id} field={field} hidden={!displayed.has(field.id)} />
        ))}
      </div>
    </div>
  );
}
