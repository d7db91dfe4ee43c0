import { Button, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useGetMany, useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { updatedBatch } from '#wire/wc/batch.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import { Progress } from '../ui/progress.tsx';
import { ConfirmEnding } from './confirm-ending.tsx';
import { type Ending, endingSums, isEnding } from './ending-sums.ts';
import { STATUS_CHOICES } from './order-status.tsx';

/** As many as are changed before the bar moves on. */
const AT_ONCE = 10;

/** Sets the status of the selected orders, a few at a time; each one is refused for itself. */
export function BulkStatus() {
  const { selectedIds } = useListContext();
  const { decimals } = useAdmin().config.currency;
  const [ending, setEnding] = useState<Ending | null>(null);
  const { client } = useAdmin();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [done, setDone] = useState<number | null>(null);
  // Orders of other pages may be among them.
  const { data: selected = [] } = useGetMany<Order>(
    'orders',
    { ids: selectedIds },
    { enabled: ending !== null },
  );
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('orders');

  async function change(status: string) {
    setAnchor(null);
    const ids = [...selectedIds];
    let refused = 0;
    for (let at = 0; at < ids.length; at += AT_ONCE) {
      setDone(at);
      const part = ids.slice(at, at + AT_ONCE);
      const response = await client.send({
        path: 'wc/v3/orders/batch',
        method: 'POST',
        data: { update: part.map((id) => ({ id, status })) },
      });
      const read = response.ok ? updatedBatch.safeParse(response.data) : null;
      refused += read?.success
        ? read.data.update.filter(({ error }) => error !== undefined).length
        : part.length;
    }
    setDone(null);
    const changed = ids.length - refused;
    if (refused > 0)
      notify(`${adminMessages['admin.order.notChanged']}: ${refused}`, { type: 'error' });
    else notify(`${adminMessages['admin.order.changed']}: ${changed}`, { type: 'success' });
    unselectAll();
    refresh();
  }

  function choose(status: string) {
    if (!isEnding(status)) {
      void change(status);
      return;
    }
    setAnchor(null);
    setEnding(status);
  }

  const share = done === null ? 0 : (done / Math.max(1, selectedIds.length)) * 100;
  return (
    <>
      <Button size="small" onClick={(event) => setAnchor(event.currentTarget)}>
        {adminMessages['admin.order.setStatus']}
      </Button>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        // At the end of the document it would be part of no landmark.
        container={() => document.getElementById('main-content')}
        onClose={() => setAnchor(null)}
      >
        {STATUS_CHOICES.map(({ id, name }) => (
          <MenuItem key={id} onClick={() => choose(id)}>
            {name}
          </MenuItem>
        ))}
      </Menu>
      <ConfirmEnding
        ending={selected.length === selectedIds.length ? ending : null}
        count={selectedIds.length}
        sums={endingSums(selected, decimals)}
        onConfirm={() => ending && change(ending)}
        onClose={() => setEnding(null)}
      />
      <Progress
        title={adminMessages['admin.order.changing']}
        share={done === null ? null : share}
      />
    </>
  );
}
