import { Alert, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { type CustomerProfile, customerProfile } from '#wire/vitrine/customers.ts';
import { orderResponse } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { otherProblems } from './address-problems.ts';
import { customerPath } from './customer-field.tsx';
import { buyerFrom, DraftBuyerFields, sentBuyer } from './draft-buyer.tsx';
import { draftProblems, EMPTY_DRAFT, sentParts } from './order-draft.ts';
import { OrderEditor } from './order-editor.tsx';
import { useDraftPrice } from './use-draft-price.ts';

const created = z.pick(orderResponse, { id: true });

/** An order that was taken by telephone or in person; `?customer=12` fills in whose it is. */
export default function OrderCreate() {
  const named = useSearchParams()[0].get('customer') ?? '';
  const {
    data = null,
    isLoading,
    error,
  } = useReading(customerPath(named), customerProfile, {
    isOff: named === '',
  });
  return (
    <>
      <Title title={adminMessages['admin.order.create']} />
      {error && <Alert severity="warning">{error.message}</Alert>}
      {isLoading ? (
        <Typography>{adminMessages['admin.loading']}</Typography>
      ) : (
        <NewOrder key={named} customer={data} />
      )}
    </>
  );
}

/** It is saved at the total that is shown, or refused. */
function NewOrder({ customer }: { customer: CustomerProfile | null }) {
  const { client, config } = useAdmin();
  const { decimals } = config.currency;
  const message = useMessage();
  const notify = useNotify();
  const navigate = useNavigate();
  const [start] = useState(() => buyerFrom(customer));
  const [buyer, setBuyer] = useState(start);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const isMade = useRef(false);
  const isAsking = useRef(false);
  const wrong = draftProblems(draft, decimals);
  const isPriceable = draft.lines.length > 0 && !Object.values(wrong).includes('quantity');
  const priced = useDraftPrice('vitrine/v1/order-drafts/price', (packages) =>
    isPriceable ? { ...sentBuyer(buyer), ...sentParts(draft, packages, decimals) } : null,
  );

  async function create(withPayLink: boolean) {
    const { order, price } = priced;
    const email = (buyer.billing.email ?? '').trim();
    if (isAsking.current || !order || !price) return;
    if (withPayLink && email === '') {
      setFields({ 'billing[email]': adminMessages['admin.order.noEmail'] });
      setProblem(adminMessages['admin.order.noEmailText']);
      return;
    }
    isAsking.current = true;
    setIsSending(true);
    setProblem('');
    setFields({});
    const extensions = { vitrine: { expected_total: price.total } };
    const data = { ...order, status: 'pending', created_via: 'admin', extensions };
    const response = await client.send({ path: 'wc/v3/orders', method: 'POST', data });
    const made = response.ok ? created.safeParse(response.data) : null;
    if (!made?.success) {
      isAsking.current = false;
      setIsSending(false);
      refuse(response.ok ? null : response.problem);
      return;
    }
    const { id } = made.data;
    isMade.current = true;
    if (withPayLink) {
      const path = `wc/v3/orders/${id}/actions/send_order_details`;
      const sent = await client.send({ path, method: 'POST', data: {} });
      if (sent.ok) notify(message('admin.order.payLinkSent', { email }), { type: 'success' });
      else notify(sent.problem.message, { type: 'error' });
    }
    await navigate(`/orders/${id}`);
  }

  useUnsaved(() => (draft !== EMPTY_DRAFT || buyer !== start) && !isMade.current);

  /** At the fields of the addresses; what is left is said beside the total. */
  function refuse(refused: RestProblem | null) {
    const known = refused?.fields ?? {};
    setFields(known);
    const others = otherProblems(known);
    const message = refused?.message ?? adminMessages['rest.unknown'];
    const isVisible = Object.keys(known).length > others.length;
    setProblem(others.length > 0 ? others.join(' ') : isVisible ? '' : message);
  }

  const isReady = priced.isCurrent && Object.keys(wrong).length === 0 && !isSending;
  return (
    <OrderEditor
      draft={draft}
      priced={priced}
      problem={problem}
      onChange={(next) => {
        setDraft(next);
        setProblem('');
      }}
      actions={
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
          <Button variant="contained" disabled={!isReady} onClick={() => create(true)}>
            {adminMessages['admin.order.createAndSend']}
          </Button>
          <Button variant="outlined" disabled={!isReady} onClick={() => create(false)}>
            {adminMessages['admin.order.save']}
          </Button>
        </Stack>
      }
    >
      <PartCard title={adminMessages['admin.order.customer']}>
        <Stack spacing={1.5}>
          <DraftBuyerFields buyer={buyer} problems={fields} onChange={setBuyer} />
        </Stack>
      </PartCard>
    </OrderEditor>
  );
}
