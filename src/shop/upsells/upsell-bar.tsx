import type { UpsellOffer } from '#wire/upsells.ts';

export function UpsellBar({ data }: { data: UpsellOffer }) {
  return <p>{data.items.length}</p>;
}
