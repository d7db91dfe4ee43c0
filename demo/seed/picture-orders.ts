import type { PictureOrder } from './picture-order.ts';

export function pictureOrders(): PictureOrder[] {
  return [];
}
