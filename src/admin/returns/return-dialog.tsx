import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Link,
  MenuItem,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useRef, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { Link as To } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { labelResponse, type ReturnItem } from '#wire/vitrine/returns.ts';
import { useAdmin } from '../admin-context.tsx';
import { type DecidableAction, firstTyped, sentStep, type TypedStep } from './return-step.ts';

interface ReturnDialogProps {
  action: DecidableAction;
  record: ReturnItem;
  onClose(): void;
}

/** One step, with what the buyer reads about it. It is sent once, however often the button is pressed. */
export function ReturnDialog({ action, record, onClose }: ReturnDialogProps) {
  const { client } = useAdmin();
  const notify = useNotify();
  const refresh = useRefresh();
  const title = useId();
  const [typed, setTyped] = useState(() => firstTyped(record));
  const [label, setLabel] = useState<File | null>(null);
  const [problem, setProblem] = useState('');
  const [isSending, setIsSending] = useState(false);
  const isAsking = useRef(false);
  const change = (part: Partial<TypedStep>) => setTyped({ ...typed, ...part });

  async function storeLabel(): Promise<string | null> {
    if (label === null) return '';
    const body = new FormData();
    body.set('file', label);
    const stored = await client.send({ path: 'vitrine/v1/return-labels', method: 'POST', body });
    if (stored.ok) return labelResponse.parse(stored.data).label;
    setProblem(Object.values(stored.problem.fields).join(' ') || stored.problem.message);
    return null;
  }

  async function send() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsSending(true);
    setProblem('');
    const stored = await storeLabel();
    const response =
      stored === null
        ? null
        : await client.send({
            ...sentStep(record, action, { ...typed, label: stored }),
            method: 'POST',
          });
    isAsking.current = false;
    setIsSending(false);
    if (!response) return;
    if (!response.ok) {
      setProblem(Object.values(response.problem.fields).join(' ') || response.problem.message);
      return;
    }
    notify(adminMessages['admin.return.done'], { type: 'success' });
    onClose();
    refresh();
  }

  const name = adminMessages[`admin.return.do.${action}`];
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={onClose}>
      <DialogTitle id={title}>{name}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          {action === 'accept' && (
            <AcceptFields typed={typed} onChange={change} onLabel={setLabel} />
          )}
          {(action === 'refund' || action === 'credit') && (
            <MoneyFields action={action} record={record} typed={typed} onChange={change} />
          )}
          {action === 'exchange' && (
            <ExchangeFields record={record} typed={typed} onChange={change} />
          )}
          {(action === 'refund' || action === 'credit' || action === 'exchange') && (
            <FormControlLabel
              label={adminMessages['admin.return.restock']}
              control={
                <Checkbox
                  checked={typed.restock}
                  onChange={({ target }) => change({ restock: target.checked })}
                />
              }
            />
          )}
          <TextField
            fullWidth
            multiline
            minRows={2}
            size="small"
            label={adminMessages['admin.return.message']}
            helperText={adminMessages['admin.return.messageHint']}
            value={typed.message}
            slotProps={{ htmlInput: { maxLength: 2000 } }}
            onChange={({ target }) => change({ message: target.value })}
          />
          {problem !== '' && (
            <Typography role="alert" color="error">
              {problem}
            </Typography>
          )}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.order.cancel']}</Button>
        <Button
          variant="contained"
          color={action === 'refuse' ? 'error' : 'primary'}
          disabled={isSending}
          onClick={() => void send()}
        >
          {name}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface FieldsProps {
  typed: TypedStep;
  onChange(part: Partial<TypedStep>): void;
}

function AcceptFields({
  typed,
  onChange,
  onLabel,
}: FieldsProps & { onLabel(file: File | null): void }) {
  const id = useId();
  return (
    <>
      <TextField
        fullWidth
        size="small"
        type="url"
        label={adminMessages['admin.return.carrier']}
        helperText={adminMessages['admin.return.carrierHint']}
        value={typed.carrierUrl}
        onChange={({ target }) => onChange({ carrierUrl: target.value })}
      />
      <div>
        <Typography component="label" htmlFor={id} sx={{ display: 'block' }} gutterBottom>
          {adminMessages['admin.return.labelFile']}
        </Typography>
        <input
          id={id}
          type="file"
          accept="application/pdf,image/png,image/jpeg"
          onChange={({ target }) => onLabel(target.files?.[0] ?? null)}
        />
      </div>
    </>
  );
}

function MoneyFields({
  action,
  record,
  typed,
  onChange,
}: FieldsProps & Pick<ReturnDialogProps, 'action' | 'record'>) {
  const ways = record.refund_ways.flatMap((way) => (way === 'credit' ? [] : way));
  return (
    <>
      {action === 'credit' && <Typography>{adminMessages['admin.return.creditHint']}</Typography>}
      <TextField
        fullWidth
        size="small"
        label={adminMessages['admin.return.amount']}
        helperText={adminMessages['admin.return.amountHint']}
        value={typed.amount}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        onChange={({ target }) => onChange({ amount: target.value })}
      />
      {action === 'refund' && ways.length > 1 && (
        <TextField
          select
          size="small"
          label={adminMessages['admin.order.refundWay']}
          value={typed.by}
          helperText={adminMessages[`admin.order.refundWay.${typed.by}Hint`]}
          onChange={({ target }) =>
            onChange({ by: target.value === 'provider' ? 'provider' : 'hand' })
          }
        >
          {ways.map((way) => (
            <MenuItem key={way} value={way}>
              {adminMessages[`admin.order.refundWay.${way}`]}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}

function ExchangeFields({ record, typed, onChange }: FieldsProps & { record: ReturnItem }) {
  const query = record.customer_id > 0 ? `?customer=${record.customer_id}` : '';
  return (
    <>
      <Typography>{adminMessages['admin.return.exchangeHint']}</Typography>
      <Link component={To} to={`/orders/create${query}`}>
        {adminMessages['admin.return.newOrder']}
      </Link>
      <TextField
        fullWidth
        size="small"
        label={adminMessages['admin.return.exchangeNumber']}
        value={typed.orderNumber}
        onChange={({ target }) => onChange({ orderNumber: target.value })}
      />
    </>
  );
}
