import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  ADDRESS_FORM_NAMES,
  type Address,
  type AddressField,
  type AddressKind,
} from '#wire/address.ts';

/** How long after a change of country the labels look at their fields again. */
const REBUILD_AFTER = 500;

export interface AddressState {
  address: Address;
  set(changes: Partial<Address>): void;
  /** The element around all fields. */
  frame: RefObject<HTMLDivElement | null>;
}

/**
 * The address of a form, kept here or by whoever listens. What stands in the fields without React's
 * knowledge (typed before the page was taken over, filled in silently by a program) is taken in when
 * the page is ready, and again half a second after a change of country.
 */
export function useAddress(
  kind: AddressKind,
  value: Address,
  onChange: ((address: Address) => void) | undefined,
): AddressState {
  const [own, setOwn] = useState(value);
  const address = onChange ? value : own;
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef({ address, onChange });
  latest.current = { address, onChange };

  const set = (changes: Partial<Address>) => {
    const next = { ...latest.current.address, ...changes };
    // Two changes before the next drawing build on each other.
    latest.current.address = next;
    if (latest.current.onChange) latest.current.onChange(next);
    else setOwn(next);
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

/** What differs between the fields and what we know; null where nothing does. */
function standing(
  frame: HTMLElement | null,
  kind: AddressKind,
  address: Address,
): Partial<Address> | null {
  const changes: Partial<Address> = {};
  for (const [field, name] of Object.entries(ADDRESS_FORM_NAMES) as [AddressField, string][]) {
    const control = frame?.querySelector<HTMLInputElement | HTMLSelectElement>(
      `[name="${kind}_${name}"]`,
    );
    if (control && control.type !== 'hidden' && control.value !== address[field]) {
      changes[field] = control.value;
    }
  }
  return Object.keys(changes).length > 0 ? changes : null;
}
