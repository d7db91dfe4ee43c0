import { CHECKOUT_FIELDS, type PaymentChoice } from '#wire/checkout.ts';
import { SelectField } from '../../ui/forms/select-field.tsx';
import styles from './test-result.module.css';

interface TestResultProps {
  results: PaymentChoice['outcomes'];
  label: string;
}

/** What a test payment is to end with; nothing for every other method. */
export function TestResult({ results, label }: TestResultProps) {
  if (!results) return null;
  return (
    <SelectField
      id={CHECKOUT_FIELDS.testOutcome}
      name={CHECKOUT_FIELDS.testOutcome}
      label={label}
      options={results}
      className={styles.outcome}
    />
  );
}
