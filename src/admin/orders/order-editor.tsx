import { Alert, Box, Card, CardContent, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { useAdmin } from '../admin-context.tsx';
import { beside } from '../ui/beside.ts';
import { PartCard } from '../ui/part-card.tsx';
import { DraftCoupons, DraftFees } from './draft-charges.tsx';
import { DraftLines } from './draft-lines.tsx';
import { DraftShipping, type OrderedShipping } from './draft-shipping.tsx';
import { DraftTotals } from './draft-totals.tsx';
import { draftProblems, type OrderDraft } from './order-draft.ts';
import type { DraftPriced } from './use-draft-price.ts';

interface OrderEditorProps {
  draft: OrderDraft;
  priced: DraftPriced;
  /** How an order that is there is sent. */
  ordered?: readonly OrderedShipping[];
  /** Why it was not saved; empty otherwise. */
  problem: string;
  /** Above the lines. */
  children?: ReactNode;
  actions: ReactNode;
  onChange(draft: OrderDraft): void;
}

/** What of the draft is in the way of a price is said by its field; the rest here. */
function getTexts({ price, refused, isCurrent }: DraftPriced): string[] {
  if (refused)
    return Object.values(refused.fields).length > 0
      ? Object.values(refused.fields)
      : [refused.message];
  if (!price || !isCurrent) return [];
  const { coupon_lines: _, ...others } = price.problems;
  return Object.entries(others).flatMap(([name, text]) =>
    name.endsWith('[price_reason]') ? [] : text,
  );
}

/** Lines, what is charged besides, and how it is sent, with what it comes to beside them. */
export function OrderEditor({
  draft,
  priced,
  ordered = [],
  problem,
  children,
  actions,
  onChange,
}: OrderEditorProps) {
  const { decimals } = useAdmin().config.currency;
  const { price, isCurrent } = priced;
  const problems = draftProblems(draft, decimals);
  const texts = problem === '' ? getTexts(priced) : [problem];
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
        {children}
        <PartCard title={adminMessages['admin.order.lines']}>
          <DraftLines
            lines={draft.lines}
            unitPrices={draft.lines.map(
              (_, at) => (isCurrent && price?.lines[at]?.unit_price) || null,
            )}
            problems={problems}
            onChange={(lines) => onChange({ ...draft, lines })}
          />
        </PartCard>
      </Stack>
      <Stack spacing={2} sx={beside}>
        <PartCard title={adminMessages['admin.order.delivery']}>
          <DraftShipping
            draft={draft}
            packages={price?.packages ?? []}
            ordered={ordered}
            problems={problems}
            onChange={(next) => onChange({ ...draft, ...next })}
          />
        </PartCard>
        <PartCard title={adminMessages['admin.order.charges']}>
          <Stack spacing={1.5}>
            <DraftFees
              fees={draft.fees}
              problems={problems}
              onChange={(fees) => onChange({ ...draft, fees })}
            />
            <DraftCoupons
              coupons={draft.coupons}
              problem={price?.problems.coupon_lines ?? ''}
              onChange={(coupons) => onChange({ ...draft, coupons })}
            />
          </Stack>
        </PartCard>
        <Card>
          <CardContent>
            <Stack spacing={1.5}>
              <DraftTotals price={price} isCurrent={isCurrent} />
              {texts.length > 0 && <Alert severity="error">{texts.join(' ')}</Alert>}
              {actions}
            </Stack>
          </CardContent>
        </Card>
      </Stack>
    </Box>
  );
}
