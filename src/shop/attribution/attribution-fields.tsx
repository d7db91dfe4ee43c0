import { ATTRIBUTION_FIELDS } from '#rules/attribution/attribution-fields.ts';
import { useShop } from '../ui/shop-context.tsx';
import { useAttributionValues } from './attribution-store.ts';

/** Hidden inputs that tell an order where its buyer came from; both checkouts hold them. */
export function AttributionFields() {
  const { prefix } = useShop().attribution;
  const values = useAttributionValues();
  return (
    <>
      {ATTRIBUTION_FIELDS.map((field) => (
        <input
          key={field}
          type="hidden"
          name={`${prefix}${field}`}
          value={values[field]}
          readOnly
        />
      ))}
    </>
  );
}
