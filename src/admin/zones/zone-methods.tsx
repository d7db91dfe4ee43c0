import {
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
import { methodResponse, type ShippingMethodItem } from '#wire/wc/shipping.ts';
import { SortableList } from '../ui/sortable-list.tsx';
import { useRest } from '../ui/use-rest.ts';
import { MethodForm } from './method-form.tsx';
import type { Zone } from './zone.ts';

const KINDS = {
  flat_rate: 'Flat rate',
  free_shipping: 'Free shipping',
  local_pickup: 'Local pickup',
} as const;

interface ZoneMethodsProps {
  zone: Zone;
  reload(): Promise<void>;
}

/** The ways things are sent to a zone, in the order shoppers see them. */
export function ZoneMethods({ zone, reload }: ZoneMethodsProps) {
  const send = useRest();
  const [kind, setKind] = useState<string>('flat_rate');
  const [open, setOpen] = useState<number | null>(null);
  /** Added here and not saved yet: shoppers are not offered it before its cost is typed. */
  const [unsaved, setUnsaved] = useState<number | null>(null);
  const [moved, setMoved] = useState<readonly string[] | null>(null);
  const path = `wc/v3/shipping/zones/${zone.id}/methods`;
  const methods = moved
    ? moved.flatMap((id) => zone.methods.find((each) => String(each.instance_id) === id) ?? [])
    : zone.methods;

  async function add() {
    const data = { method_id: kind, enabled: false };
    const response = await send({ path, method: 'POST', data });
    if (!response.ok) return;
    const { instance_id: id } = methodResponse.parse(response.data);
    setUnsaved(id);
    await reload();
    setOpen(id);
  }

  async function order(ids: string[]) {
    setMoved(ids);
    await send({
      path: `vitrine/v1/shipping-zones/${zone.id}/methods/order`,
      method: 'PUT',
      data: { order: ids.map(Number) },
    });
    await reload();
    setMoved(null);
  }

  async function toggle({ instance_id: id }: ShippingMethodItem, enabled: boolean) {
    const response = await send({ path: `${path}/${id}`, method: 'PUT', data: { enabled } });
    if (response.ok) await reload();
  }

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
          entries={methods.map((method) => ({
            id: String(method.instance_id),
            name: method.title,
            content: (
              <MethodLine
                method={method}
                isOpen={open === method.instance_id}
                onOpen={() => setOpen(open === method.instance_id ? null : method.instance_id)}
                onToggle={(isOn) => void toggle(method, isOn)}
                form={
                  <MethodForm
                    key={method.instance_id}
                    path={`${path}/${method.instance_id}`}
                    method={method}
                    isNew={unsaved === method.instance_id}
                    onChanged={async () => {
                      setOpen(null);
                      setUnsaved(null);
                      await reload();
                    }}
                  />
                }
              />
            ),
          }))}
          onOrder={(ids) => void order(ids)}
        />
        <Stack direction="row" spacing={1} sx={{ marginBlockStart: 2 }}>
          <TextField
            select
            size="small"
            label={adminMessages['admin.zones.methodKind']}
            value={kind}
            onChange={({ target }) => setKind(target.value)}
            sx={{ minWidth: '12rem' }}
          >
            {Object.entries(KINDS).map(([id, label]) => (
              <MenuItem key={id} value={id}>
                {label}
              </MenuItem>
            ))}
          </TextField>
          <Button variant="outlined" onClick={() => void add()}>
            {adminMessages['admin.zones.addMethod']}
          </Button>
        </Stack>
      </CardContent>
    </Card>
  );
}

interface MethodLineProps {
  method: ShippingMethodItem;
  isOpen: boolean;
  onOpen(): void;
  onToggle(isOn: boolean): void;
  form: ReactNode;
}

function MethodLine({ method, isOpen, onOpen, onToggle, form }: MethodLineProps) {
  const { title, method_title: kind, enabled, settings } = method;
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Stack sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography>{title}</Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {[kind, settings.cost?.value].filter(Boolean).join(' · ')}
          </Typography>
        </Stack>
        <Switch
          checked={enabled}
          onChange={(_, isOn) => onToggle(isOn)}
          slotProps={{
            input: { 'aria-label': `${adminMessages['admin.zones.offered']}: ${title}` },
          }}
        />
        <Button size="small" aria-expanded={isOpen} onClick={onOpen}>
          {adminMessages[isOpen ? 'admin.zones.close' : 'admin.zones.edit']}
        </Button>
      </Stack>
      {isOpen && form}
    </>
  );
}
