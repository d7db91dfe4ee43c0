import type { OrderDownload } from '#server/orders/downloads/find-downloads.ts';
import type { Settings } from '#server/settings/defaults.ts';
import type { CustomerDownload } from '#wire/wc/order-response.ts';
import { writtenMoment } from './dates.ts';

/** A file that was bought, in the format of WooCommerce. */
export function downloadItem(
  download: OrderDownload,
  settings: Settings,
  origin: string,
): CustomerDownload {
  const { order, productName, name, remaining, expiresAt } = download;
  const ends = writtenMoment(expiresAt, settings);
  return {
    download_id: download.id,
    download_url: `${origin}${download.url}`,
    product_id: download.itemId,
    product_name: productName,
    download_name: name,
    order_id: order.id,
    order_key: order.key,
    downloads_remaining: remaining === null ? 'unlimited' : String(remaining),
    access_expires: ends.local ?? 'never',
    access_expires_gmt: ends.gmt ?? 'never',
    file: { name, file: download.file },
  };
}
