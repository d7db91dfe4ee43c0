import { isDeepStrictEqual } from 'node:util';
import { type SetUpStep, setUpSteps } from '#rules/set-up/set-up-steps.ts';
import { hasProduct } from '#server/catalog/has-product.ts';
import { loadMailState } from '#server/emails/mail-servers/mail-delivery.ts';
import { hasAnyOrder } from '#server/orders/managing/count-waiting.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { ShopContext } from '#server/settings/context.ts';
import type { SettingName, Settings } from '#server/settings/defaults.ts';
import { defaultSettings, isSettingName } from '#server/settings/read-settings.ts';
import { loadShippingZones } from '#server/shipping/load-zones.ts';
import { listTaxRates } from '#server/tax/find-tax-rates.ts';
import { hasLegalPages } from './legal-pages.ts';

const FALLBACKS = defaultSettings();

/** The first steps of a new shop, each done or not by its real state, and whether their list was dismissed. */
export async function loadSetUp(
  ctx: ShopContext,
  settings: Settings,
): Promise<{ dismissed: boolean; steps: { id: SetUpStep; done: boolean }[] }> {
  const { db } = ctx;
  const zones = await loadShippingZones(db);
  const mail = await loadMailState({ ...ctx, settings });
  return {
    dismissed: settings['shop.setUpDismissed'],
    steps: setUpSteps({
      hasShopName: settings['shop.name'] !== FALLBACKS['shop.name'],
      hasLook: hasLook(settings),
      street: settings['shop.address1'],
      city: settings['shop.city'],
      hasCurrency: await isStored(db, ['currency.code', 'shop.country']),
      chargesTax: settings['tax.enabled'],
      hasTaxRate: await hasTaxRate(db),
      ships: settings['shipping.enabled'],
      hasShippingMethod: zones.some(({ methods }) => methods.some(({ enabled }) => enabled)),
      hasPaymentDetails: hasPaymentDetails(settings),
      sendsMail: mail.trouble === null,
      hasLegalPages: await hasLegalPages(db, settings),
      seenOnPhone: settings['shop.seenOnPhone'],
      hasProduct: await hasProduct(db),
      hasOrder: await hasAnyOrder(db),
      isOpen: !settings['comingSoon.closed'],
    }),
  };
}

async function hasTaxRate(db: Db): Promise<boolean> {
  const { total } = await listTaxRates(db, { orderBy: 'id', order: 'asc', offset: 0, limit: 1 });
  return total > 0;
}

/** A value that the default happens to be was decided about, too. */
async function isStored(db: Db, names: readonly SettingName[]): Promise<boolean> {
  const row = await db
    .selectFrom('settings')
    .select('name')
    .where('name', 'in', names)
    .executeTakeFirst();
  return row !== undefined;
}

function hasLook(settings: Settings): boolean {
  return Object.keys(settings)
    .filter((name) => name.startsWith('theme.'))
    .filter(isSettingName)
    .some((name) => !isDeepStrictEqual(settings[name], FALLBACKS[name]));
}

/** The built-in methods are offered from the start; deciding about them is what counts. */
function hasPaymentDetails(settings: Settings): boolean {
  return Object.keys(settings)
    .filter((name) => name.startsWith('payments.'))
    .filter(isSettingName)
    .some((name) => !isDeepStrictEqual(settings[name], FALLBACKS[name]));
}
