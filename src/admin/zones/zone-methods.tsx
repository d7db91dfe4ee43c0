import {
  Box,
  Button,
  Card,
  CardContent,
  MenuItem,
  Stack,
  Switch,
  TextField,
  Typography,
} from '@mui/material';
import { type ReactNode, useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { newMethodsResponse } from '#wire/vitrine/shipping-zones.ts';
import { useAdmin } from '../admin-context.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useReading } from '../ui/use-reading.ts';
import { MethodForm } from './method-form.tsx';
import { type DraftMethod, methodProblems, toMethod } from './zone.ts';

interface ZoneMethodsProps {
  methods: readonly DraftMethod[];
  problems: Readonly<Record<string, string>>;
  onChange(methods: readonly DraftMethod[]): void;
}

/** The ways things are sent to a zone, in the order shoppers see them. */
export function ZoneMethods({ methods, problems, onChange }: ZoneMethodsProps) {
  const [open, setOpen] = useState('');
  const change = (method: DraftMethod) =>
    onChange(methods.map((each) => (each.key === method.key ? method : each)));
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h2" sx={{ marginBlockEnd: 1 }}>
          {adminMessages['admin.zones.methods']}
        </Typography>
        {methods.length === 0 && (
          <Typography color="textSecondary">{adminMessages['admin.zones.noMethods']}</Typography>
        )}
        <SortableList
          entries={methods.map((method, index) => {
            const refused = methodProblems(problems, index);
            const isOpen = open === method.key || Object.keys(refused).length > 0;
            return {
              id: method.key,
              name: method.values.title ?? '',
              content: (
                <MethodLine
                  method={method}
                  isOpen={isOpen}
                  onOpen={() => setOpen(isOpen ? '' : method.key)}
                  onToggle={(enabled) => change({ ...method, enabled })}
                >
                  <MethodForm
                    method={method}
                    problems={refused}
                    onChange={(values) => change({ ...method, values })}
                    onRemove={() => onChange(methods.filter((each) => each !== method))}
                  />
                </MethodLine>
              ),
            };
          })}
          onOrder={(keys) =>
            onChange(keys.flatMap((key) => methods.find((each) => each.key === key) ?? []))
          }
        />
        <NewMethod
          onAdd={(method) => {
            onChange([...methods, method]);
            setOpen(method.key);
          }}
        />
      </CardContent>
    </Card>
  );
}

function NewMethod({ onAdd }: { onAdd(method: DraftMethod): void }) {
  const { data: kinds = [] } = useReading('vitrine/v1/shipping-methods', newMethodsResponse);
  const [kind, setKind] = useState('flat_rate');
  const form = kinds.find((each) => each.method_id === kind);
  return (
    <Stack direction="row" spacing={1} sx={{ marginBlockStart: 2 }}>
      <TextField
        select
        size="small"
        label={adminMessages['admin.zones.methodKind']}
        value={form ? kind : ''}
        onChange={({ target }) => setKind(target.value)}
        sx={{ minWidth: '12rem' }}
      >
        {kinds.map(({ method_id: id, method_title: title }) => (
          <MenuItem key={id} value={id}>
            {title}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="outlined"
        disabled={!form}
        onClick={() => form && onAdd(toMethod(form, crypto.randomUUID()))}
      >
        {adminMessages['admin.zones.addMethod']}
      </Button>
    </Stack>
  );
}

interface MethodLineProps {
  method: DraftMethod;
  isOpen: boolean;
  onOpen(): void;
  onToggle(isOn: boolean): void;
  children: ReactNode;
}

function MethodLine({ method, isOpen, onOpen, onToggle, children }: MethodLineProps) {
  const { form, values, enabled } = method;
  const { title = '', cost = '' } = values;
  const { symbol } = useAdmin().config.currency;
  // A formula has no currency.
  const amount = /^\d+([.,]\d+)?$/.test(cost) ? `${symbol}${cost}` : cost;
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography>{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[form.method_title, amount].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
        <Switch
          checked={enabled}
          onChange={(_, isOn) => onToggle(isOn)}
          slotProps={{
            input: { 'aria-label': `${adminMessages['admin.zones.offered']}: ${title}` },
          }}
        />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${adminMessages[isOpen ? 'admin.zones.close' : 'admin.zones.edit']}: ${title}`}
          onClick={onOpen}
        >
          {adminMessages[isOpen ? 'admin.zones.close' : 'admin.zones.edit']}
        </Button>
      </Stack>
      {isOpen && <Box>{children}</Box>}
    </>
  );
}
