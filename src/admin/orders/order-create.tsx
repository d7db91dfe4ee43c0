import { Alert, Button, Card, CardContent, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { useNavigate, useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import { type CustomerProfile, customerProfile } from '#wire/vitrine/customers.ts';
import { orderResponse } from '#wire/wc/order-response.ts';
import { useAdmin } from '../admin-context.tsx';
import type { RestProblem } from '../rest/rest-problem.ts';
import { Problem } from '../ui/draft-actions.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useReading } from '../ui/use-reading.ts';
import { otherProblems } from './address-problems.ts';
import { customerPath } from './customer-field.tsx';
import { buyerFrom, DraftBuyerFields, sentBuyer } from './draft-buyer.tsx';
import { type DraftLine, DraftLines, sentLine } from './draft-lines.tsx';

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

/** Its prices are the shop's own. */
function NewOrder({ customer }: { customer: CustomerProfile | null }) {
  const { client } = useAdmin();
  const notify = useNotify();
  const navigate = useNavigate();
  const [start] = useState(() => buyerFrom(customer));
  const [buyer, setBuyer] = useState(start);
  const [lines, setLines] = useState<readonly DraftLine[]>([]);
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [isSending, setIsSending] = useState(false);
  const isMade = useRef(false);
  const isTyped = lines.length > 0 || buyer !== start;

  async function create(withInvoice: boolean) {
    if (lines.length === 0) {
      setProblem(adminMessages['admin.order.noLines']);
      return;
    }
    setIsSending(true);
    setProblem('');
    setFields({});
    const response = await client.send({
      path: 'wc/v3/orders',
      method: 'POST',
      data: {
        status: 'pending',
        created_via: 'admin',
        ...sentBuyer(buyer),
        line_items: lines.map(sentLine),
      },
    });
    const made = response.ok ? created.safeParse(response.data) : null;
    if (!made?.success) {
      setIsSending(false);
      refuse(response.ok ? null : response.problem);
      return;
    }
    const { id } = made.data;
    isMade.current = true;
    if (withInvoice) {
      const path = `wc/v3/orders/${id}/actions/send_order_details`;
      const sent = await client.send({ path, method: 'POST', data: {} });
      if (sent.ok) notify(adminMessages['admin.order.invoiceSent'], { type: 'success' });
      else notify(sent.problem.message, { type: 'error' });
    }
    await navigate(`/orders/${id}`);
  }

  useUnsaved(() => isTyped && !isMade.current);

  /** At the fields of the addresses; what is left is said below. */
  function refuse(refused: RestProblem | null) {
    const known = refused?.fields ?? {};
    setFields(known);
    const others = otherProblems(known);
    const message = refused?.message ?? adminMessages['rest.unknown'];
    const isVisible = Object.keys(known).length > others.length;
    setProblem(others.length > 0 ? others.join(' ') : isVisible ? '' : message);
  }

  return (
    <Card sx={{ marginBlock: 2, maxWidth: '40rem' }}>
      <CardContent>
        <Stack spacing={1.5}>
          <DraftBuyerFields buyer={buyer} problems={fields} onChange={setBuyer} />
          <Typography component="h2" variant="h3">
            {adminMessages['admin.order.lines']}
          </Typography>
          <DraftLines lines={lines} onChange={setLines} />
          <Problem text={problem} />
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <Button variant="contained" disabled={isSending} onClick={() => create(true)}>
              {adminMessages['admin.order.createAndSend']}
            </Button>
            <Button variant="outlined" disabled={isSending} onClick={() => create(false)}>
              {adminMessages['admin.order.save']}
            </Button>
          </Stack>
        </Stack>
      </CardContent>
    </Card>
  );
}
