import { addressPattern } from './country-formats.ts';
import type { PostalAddress } from './postal-address.ts';

// An address as lines of an envelope, in its own country's order. Empty parts leave no gap.
// Example: Jane Doe, 5 Elm St, Austin, TX 78701, US is ["Jane Doe", "5 Elm St", "Austin, TX 78701",
// "United States"].

export interface PlaceNames {
  /** The translated country name; '' omits the line, as within the shop's own country. */
  country: string;
  /** The state's name in an address; by default its code. */
  state?: string;
}

export function formatAddress(address: PostalAddress, names: PlaceNames): string[] {
  const parts: Record<string, string[]> = {
    N: [[address.firstName, address.lastName].filter(Boolean).join(' ')],
    O: [address.company],
    A: [address.address1, address.address2],
    C: [address.city],
    S: [names.state || address.state],
    Z: [address.postcode],
  };
  const pattern = addressPattern(address.country);
  // A part that the country's format does not have is put on its own line.
  const extra = ['C', 'S', 'Z'].filter((letter) => !pattern.includes(letter));
  const lines = [...pattern.split('|'), ...extra].flatMap((line) =>
    line === 'A' ? (parts.A ?? []) : [fillLine(line, parts)],
  );
  return [...lines, names.country].filter((line) => line !== '');
}

/** Countries whose postal addresses contain the state's code; the others its name. */
const STATES_BY_CODE: ReadonlySet<string> = new Set(['AU', 'BR', 'CA', 'US']);

/** How a state is written in an address: "OR" in the United States, "Saitama" in Japan. */
export function stateInAddress(country: string, state: string, name: string): string {
  return STATES_BY_CODE.has(country) ? state : name;
}

/** fillLine('C, S Z', …) is "Austin, TX 78701", and "TX 78701" without a town. */
function fillLine(line: string, parts: Readonly<Record<string, string[]>>): string {
  let filled = '';
  for (const [, between = '', letter = ''] of line.matchAll(/([^NOACSZ]*)([NOACSZ])/g)) {
    const part = parts[letter]?.join(' ') ?? '';
    if (part !== '') filled += (filled === '' ? '' : between) + part;
  }
  return filled;
}
