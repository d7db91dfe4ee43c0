import { countryFields, MAX_LENGTH } from '#rules/addresses/country-fields.ts';
import type { FieldRequirements } from '#rules/addresses/field-requirements.ts';
import { normaliseState } from '#rules/addresses/normalise-address.ts';
import {
  getStates,
  type StateMap,
  type States,
  stateBehaviour,
} from '#rules/addresses/postal-address.ts';
import {
  ADDRESS_FORM_NAMES,
  type Address,
  type AddressField,
  type AddressKind,
} from '#wire/address.ts';
import { classNames } from '../ui/class-names.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { useHydrated } from '../ui/use-hydrated.ts';
import styles from './address-fields.module.css';
import { AddressSelect } from './address-select.tsx';
import { fieldWidths } from './field-widths.ts';
import frame from './floating-field.module.css';
import { controlProps, FloatingField } from './floating-field.tsx';
import { OnDemand } from './on-demand.tsx';
import { stateOptions } from './state-options.ts';
import { useAddress } from './use-address.ts';
import { useStates } from './use-states.ts';
import { useVisibleProblems, type VisibleProblem } from './visible-problems.ts';

interface AddressFieldsProps {
  kind: AddressKind;
  value: Address;
  problems?: readonly VisibleProblem[];
  countries: readonly { code: string; name: string }[];
  /**
   * The states of the chosen country at least, so that they need no request; others are fetched on
   * demand.
   */
  states: StateMap;
  asked: FieldRequirements;
  /** Omitted, the fields are uncontrolled, as in a plain form. */
  onChange?: (address: Address) => void;
  /** On blur: validate the field. */
  onLeave?: (field: AddressField) => void;
  /** Fields that are elsewhere on the page. */
  without?: readonly AddressField[];
  /** Optional fields behind a link that names them, while they are empty. */
  onDemand?: readonly AddableField[];
}

const TOKENS: Record<AddressField, string> = {
  firstName: 'given-name',
  lastName: 'family-name',
  company: 'organization',
  country: 'country',
  state: 'address-level1',
  city: 'address-level2',
  address1: 'address-line1',
  address2: 'address-line2',
  postcode: 'postal-code',
  phone: 'tel',
  email: 'email',
};

/** Fields that have a text for the link that shows them. */
export type AddableField = 'company' | 'address2';

const TYPES: Partial<Record<AddressField, string>> = { phone: 'tel', email: 'email' };

/** The fields of one address in the order of its country; a plain form without script. */
export function AddressFields(props: AddressFieldsProps) {
  const {
    kind,
    value,
    problems = [],
    countries,
    onChange,
    onLeave,
    without = [],
    onDemand = [],
  } = props;
  const t = useTranslator();
  const { address, set, frame: frameRef } = useAddress(kind, value, onChange);
  const [states, prepare] = useStates(props.states);
  const errors = useVisibleProblems(problems, address);
  const ready = useHydrated();
  const ofCountry = getStates(states, address.country);
  const behaviour = stateBehaviour(ofCountry);
  const fields = countryFields(address.country, kind, behaviour, props.asked).filter(
    ({ part }) => !without.includes(part),
  );
  const widths = fieldWidths(fields.map(({ part }) => part));

  const renderField = ({ part, label, required }: (typeof fields)[number]) => {
    const name = `${kind}_${ADDRESS_FORM_NAMES[part]}`;
    const labelText = t(label);
    const shared = {
      id: name,
      name,
      label: required ? labelText : t('address.optional', { name: labelText }),
      error: errors[part],
      required,
      autoComplete: `${kind} ${TOKENS[part]}`,
      className: classNames(
        styles[widths[part] ?? 'wide'],
        styles[part],
        rowClasses(part, required),
      ),
      onBlur: () => onLeave?.(part),
    };
    if (part === 'country') {
      return (
        <AddressSelect
          key={part}
          {...shared}
          searchable
          value={address.country}
          options={countries.map((country) => ({ value: country.code, label: country.name }))}
          onPrepare={prepare}
          onChange={(country) => {
            prepare();
            // The state is cleared when the country changes, unless the new country has one of the
            // same name.
            const next = getStates(states, country);
            set({ country, state: next ? stateAfter(address.state, country, next) : '' });
          }}
        />
      );
    }
    if (part === 'state' && behaviour === 'list' && ofCountry) {
      return (
        <AddressSelect
          // A new key for each country: its options differ.
          key={`${part}-${address.country}`}
          {...shared}
          searchable
          value={stateAfter(address.state, address.country, ofCountry)}
          options={stateOptions(ofCountry)}
          onChange={(state) => set({ state })}
        />
      );
    }
    const { label: words2, error, className, ...input } = shared;
    const field = (
      <FloatingField key={part} id={name} label={words2} error={error} className={className}>
        <input
          {...input}
          {...controlProps(name, error)}
          type={TYPES[part] ?? 'text'}
          maxLength={MAX_LENGTH[part]}
          autoCapitalize={part === 'postcode' ? 'characters' : undefined}
          spellCheck={part === 'email' ? false : undefined}
          className={classNames('input-text', frame.control)}
          value={address[part]}
          onChange={(event) => set({ [part]: event.target.value })}
        />
      </FloatingField>
    );
    const addable = onDemand.find((one) => one === part);
    if (required || !addable) return field;
    return (
      <OnDemand
        key={part}
        label={t(`address.add.${addable}`)}
        needed={address[part] !== '' || error !== undefined}
      >
        {field}
      </OnDemand>
    );
  };

  return (
    <div
      ref={frameRef}
      className={classNames(`woocommerce-${kind}-fields`, styles.fields)}
      data-ready={ready || undefined}
    >
      {fields.map(renderField)}
      {behaviour === 'none' && !without.includes('state') && (
        <input type="hidden" id={`${kind}_state`} name={`${kind}_state`} value="" readOnly />
      )}
    </div>
  );
}

const OF_PLACE: ReadonlySet<AddressField> = new Set([
  'country',
  'state',
  'city',
  'address1',
  'address2',
  'postcode',
]);

const CHECKED: ReadonlySet<AddressField> = new Set(['state', 'postcode', 'phone', 'email']);

/** The class names by which scripts written for WooCommerce know what a field is and how it is checked. */
function rowClasses(part: AddressField, required: boolean): string {
  return classNames(
    OF_PLACE.has(part) && 'address-field',
    part === 'country' && 'update_totals_on_change',
    required && 'validate-required',
    CHECKED.has(part) && `validate-${part}`,
  );
}

function stateAfter(state: string, country: string, states: States): string {
  const code = normaliseState(state, country, states);
  return Object.hasOwn(states, code) ? code : '';
}
