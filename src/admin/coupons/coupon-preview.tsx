import {
  Alert,
  Button,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import { useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { adminMessages } from '#wire/messages/admin.ts';
import { couponPreview, type CouponPreview as Preview } from '#wire/vitrine/coupons.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import { useAdmin } from '../admin-context.tsx';
import { Amount } from '../ui/amount.tsx';
import { Problem } from '../ui/draft-actions.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { type PickedProduct, ProductPicker } from '../ui/product-picker.tsx';
import { couponChanges } from './coupon-draft.ts';
import type { CouponDraft } from './coupon-row.ts';
import { isComplete } from './promotion-draft.ts';

interface CartLine {
  product: PickedProduct;
  quantity: number;
}

/** Typing settles before the shop is asked. */
const PAUSE = 400;

/** A basket of the manager's choice, priced by the shop with the coupon as the form has it. */
export function CouponPreview() {
  const [lines, setLines] = useState<readonly CartLine[]>([]);
  const [country, setCountry] = useState('');
  const { preview, problem, isReady } = usePreview(lines, country);

  const change = (id: number, quantity: number) =>
    setLines(lines.map((line) => (line.product.id === id ? { ...line, quantity } : line)));
  const remove = (id: number) => setLines(lines.filter(({ product }) => product.id !== id));

  return (
    <PartCard title={adminMessages['admin.coupon.preview']}>
      <Stack spacing={1.5}>
        <ProductPicker
          label={adminMessages['admin.coupon.previewAdd']}
          onPick={(product) => {
            if (lines.some((line) => line.product.id === product.id)) return;
            setLines([...lines, { product, quantity: 1 }]);
          }}
        />
        {lines.length === 0 && (
          <Typography color="textSecondary">
            {adminMessages['admin.coupon.previewEmpty']}
          </Typography>
        )}
        {lines.map(({ product, quantity }) => (
          <Stack key={product.id} direction="row" spacing={1} sx={{ alignItems: 'center' }}>
            <TextField
              size="small"
              type="number"
              label={`${adminMessages['admin.coupon.previewPieces']}: ${product.name}`}
              value={quantity}
              onChange={(event) => change(product.id, Math.max(1, Number(event.target.value)))}
              sx={{ flexGrow: 1 }}
            />
            <Button size="small" onClick={() => remove(product.id)}>
              {adminMessages['admin.coupon.previewRemove']}
            </Button>
          </Stack>
        ))}
        {lines.length > 0 && (
          <TextField
            size="small"
            label={adminMessages['admin.coupon.previewCountry']}
            value={country}
            onChange={(event) => setCountry(event.target.value.toUpperCase().slice(0, 2))}
          />
        )}
        {isReady ? (
          <Problem text={problem} />
        ) : (
          <Typography color="textSecondary">
            {adminMessages['admin.coupon.previewUnfinished']}
          </Typography>
        )}
        {preview && isReady && lines.length > 0 && <PricedCart preview={preview} />}
      </Stack>
    </PartCard>
  );
}

function usePreview(lines: readonly CartLine[], country: string) {
  const { client } = useAdmin();
  const record = useRecordContext<Coupon>();
  const draft = useFormContext<CouponDraft>().watch();
  const [preview, setPreview] = useState<Preview | null>(null);
  const [problem, setProblem] = useState('');
  const body = JSON.stringify({
    coupon: couponChanges(draft),
    coupon_id: record?.id ?? null,
    lines: lines.map(({ product, quantity }) => ({ product_id: product.id, quantity })),
    ...(country.length === 2 && { country }),
  });
  const promotion = draft.extensions?.vitrine?.promotion;
  // Half a promotion would be refused at every keystroke.
  const isReady = !promotion || isComplete(promotion);
  const isEmpty = lines.length === 0 || !isReady;

  useEffect(() => {
    if (isEmpty) return undefined;
    const stopped = new AbortController();
    async function ask() {
      const path = 'vitrine/v1/coupons/preview';
      const request = {
        path,
        method: 'POST',
        data: JSON.parse(body),
        signal: stopped.signal,
      } as const;
      try {
        const response = await client.send(request);
        const read = response.ok ? couponPreview.safeParse(response.data) : null;
        setPreview(read?.success ? read.data : null);
        setProblem(response.ok ? '' : response.problem.message);
      } catch (error) {
        if (!stopped.signal.aborted) throw error;
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [client, body, isEmpty]);

  return { preview, problem, isReady };
}

function PricedCart({ preview }: { preview: Preview }) {
  return (
    <>
      {!preview.applies && (
        <Alert severity="info">
          {adminMessages['admin.coupon.previewDoesNot']} {preview.problem}
        </Alert>
      )}
      <Table size="small">
        <TableBody>
          {preview.lines.map((line) => (
            <TableRow key={line.product_id}>
              <TableCell component="th" scope="row">
                {line.quantity} × {line.name}
              </TableCell>
              <TableCell align="right">
                <Amount value={line.subtotal} />
              </TableCell>
              <TableCell align="right">
                −<Amount value={line.discount} />
              </TableCell>
            </TableRow>
          ))}
          <TableRow>
            <TableCell component="th" scope="row">
              <strong>{adminMessages['admin.coupon.previewTotal']}</strong>
              {preview.free_shipping && ` · ${adminMessages['admin.coupon.freeShipping']}`}
            </TableCell>
            <TableCell align="right">
              <strong>
                <Amount value={preview.total} />
              </strong>
            </TableCell>
            <TableCell align="right">
              <strong>
                −<Amount value={preview.discount} />
              </strong>
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </>
  );
}
