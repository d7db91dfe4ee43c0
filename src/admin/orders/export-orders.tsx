import { Button } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { listQuery } from '../data/list-query.ts';
import { collectCsv } from '../ui/collect-csv.ts';
import { download } from '../ui/download.ts';
import { Progress } from '../ui/progress.tsx';
import { useRest } from '../ui/use-rest.ts';

/** Every order of the list as it is filtered, as the CSV file that the shop itself writes. */
export function ExportOrders() {
  const { filterValues, sort } = useListContext();
  const [share, setShare] = useState<number | null>(null);
  const send = useRest();

  async function collect() {
    setShare(0);
    const wish = { page: 1, perPage: 1, sort, filter: filterValues ?? {} };
    const { page: _, per_page: __, ...query } = listQuery(wish);
    const path = 'vitrine/v1/orders/export';
    const file = await collectCsv(send, { path, query, onShare: setShare });
    setShare(null);
    if (file !== null) download('orders.csv', file);
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
