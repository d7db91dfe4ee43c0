import { elementAt } from '../lists/element-at.ts';
import { type Money, money } from './money.ts';

/**
 * Distributes an amount by weight without loss: shareOut(money(100), [1, 1, 1]) is [34, 33, 33].
 * Each part is within one minor unit of its exact share; the remainder goes one by one to the parts
 * that lost most, the earlier one first. Where all weights are zero every part weighs the same.
 */
export function shareOut(total: Money, weights: readonly number[]): Money[] {
  if (weights.length === 0) {
    if (total !== 0) throw new RangeError('Nobody to share an amount out to');
    return [];
  }
  for (const weight of weights) {
    if (!Number.isFinite(weight) || weight < 0) throw new RangeError(`Not a weight: ${weight}`);
  }
  const largest = Math.max(...weights);
  // Scaled first, so that the sum of huge weights stays finite.
  const scaled = largest === 0 ? weights.map(() => 1) : weights.map((weight) => weight / largest);
  const sum = scaled.reduce((all, weight) => all + weight, 0);
  const sign = total < 0 ? -1 : 1;
  const size = Math.abs(total);

  const exact = scaled.map((weight) => (size * weight) / sum);
  const parts = exact.map(Math.floor);
  let left = size - parts.reduce((all, part) => all + part, 0);
  const byLoss = exact
    .map((share, index) => ({
      index,
      loss: share - Math.floor(share),
      weighs: scaled[index] !== 0,
    }))
    .filter((part) => part.weighs)
    .sort((a, b) => b.loss - a.loss || a.index - b.index);
  for (let round = 0; left > 0; round += 1) {
    const { index } = elementAt(byLoss, round % byLoss.length);
    parts[index] = elementAt(parts, index) + 1;
    left -= 1;
  }
  // Division of huge amounts can round a share above the whole; the last parts are reduced.
  for (let index = parts.length - 1; left < 0; index = index === 0 ? parts.length - 1 : index - 1) {
    const part = elementAt(parts, index);
    if (part === 0) continue;
    parts[index] = part - 1;
    left += 1;
  }
  return parts.map((part) => money(part === 0 ? 0 : part * sign));
}
