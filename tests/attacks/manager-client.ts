import type { AttackedShop } from './attacked-shop.ts';

/** A call of the manager's, answered as parsed JSON. */
export async function asManager<Answer>(
  shop: AttackedShop,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> {
  const response = await fetch(`${shop.address}/wp-json/${path}`, {
    method,
    headers: { authorization: shop.managerKey, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status}`);
  return response.json();
}
