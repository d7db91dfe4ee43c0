import { useState } from 'react';
import type { AddressProblem } from '#rules/addresses/check-address.ts';
import type { Address, AddressField } from '#wire/address.ts';
import { addressProblemText } from '#wire/address-problem.ts';
import { useTranslator } from '../ui/shop-context.tsx';

/** A problem of the rules, or one with a finished message. */
export type VisibleProblem = AddressProblem | { field: AddressField; text: string };

/** The message of each field. A field edited since the check shows none. */
export function useVisibleProblems(
  problems: readonly VisibleProblem[],
  address: Address,
): Partial<Record<AddressField, string>> {
  const t = useTranslator();
  const key = JSON.stringify(problems);
  const [checked, setChecked] = useState({ key, address });
  if (checked.key !== key) setChecked({ key, address });
  const errors: Partial<Record<AddressField, string>> = {};
  for (const problem of problems) {
    const { field } = problem;
    if (errors[field] !== undefined || checked.address[field] !== address[field]) continue;
    errors[field] = 'text' in problem ? problem.text : addressProblemText(problem, t);
  }
  return errors;
}
