import { demoTaxRates, demoZones } from '#demo/shipping-tax.ts';
import type { Db } from '#server/platform/database/database.ts';
import { saveShippingZone } from '#server/shipping/save-zone.ts';
import { saveTaxRate } from '#server/tax/save-tax-rate.ts';

export async function addShippingAndTax(trx: Db): Promise<void> {
  for (const zone of demoZones) await saveShippingZone(trx, zone);
  for (const [position, rate] of demoTaxRates.entries()) {
    await saveTaxRate(trx, { ...rate, position });
  }
}
