import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { listQuery } from '../data/list-query.ts';
import { LARGEST_PAGE } from '../rest/rest-address.ts';
import { download } from '../ui/csv.ts';
import { Progress } from '../ui/progress.tsx';
import { type Order, order } from './order.ts';
import { ordersCsv } from './order-csv.ts';

const answer = z.array(order);

/** Every order of the list as it is filtered, page by page, as a CSV file. */
export function ExportOrders() {
  const { filterValues, sort } = useListContext();
  const { client } = useAdmin();
  const notify = useNotify();
  const [share, setShare] = useState<number | null>(null);

  async function collect() {
    setShare(0);
    const orders: Order[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const query = listQuery({ page, perPage: LARGEST_PAGE, sort, filter: filterValues ?? {} });
      const found = await client.send({ path: 'wc/v3/orders', query });
      const read = found.ok ? answer.safeParse(found.data) : null;
      if (!read?.success) {
        // Half of the orders must not look like all of them.
        setShare(null);
        notify(found.ok ? adminMessages['rest.unknown'] : found.problem.message, { type: 'error' });
        return;
      }
      orders.push(...read.data);
      pages = Number(found.headers.get('x-wp-totalpages') ?? 1);
      setShare((page / pages) * 100);
    }
    setShare(null);
    download('orders.csv', ordersCsv(orders));
  }

  return (
    <>
      <Button size="small" disabled={share !== null} onClick={collect}>
        {adminMessages['admin.order.export']}
      </Button>
      <Progress title={adminMessages['admin.order.exporting']} share={share} />
    </>
  );
}
