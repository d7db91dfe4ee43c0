import type { Money } from '../money/money.ts';

// Choices with their prices: a choice and the price step about it are one line.
// Example: "Engraving: Ada" and the step "Engraving 2.40" are "Engraving: Ada" at 2.40; a step
// without a choice, such as a gift box, is a line of its own.

interface Detail {
  label: string;
  value: string;
}

interface Step {
  subject: string;
  amount: Money;
}

export function pricedDetails<Chosen extends Detail>(
  details: readonly Chosen[],
  steps: readonly Step[],
): { details: (Chosen & { amount: Money | null })[]; rest: Step[] } {
  // The product's own price has no subject.
  const rest = steps.filter(({ subject }) => subject !== '');
  const priced = details.map((detail) => {
    const at = rest.findIndex(({ subject }) => subject === detail.label);
    const [step] = at < 0 ? [] : rest.splice(at, 1);
    return { ...detail, amount: step?.amount ?? null };
  });
  return { details: priced, rest };
}
