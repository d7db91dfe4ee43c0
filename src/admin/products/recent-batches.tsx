import { Alert, Button, Stack } from '@mui/material';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import {
  type ProductBatches,
  productBatches,
  productBatchUndone,
} from '#wire/vitrine/product-bulk.ts';
import type { Product } from '#wire/wc/product.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { Moment } from '../ui/moment.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';

export const BATCHES_PATH = 'vitrine/v1/products/batches';

/** The newest change of many products of the last day, which can be undone. */
export function RecentBatches() {
  const { data = [], refetch } = useReading(BATCHES_PATH, productBatches);
  const [hidden, setHidden] = useState('');
  const [newest] = data;
  if (!newest || newest.id === hidden) return null;
  return (
    <RecentBatch
      key={newest.id}
      batch={newest}
      onUndone={async () => {
        await refetch();
      }}
      onHide={() => setHidden(newest.id)}
    />
  );
}

interface RecentBatchProps {
  batch: ProductBatches[number];
  onUndone(): Promise<void>;
  onHide(): void;
}

function RecentBatch({ batch, onUndone, onHide }: RecentBatchProps) {
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();
  const message = useMessage();
  const { data: rows = [] } = useListContext<Product>();
  const getName = (id: number) => rows.find((row) => row.id === id)?.name ?? `#${id}`;

  async function undo() {
    let undone = 0;
    const unchanged: string[] = [];
    for (let left = 1; left > 0; ) {
      const response = await send({ path: `${BATCHES_PATH}/${batch.id}/undo`, method: 'POST' });
      if (!response.ok) break;
      const part = productBatchUndone.parse(response.data);
      undone += part.undone;
      unchanged.push(...part.refused.map(({ id }) => getName(id)));
      left = part.left;
    }
    notify(message('admin.product.batchUndone', { count: undone }), { type: 'success' });
    if (unchanged.length > 0) {
      const names = unchanged.join(', ');
      notify(message('admin.product.batchKept', { names }), { type: 'warning' });
    }
    refresh();
    await onUndone();
  }

  return (
    <Alert
      severity="info"
      sx={{ marginBlockStart: 1 }}
      action={
        <Stack direction="row" spacing={1}>
          <ConfirmButton
            label={adminMessages['admin.product.batchUndo']}
            text={message('admin.product.batchUndoText', { count: batch.count })}
            color="primary"
            onConfirm={undo}
          />
          <Button size="small" onClick={onHide}>
            {adminMessages['admin.product.batchHide']}
          </Button>
        </Stack>
      }
    >
      {message('admin.product.batch', { count: batch.count, who: batch.who })}{' '}
      <Moment value={batch.at} />
    </Alert>
  );
}
