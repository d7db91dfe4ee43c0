import { useState } from 'react';
import type { BundleField } from '#rules/bundles/bundle.ts';
import {
  type BundleFieldProblem,
  checkFields,
  MAX_FIELD_LENGTH,
} from '#rules/bundles/check-fields.ts';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import control from '../ui/forms/field.module.css';
import { describedBy, Field } from '../ui/forms/field.tsx';
import { TextField } from '../ui/forms/text-field.tsx';
import { useTranslator } from '../ui/shop-context.tsx';
import styles from './bundle-fields.module.css';
import { useBundle } from './bundle-model.ts';

export function fieldName({ id }: Pick<BundleField, 'id'>): string {
  return `bundle_fields[${id}]`;
}

/** Fields of the bundle besides its items. */
export function BundleFields() {
  const { bundle } = useBundle();
  if (bundle.fields.length === 0) return null;
  return (
    <div className={styles.fields}>
      {bundle.fields.map((field) => (
        <OneField key={field.id} field={field} />
      ))}
    </div>
  );
}

function OneField({ field }: { field: BundleField }) {
  const t = useTranslator();
  const { bundle, submitted } = useBundle();
  const [value, setValue] = useState(bundle.start.fields[field.id] ?? '');
  const [touched, setTouched] = useState(false);
  const [problem] = checkFields([field], { [field.id]: value });
  const visibleProblem: BundleFieldProblem | undefined = submitted || touched ? problem : undefined;
  const error = visibleProblem ? t(visibleProblem.code, { name: field.label }) : undefined;
  const id = `bundle-field-${field.id}`;
  const label = field.required ? field.label : `${field.label} ${t('bundles.optional')}`;
  const shared = {
    name: fieldName(field),
    required: field.required,
    onBlur: () => setTouched(true),
  };
  return (
    <div data-invalid={error !== undefined || undefined} data-field={field.id}>
      {field.type === 'checkbox' ? (
        <>
          <Checkbox
            label={label}
            {...shared}
            {...describedBy(id, { error })}
            value="1"
            checked={value !== ''}
            onChange={(event) => setValue(event.target.checked ? '1' : '')}
          />
          {error && (
            <p id={`${id}-error`} className={control.error}>
              {error}
            </p>
          )}
        </>
      ) : field.type === 'textarea' ? (
        <Field id={id} label={label} error={error}>
          <textarea
            {...shared}
            {...describedBy(id, { error })}
            id={id}
            rows={3}
            maxLength={MAX_FIELD_LENGTH}
            className={control.control}
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
        </Field>
      ) : (
        <TextField
          {...shared}
          id={id}
          label={label}
          error={error}
          // Our own messages name the problem; the shop's pattern decides.
          type={field.type === 'tel' ? 'tel' : 'text'}
          inputMode={field.type === 'email' ? 'email' : undefined}
          autoComplete={field.type === 'text' ? 'off' : field.type}
          maxLength={MAX_FIELD_LENGTH}
          value={value}
          onChange={(event) => setValue(event.target.value)}
        />
      )}
    </div>
  );
}
