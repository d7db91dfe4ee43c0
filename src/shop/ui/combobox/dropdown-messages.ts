import type { MessageKey } from '#wire/messages/messages.ts';

// What a dropdown says instead of results. Example: with at least 3 characters asked for and "ab"
// typed it is { key: 'dropdown.tooShort', count: 1 }, "Please enter 1 or more characters".

export interface DropdownLimits {
  /** Fewer characters are not searched for. */
  minLength: number;
  /** More characters are not searched for; 0 is any number. */
  maxLength: number;
  /** How many may be chosen at once; 0 is any number. */
  limit: number;
}

export interface DropdownMessage {
  key: MessageKey;
  count?: number;
}

/** Null where there is nothing against searching. */
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
