import { useEffect, useState } from 'react';
import { hasFields } from '#rules/input/has-fields.ts';
import type { CartPage } from '#wire/cart-page.ts';
import { SHIPPING_COUNTRIES_ACTION } from '#wire/generic-actions.ts';
import { useShop } from '../../ui/shop-context.tsx';

type Countries = CartPage['countries'];
let known: Countries | null = null;

/** The countries the shop delivers to; null until answered, fetched once per page. */
export function useCountries(enabled: boolean): Countries | null {
  const { ajax_url } = useShop();
  const [countries, setCountries] = useState(known);

  useEffect(() => {
    if (!enabled || countries) return;
    let left = false;
    const load = async () => {
      try {
        const response = await fetch(`${ajax_url}?action=${SHIPPING_COUNTRIES_ACTION}`);
        if (!response.ok) return;
        const body: unknown = await response.json();
        if (!hasFields<{ countries: Countries }>(body, { countries: 'list' })) return;
        known = body.countries;
        if (!left) setCountries(known);
      } catch {
        // Offline: the next use retries.
      }
    };
    void load();
    return () => {
      left = true;
    };
  }, [enabled, countries, ajax_url]);

  return countries;
}
