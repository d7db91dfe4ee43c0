import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  Typography,
} from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useListContext, useNotify, useRefresh, useUnselectAll } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import { type ProductBulkResponse, productBulkResponse } from '#wire/vitrine/product-bulk.ts';
import type { Product } from '#wire/wc/product.ts';
import { useAdmin } from '../admin-context.tsx';
import { Progress } from '../ui/progress.tsx';
import { type BulkDraft, bulkChange, EMPTY_BULK } from './bulk-draft.ts';
import { BulkFields } from './bulk-fields.tsx';
import { BulkPreview } from './bulk-preview.tsx';
import { BATCHES_PATH } from './recent-batches.tsx';

/** As many as are changed before the bar moves on. */
const AT_ONCE = 20;

/** One change of all selected products; those that are refused are named with the reason. */
export function BulkEdit() {
  const { selectedIds, data = [] } = useListContext<Product>();
  const { client } = useAdmin();
  const [isOpen, setIsOpen] = useState(false);
  const [draft, setDraft] = useState<BulkDraft>(EMPTY_BULK);
  const [problem, setProblem] = useState('');
  const [refused, setRefused] = useState<ProductBulkResponse['refused']>([]);
  /** Null where none was asked for, or fields have changed since. */
  const [preview, setPreview] = useState<ProductBulkResponse['preview'] | null>(null);
  const [done, setDone] = useState<number | null>(null);
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const unselectAll = useUnselectAll('products');
  const getName = (id: number) => data.find((row) => row.id === id)?.name ?? `#${id}`;

  /** The same request as the change itself, which the server takes back at once. */
  async function look() {
    setProblem('');
    const ids = selectedIds.slice(0, AT_ONCE);
    const response = await client.send({
      path: 'vitrine/v1/products/bulk',
      method: 'POST',
      data: { ids, ...bulkChange(draft), preview: true },
    });
    if (!response.ok) {
      setProblem(Object.values(response.problem.fields).join(' ') || response.problem.message);
      return;
    }
    const read = productBulkResponse.parse(response.data);
    setRefused(read.refused);
    setPreview(read.preview ?? []);
  }

  async function save() {
    const all: ProductBulkResponse['refused'] = [];
    // By it the requests of this change are undone together.
    const batch = crypto.randomUUID();
    let changed = 0;
    setProblem('');
    for (let at = 0; at < selectedIds.length; at += AT_ONCE) {
      setDone(at);
      const ids = selectedIds.slice(at, at + AT_ONCE);
      const response = await client.send({
        path: 'vitrine/v1/products/bulk',
        method: 'POST',
        data: { ids, batch, ...bulkChange(draft) },
      });
      if (!response.ok) {
        setDone(null);
        setProblem(Object.values(response.problem.fields).join(' ') || response.problem.message);
        return;
      }
      const part = productBulkResponse.parse(response.data);
      changed += part.changed;
      all.push(...part.refused);
    }
    setDone(null);
    setPreview(null);
    setRefused(all);
    refresh();
    await queryClient.invalidateQueries({ queryKey: ['reading', BATCHES_PATH] });
    notify(adminMessages['admin.product.bulkDone'].replace('{count}', `${changed}`), {
      type: 'success',
    });
    if (all.length > 0) return;
    setIsOpen(false);
    setDraft(EMPTY_BULK);
    unselectAll();
  }

  function change(next: Partial<BulkDraft>) {
    setDraft({ ...draft, ...next });
    setPreview(null);
  }

  const isEmpty = Object.keys(bulkChange(draft)).length === 0;
  const share = done === null ? null : (done / Math.max(1, selectedIds.length)) * 100;
  const title = adminMessages['admin.product.bulkTitle'];
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.product.bulkEdit']}
      </Button>
      <Dialog
        open={isOpen}
        fullWidth
        maxWidth="sm"
        aria-labelledby="bulk-title"
        onClose={() => setIsOpen(false)}
      >
        <DialogTitle id="bulk-title">
          {title.replace('{count}', `${selectedIds.length}`)}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2}>
            <Typography>{adminMessages['admin.product.bulkText']}</Typography>
            {problem !== '' && <Alert severity="error">{problem}</Alert>}
            {refused.length > 0 && (
              <Alert severity="warning">
                {adminMessages['admin.product.bulkRefused']}
                <ul>
                  {refused.map(({ id, reason }) => (
                    <li key={id}>{`${getName(id)}: ${reason}`}</li>
                  ))}
                </ul>
              </Alert>
            )}
            <BulkFields draft={draft} onChange={change} />
            {preview && (
              <BulkPreview changes={preview} count={Math.min(selectedIds.length, AT_ONCE)} />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => setIsOpen(false)}>{adminMessages['admin.order.cancel']}</Button>
          <Button disabled={isEmpty || done !== null} onClick={look}>
            {adminMessages['admin.product.bulkPreview']}
          </Button>
          <Button variant="contained" disabled={isEmpty || done !== null} onClick={save}>
            {adminMessages['admin.product.bulkSave']}
          </Button>
        </DialogActions>
      </Dialog>
      <Progress title={adminMessages['admin.product.bulkChanging']} share={share} />
    </>
  );
}
