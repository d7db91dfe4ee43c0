import type { OrderLine } from '#wire/order.ts';
import { useMoney, useTranslator } from '../ui/shop-context.tsx';
import { lineDetails } from './line-details.ts';

export function useLineDetails(line: OrderLine, attributes = line.attributes): string[] {
  const t = useTranslator();
  const money = useMoney();
  return lineDetails(line, { t, money }, attributes);
}
