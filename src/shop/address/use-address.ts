import { type RefObject, useEffect, useRef, useState } from 'react';
import { recordEntries } from '#rules/records/record-keys.ts';
import { ADDRESS_FORM_NAMES, type Address, type AddressKind } from '#wire/address.ts';

/** How long after a change of country the field values are read again. */
const REBUILD_AFTER = 500;

export interface AddressState {
  address: Address;
  set(changes: Partial<Address>): void;
  /** The element that contains all fields. */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * The address of a form, stored here or by the caller. Values that React does not know (typed
 * before hydration, autofilled without an event) are read from the DOM after hydration, and again
 * half a second after a change of country.
 */
export function useAddress(
  kind: AddressKind,
  value: Address,
  onChange: ((address: Address) => void) | undefined,
): AddressState {
  const [local, setLocal] = useState(value);
  const address = onChange ? value : local;
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ address, onChange });
  latest.current = { address, onChange };

  const set = (changes: Partial<Address>) => {
    const next = { ...latest.current.address, ...changes };
    // Two changes before the next render build on each other.
    latest.current.address = next;
    if (latest.current.onChange) latest.current.onChange(next);
    else setLocal(next);
  };
  const setLatest = useRef(set);
  setLatest.current = set;

  const country = address.country;
  const known = useRef<string | null>(null);
  useEffect(() => {
    const takeIn = () => {
      const found = standing(frame.current, kind, latest.current.address);
      if (found) setLatest.current(found);
    };
    if (known.current === null || known.current === country) {
      known.current = country;
      takeIn();
      return;
    }
    known.current = country;
    const timer = setTimeout(takeIn, REBUILD_AFTER);
    return () => clearTimeout(timer);
  }, [country, kind]);

  return { address, set, frame };
}

/** The fields whose DOM value differs from the known one; null where none does. */
function standing(
  frame: HTMLElement | null,
  kind: AddressKind,
  address: Address,
): Partial<Address> | null {
  const changes: Partial<Address> = {};
  for (const [field, name] of recordEntries(ADDRESS_FORM_NAMES)) {
    const control = frame?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[name="${kind}_${name}"]`,
    );
    if (control && control.type !== 'hidden' && control.value !== address[field]) {
      changes[field] = control.value;
    }
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
