import { listTaxRates } from '#server/tax/find-tax-rates.ts';
import { TAX_COLUMNS } from '#wire/vitrine/tax-file.ts';
import type { RestRoute } from '../../rest/rest-route.ts';
import { toTaxResponse } from '../../wc/taxes.ts';
import { csvResponse, MAX_ROWS } from '../operations/csv-response.ts';
import { NAMESPACE, vitrineEndpoint } from '../vitrine-endpoint.ts';

const file = vitrineEndpoint({
  action: 'list',
  permission: 'manage-settings',
  summary: 'All tax rates as a CSV file, with the columns of `wc/v3/taxes`',
  params: {},
  answer: { type: 'text/csv' },
  async handle(_, call) {
    const all = { orderBy: 'position', order: 'asc', offset: 0, limit: MAX_ROWS } as const;
    const { rates } = await listTaxRates(call.ctx.db, all);
    const rows = rates.map((rate) => {
      const { postcodes, cities } = rate;
      // A cell holds all places; in `wc/v3` these two are the last of them.
      const lists = { postcode: postcodes.join(';'), city: cities.join(';') };
      const item = { ...toTaxResponse(rate), ...lists };
      return TAX_COLUMNS.map((name) => String(item[name]));
    });
    return csvResponse(call, 'tax-rates', [TAX_COLUMNS, ...rows]);
  },
});

export const taxFileRoute: RestRoute = {
  namespace: NAMESPACE,
  path: '/tax-rates.csv',
  methods: { GET: file },
};
