import { useEffect, useState } from 'react';
import {
  firstViewers,
  nextViewers,
  type RandomViewers,
  viewersPause,
} from '#rules/boosters/viewers.ts';
import type { ViewersBooster } from '#wire/boosters.ts';
import { useTranslator } from '../ui/shop-context.tsx';
import { Line } from './line.tsx';

interface ViewersProps {
  viewers: ViewersBooster;
  /** The number the shop has counted; null where it answers none. */
  measured: number | null;
}

/** How many look at the product. It keeps its size while there is nothing to show. */
export function Viewers({ viewers, measured }: ViewersProps) {
  return viewers.mode === 'random' ? (
    <Invented rule={viewers} />
  ) : (
    <ViewerCount count={measured} mode="measured" />
  );
}

function Invented({ rule }: { rule: RandomViewers }) {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let count = firstViewers(rule, Math.random);
    setCount(count);
    let timer = setTimeout(change, viewersPause(rule, Math.random));
    function change(): void {
      count = nextViewers(rule, count, Math.random);
      setCount(count);
      timer = setTimeout(change, viewersPause(rule, Math.random));
    }
    return () => clearTimeout(timer);
  }, [rule]);
  return <ViewerCount count={count} mode="random" />;
}

function ViewerCount({ count, mode }: { count: number | null; mode: ViewersBooster['mode'] }) {
  const t = useTranslator();
  return (
    <Line icon="eye" className={`booster-viewers booster-viewers-${mode}`}>
      {count !== null && t('boosters.viewers', { count })}
    </Line>
  );
}
