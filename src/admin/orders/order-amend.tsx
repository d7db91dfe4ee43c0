import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Checkbox,
  FormControlLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useRef, useState } from 'react';
import { Confirm, useNotify } from 'react-admin';
import { getDecimal } from '#rules/money/decimal.ts';
import { formatMoney } from '#rules/money/format.ts';
import { money } from '#rules/money/money.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Order } from '#wire/wc/order-response.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { beside } from '../ui/beside.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useMessage } from '../ui/use-message.ts';
import {
  amountBack,
  type PaidLine,
  paidLines,
  refundParts,
  removedPieces,
} from './amended-order.ts';
import { DraftLines } from './draft-lines.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { type DraftLine, draftProblems, EMPTY_DRAFT, sentParts } from './order-draft.ts';
import { leftLines } from './refund-lines.ts';
import { type RefundWay, RefundWayField, useRefundWays } from './refund-way.tsx';
import { useDraftPrice } from './use-draft-price.ts';
import type { OrderParts } from './use-order-parts.ts';
import { useSaveAmended } from './use-save-amended.ts';

interface OrderAmendProps {
  order: Order;
  parts: OrderParts;
  onDone(): void;
}

/**
 * A paid order that is under way: what is taken out is refunded, what is added becomes an order of its own
 * that is paid by a link. Both sums are shown before anything is saved.
 */
export function OrderAmend({ order, parts, onDone }: OrderAmendProps) {
  const { currency } = useAdmin().config;
  const { decimals } = currency;
  const mayRefund = useMay('refund-orders');
  const [lines] = useState(() =>
    paidLines(leftLines(order, parts.refunds, decimals), parts.shipments),
  );
  const [stays, setStays] = useState<Readonly<Record<number, string>>>({});
  const [added, setAdded] = useState<readonly DraftLine[]>([]);
  const [restock, setRestock] = useState(true);
  const ways = useRefundWays(order);
  const [chosenWay, setChosenWay] = useState<RefundWay | null>(null);
  const way = chosenWay ?? ways[0] ?? 'hand';
  const [isRequested, setIsRequested] = useState(false);
  const isDone = useRef(false);
  const message = useMessage();
  const notify = useNotify();
  const draft = { ...EMPTY_DRAFT, lines: added };
  const wrong = draftProblems(draft, decimals);
  const isPriceable = added.length > 0 && !Object.values(wrong).includes('quantity');
  const priced = useDraftPrice('vitrine/v1/order-drafts/price', () =>
    isPriceable
      ? {
          customer_id: order.customer_id,
          billing: order.billing,
          shipping: order.shipping,
          ...sentParts(draft, [], decimals),
        }
      : null,
  );
  const back = amountBack(lines, stays);
  const owed = added.length > 0 ? (priced.price?.total ?? null) : 0;
  const text = (amount: number) => formatMoney(money(amount), currency);
  useUnsaved(() => (added.length > 0 || Object.keys(stays).length > 0) && !isDone.current);
  const { save, problem, isSaving } = useSaveAmended(order, () => {
    isDone.current = true;
    notify(message('admin.order.amendDone', { number: order.number }), { type: 'success' });
    void parts.reload();
    onDone();
  });

  const problems = Object.values(priced.price?.problems ?? {});
  const isKnown = added.length === 0 || (priced.isCurrent && problems.length === 0);
  const isChanged = added.length > 0 || (back ?? 0) > 0;
  const isReady =
    isKnown && isChanged && back !== null && Object.keys(wrong).length === 0 && !isSaving;
  const email = order.billing.email ?? '';
  const sentences = [
    ...(back
      ? [
          message('admin.order.amendSureBack', { amount: text(back) }),
          adminMessages[`admin.order.refundWay.${way}Hint`],
        ]
      : []),
    ...(owed ? [owedText(text(owed))] : []),
  ];

  function owedText(amount: string): string {
    return email === ''
      ? message('admin.order.amendSureOwedHere', { amount })
      : message('admin.order.amendSureOwed', { amount, email });
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        marginBlock: 2,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(18rem, 2fr)' },
      }}
    >
      <Stack spacing={2}>
        <PartCard title={adminMessages['admin.order.amendLines']}>
          <Stack spacing={2}>
            {!mayRefund && (
              <Alert severity="info">{adminMessages['admin.order.mayNotRefund']}</Alert>
            )}
            {lines.map((one) => (
              <PaidLineRow
                key={one.line.id}
                paid={one}
                stays={stays[one.line.id]}
                isFixed={!mayRefund}
                onChange={(typed) => setStays({ ...stays, [one.line.id]: typed })}
              />
            ))}
          </Stack>
        </PartCard>
        <PartCard title={adminMessages['admin.order.amendAdded']}>
          <Stack spacing={1.5}>
            <Typography variant="body2" color="textSecondary">
              {adminMessages['admin.order.amendAddedHint']}
            </Typography>
            <DraftLines
              lines={added}
              unitPrices={added.map(
                (_, at) => (priced.isCurrent && priced.price?.lines[at]?.unit_price) || null,
              )}
              problems={wrong}
              onChange={setAdded}
            />
          </Stack>
        </PartCard>
      </Stack>
      <Card sx={beside}>
        <CardContent>
          <Stack spacing={2}>
            <Box role="status">
              {!isChanged && (
                <Typography variant="body2" color="textSecondary">
                  {adminMessages['admin.order.amendNothing']}
                </Typography>
              )}
              {back !== null && back > 0 && (
                <Sum label={adminMessages['admin.order.amendBack']} amount={text(back)} />
              )}
              {owed !== null && owed > 0 && (
                <Sum label={adminMessages['admin.order.amendOwed']} amount={text(owed)} />
              )}
            </Box>
            {added.length > 0 && <DraftTotals price={priced.price} isCurrent={priced.isCurrent} />}
            {back !== null && back > 0 && (
              <>
                {ways.length > 1 && (
                  <RefundWayField ways={ways} way={way} onChange={setChosenWay} />
                )}
                <FormControlLabel
                  label={adminMessages['admin.order.restock']}
                  control={
                    <Checkbox
                      checked={restock}
                      onChange={(event) => setRestock(event.target.checked)}
                    />
                  }
                />
              </>
            )}
            {[problem, priced.refused?.message ?? '', ...problems].some(Boolean) && (
              <Alert severity="error">
                {[problem, priced.refused?.message ?? '', ...problems].filter(Boolean).join(' ')}
              </Alert>
            )}
            <Stack direction="row" spacing={1}>
              <Button variant="contained" disabled={!isReady} onClick={() => setIsRequested(true)}>
                {adminMessages['admin.order.amendSave']}
              </Button>
              <Button onClick={onDone}>{adminMessages['admin.order.cancel']}</Button>
            </Stack>
          </Stack>
        </CardContent>
      </Card>
      <Confirm
        isOpen={isRequested}
        title={message('admin.order.amendSure', { number: order.number })}
        content={sentences.join(' ')}
        confirm={adminMessages['admin.order.amendSave']}
        onConfirm={() => {
          // The dialog can still be clicked while it fades out: a double click must not save twice.
          if (!isRequested) return;
          setIsRequested(false);
          void save({
            added: added.length > 0 ? priced.order : null,
            total: owed ?? 0,
            refund: back
              ? {
                  amount: getDecimal(back, decimals),
                  lines: refundParts(lines, stays, decimals),
                  way,
                  restock,
                }
              : null,
          });
        }}
        onClose={() => setIsRequested(false)}
      />
    </Box>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <Stack direction="row" spacing={2} sx={{ justifyContent: 'space-between' }}>
      <Typography sx={{ fontWeight: 700 }}>{label}</Typography>
      <Typography sx={{ fontWeight: 700, fontVariantNumeric: 'tabular-nums' }}>{amount}</Typography>
    </Stack>
  );
}

interface PaidLineRowProps {
  paid: PaidLine;
  /** What is typed; undefined for all of them. */
  stays: string | undefined;
  isFixed: boolean;
  onChange(typed: string): void;
}

function PaidLineRow({ paid, stays, isFixed, onChange }: PaidLineRowProps) {
  const { line, removable } = paid;
  const message = useMessage();
  const isWrong = removedPieces(paid, stays) === null;
  const isSent = removable < line.left;
  return (
    <Box role="group" aria-label={line.name}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }} gutterBottom>
        {line.name}
      </Typography>
      <TextField
        size="small"
        label={adminMessages['admin.order.amendKeep']}
        value={stays ?? String(line.left)}
        disabled={isFixed || removable === 0}
        error={isWrong}
        helperText={
          isWrong || isSent ? message('admin.order.amendMost', { count: removable }) : undefined
        }
        slotProps={{
          htmlInput: {
            inputMode: 'decimal',
            'aria-label': `${adminMessages['admin.order.amendKeep']}: ${line.name}`,
          },
        }}
        onChange={({ target }) => onChange(target.value.trim())}
      />
    </Box>
  );
}
