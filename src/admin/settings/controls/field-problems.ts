/** Refusals by the place inside a value: '' for the value itself, `[accounts][0][iban]` inside it. */
export type FieldProblems = Readonly<Record<string, string>>;

/** Those of one part: of `[title]` and `[accounts][0]` below `[accounts]` the second, as `[0]`. */
export function problemsBelow(problems: FieldProblems, part: string): FieldProblems {
  return Object.fromEntries(
    Object.entries(problems)
      .filter(([place]) => place === part || place.startsWith(`${part}[`))
      .map(([place, text]) => [place.slice(part.length), text]),
  );
}

/**
 * All of them in one text, for a control that has no fields inside. In a list each names its entry:
 * `example.com: Must be a web address.`
 */
export function problemText(problems: FieldProblems, value: unknown): string {
  return Object.entries(problems)
    .map(([place, text]) => {
      const at = /^\[(\d+)\]/.exec(place)?.[1];
      const entry: unknown = at !== undefined && Array.isArray(value) ? value[Number(at)] : null;
      return typeof entry === 'string' ? `${entry}: ${text}` : text;
    })
    .join(' ');
}
