import type { MessageKey } from '#wire/messages/messages.ts';

// What a dropdown shows instead of results. Example: with at least 3 characters required and "ab"
// typed it is { key: 'dropdown.tooShort', count: 1 }, "Please enter 1 or more characters".

export interface DropdownLimits {
  /** Minimum length of a search. */
  minLength: number;
  /** Maximum length of a search; 0 is unlimited. */
  maxLength: number;
  /** How many options may be selected; 0 is unlimited. */
  limit: number;
}

export interface DropdownMessage {
  key: MessageKey;
  count?: number;
}

/** Null where the search is allowed. */
export function beforeSearch(
  query: string,
  chosen: number,
  { minLength, maxLength, limit }: DropdownLimits,
): DropdownMessage | null {
  if (limit > 0 && chosen >= limit) return { key: 'dropdown.limit', count: limit };
  const length = [...query].length;
  if (length < minLength) return { key: 'dropdown.tooShort', count: minLength - length };
  if (maxLength > 0 && length > maxLength) {
    return { key: 'dropdown.tooLong', count: length - maxLength };
  }
  return null;
}

/** dropdownLimits({ minLength: '2' }) reads the attributes data-min-length and so on. */
export function dropdownLimits(data: Readonly<Record<string, string | undefined>>): DropdownLimits {
  const number = (text: string | undefined) => Math.max(0, Number.parseInt(text ?? '', 10) || 0);
  return {
    minLength: number(data.minLength),
    maxLength: number(data.maxLength),
    limit: number(data.limit),
  };
}
