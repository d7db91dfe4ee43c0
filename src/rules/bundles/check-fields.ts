import type { BundleField } from './bundle.ts';

// The custom fields of a bundle, checked by browser and server alike.
// Example: 'ada@' in an e-mail field is { code: 'bundles.problem.email', field: 'reply_to' }.

export interface BundleFieldProblem {
  code:
    | 'bundles.problem.fieldEmpty'
    | 'bundles.problem.unticked'
    | 'bundles.problem.email'
    | 'bundles.problem.phone'
    | 'bundles.problem.fieldLong';
  field: string;
}

/** A local part, an @ and a host with a dot; nothing more is checked. */
const EMAIL = /^[^\s@"<>(),;:\\[\]]+@[^\s@"<>(),;:\\[\]]+\.[^\s@"<>(),;:\\[\].]{2,}$/u;
const PHONE = /^[\d\s#_\-+/().]*$/;
export const MAX_FIELD_LENGTH = 1000;

export function checkFields(
  fields: readonly BundleField[],
  values: Readonly<Record<string, string>>,
): BundleFieldProblem[] {
  return fields.flatMap((field) => {
    const code = toProblem(field, (values[field.id] ?? '').trim());
    return code ? [{ code, field: field.id }] : [];
  });
}

function toProblem(field: BundleField, value: string): BundleFieldProblem['code'] | null {
  if (field.type === 'checkbox') {
    return field.required && value === '' ? 'bundles.problem.unticked' : null;
  }
  if (value === '') return field.required ? 'bundles.problem.fieldEmpty' : null;
  if (value.length > MAX_FIELD_LENGTH) return 'bundles.problem.fieldLong';
  if (field.type === 'email') return EMAIL.test(value) ? null : 'bundles.problem.email';
  if (field.type === 'tel') return PHONE.test(value) ? null : 'bundles.problem.phone';
  return null;
}
