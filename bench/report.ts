/** One line of the budget table: what was measured, against what it may be. */
export interface Figure {
  what: string;
  measured: number;
  unit: string;
  budget: { atLeast: number } | { atMost: number };
  note?: string;
}

export function isMissed({ measured, budget }: Figure): boolean {
  return 'atLeast' in budget ? measured < budget.atLeast : measured > budget.atMost;
}

/** Without a verdict where the budgets are those of another size. */
export function figureLine(figure: Figure, getVerdict = verdict): string {
  const limit =
    'atLeast' in figure.budget
      ? `at least ${figure.budget.atLeast}`
      : `at most ${figure.budget.atMost}`;
  const value = `${round(figure.measured)} ${figure.unit}`.trim();
  const note = figure.note ? `  (${figure.note})` : '';
  return `${getVerdict(figure).padEnd(7)}${figure.what.padEnd(58)}${value.padEnd(16)}${limit}${note}`;
}

function verdict(figure: Figure): string {
  return isMissed(figure) ? 'MISSED' : 'ok';
}

export function round(value: number): string {
  return value >= 100 ? value.toFixed(0) : value.toPrecision(3);
}
