import { useMemo } from 'react';
import { boostersIsland } from '../../boosters/boosters-island.ts';
import { Island } from '../../ui/island/island.tsx';
import { Section } from '../../ui/section.tsx';
import type { BlockProps } from './block-props.ts';

/** About no product in particular. */
const NO_PRODUCT = 0;

/** The countdown of the boosters, on a page. */
export function CountdownBlock({ block: { id, countdown, messages } }: BlockProps<'countdown'>) {
  const data = useMemo(
    () => ({ productId: NO_PRODUCT, countdown, messages }),
    [countdown, messages],
  );
  return (
    <Section title="">
      <Island island={boostersIsland} id={`block-${id}`} data={data} />
    </Section>
  );
}
