import { gmtText, localText, toMoment } from '#rules/dates/zone-time.ts';
import { ALL_DAYS, requestedRange } from '#server/analytics/report-range.ts';
import { soldFiles } from '#server/catalog/saving/sold-files.ts';
import { listDownloadLog } from '#server/orders/downloads/download-log.ts';
import { orderReportQuery } from '#wire/wc/analytics.ts';
import { downloadReportResponse } from '#wire/wc/analytics-response.ts';
import { rowsBefore } from '#wire/wc/list-query.ts';
import { found } from '../../rest/rest-route.ts';
import { crossing, report } from './report-parts.ts';

/** Each download of a file that was sold. The shop stores no addresses of visitors with them. */
export const downloads = report(
  '/reports/downloads',
  orderReportQuery,
  downloadReportResponse,
  async (query, { ctx }) => {
    const { after, before } = query;
    const isDated = after !== undefined || before !== undefined;
    const range = isDated ? requestedRange(ctx, { after, before }) : ALL_DAYS;
    if (!range) return crossing;
    const zone = ctx.settings['shop.timeZone'];
    const { entries, total } = await listDownloadLog(ctx.db, {
      from: toMoment(`${range.first}T00:00:00`, zone) ?? 0,
      to: (toMoment(`${range.last}T23:59:59`, zone) ?? 0) + 999,
      order: query.order,
      offset: rowsBefore(query),
      limit: query.per_page,
    });
    const ids = entries.map(({ product_id, variation_id }) => variation_id ?? product_id);
    const sold = await soldFiles(ctx.db, [...new Set(ids)]);
    const items = entries.map((entry) => {
      const productId = entry.variation_id ?? entry.product_id;
      const file = sold.get(productId)?.files.find(({ id }) => id === entry.download_id);
      return {
        id: entry.id,
        product_id: productId,
        date: localText(entry.at, zone),
        date_gmt: gmtText(entry.at),
        download_id: entry.download_id,
        file_name: file?.name ?? '',
        file_path: file?.file ?? '',
        order_id: entry.order_id,
        order_number: entry.number ?? '',
        user_id: entry.customer_id ?? 0,
        username: entry.display_name ?? '',
        ip_address: '',
      };
    });
    return found(items, { total, page: query.page, perPage: query.per_page });
  },
);
