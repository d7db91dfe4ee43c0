import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Attack } from './attack.ts';
import type { AttackedShop } from './attacked-shop.ts';
import { asManager } from './manager-client.ts';
import { ADDRESS, type StoreShopper, storeShopper } from './store-shopper.ts';

const RECIPIENT = 'attacked-card@example.com';
const CODE = /\bGC(?:-[A-Z0-9]{4}){4}\b/;

/** The code of a card is in the recipient's email and nowhere else. */
async function issueCard(shop: AttackedShop): Promise<string> {
  const sent = new Set(mails(shop));
  await asManager(shop, 'POST', 'vitrine/v1/gift-cards', { amount: '50.00', recipient: RECIPIENT });
  for (let tries = 0; tries < 100; tries += 1) {
    for (const name of mails(shop).filter((mail) => !sent.has(mail))) {
      const text = readFileSync(join(shop.dataDir, 'mail', name), 'utf8');
      const code = text.includes(RECIPIENT) ? CODE.exec(text)?.[0] : undefined;
      if (code) return code;
    }
    await wait(100);
  }
  throw new Error('the gift card was not sent');
}

function mails({ dataDir }: AttackedShop): string[] {
  return readdirSync(join(dataDir, 'mail')).filter((name) => name.endsWith('.eml'));
}

/** With the address known, so that the cart answers what the order will cost. */
async function fill(shopper: StoreShopper, product: number, code: string): Promise<number> {
  await shopper.send('POST', '/cart/add-item', { id: product, quantity: 1 });
  await shopper.send('POST', '/cart/update-customer', {
    billing_address: ADDRESS,
    shipping_address: ADDRESS,
  });
  const { body } = await shopper.send('POST', '/cart/apply-coupon', { code });
  return Number(body.totals?.total_price);
}

export const attack: Attack = {
  line: 7,
  title: 'eight checkouts at once with one gift card of 50.00, without the total that was shown',
  before: '7 of 8 charged 54.00 instead of the 4.00 shown, with 200',
  async run(shop, size) {
    const { id } = await asManager<{ id: number }>(shop, 'POST', 'wc/v3/products', {
      name: 'Attacked lamp',
      regular_price: '54.00',
      virtual: true,
      tax_status: 'none',
      status: 'publish',
    });
    let overcharged = 0;
    const seen: string[] = [];
    for (let round = 0; round < (size === 'short' ? 1 : 4); round += 1) {
      const code = await issueCard(shop);
      const shoppers = await Promise.all(Array.from({ length: 8 }, () => storeShopper(shop)));
      const filled = await Promise.all(shoppers.map((each) => fill(each, id, code)));
      const placed = await Promise.all(
        shoppers.map((each, at) =>
          each.send('POST', '/checkout', {
            billing_address: { ...ADDRESS, email: `ada${round}-${at}@example.com` },
            payment_method: 'bacs',
          }),
        ),
      );
      for (const [at, { status, body }] of placed.entries()) {
        if (!body.order_id) {
          seen.push(String(status));
          continue;
        }
        const { total } = await asManager<{ total: string }>(
          shop,
          'GET',
          `wc/v3/orders/${body.order_id}`,
        );
        const charged = Math.round(Number(total) * 100);
        if (charged > (filled[at] ?? 0)) overcharged += 1;
        seen.push(`${status} charged ${total} of ${((filled[at] ?? 0) / 100).toFixed(2)} shown`);
      }
    }
    const counted = [...Map.groupBy(seen, (each) => each)].map(
      ([each, all]) => `${all.length} × ${each}`,
    );
    return { held: overcharged === 0, figure: counted.sort().join(', ') };
  },
};
