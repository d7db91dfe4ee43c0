import { Box, Button, Card, CardContent, Chip, Stack, Typography } from '@mui/material';
import { useCallback, useEffect, useState } from 'react';
import { Loading, Title } from 'react-admin';
import { useSearchParams } from 'react-router';
import * as z from 'zod/mini';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Setting } from '#wire/vitrine/setting.ts';
import { gatewayResponse } from '#wire/wc/shipping.ts';
import { textsIn } from '../settings/controls/control-props.ts';
import { SaveBar } from '../settings/save-bar.tsx';
import { SettingField } from '../settings/setting-field.tsx';
import { SettingsTrail } from '../settings/settings-trail.tsx';
import { type SettingDraft, useSettingDraft } from '../settings/use-setting-draft.ts';
import { useSettings } from '../settings/use-settings.ts';
import { Changes } from '../ui/changes.tsx';
import { SortableList } from '../ui/sortable-list.tsx';
import { useUnsaved } from '../ui/unsaved.tsx';
import { useRest } from '../ui/use-rest.ts';
import { PaymentNotices } from './payment-notices.tsx';
import { ProviderAccounts } from './provider-accounts.tsx';
import { WaitingPayers } from './waiting-payers.tsx';

/** In the order in which shoppers see them. */
const gateways = z.array(
  z.pick(gatewayResponse, { id: true, title: true, description: true, enabled: true }),
);
type Gateway = z.infer<typeof gateways>[number];

const ORDER = 'payments.order';

/** How shoppers pay: the order, what is offered, and the settings of each method. */
export default function PaymentList() {
  const send = useRest();
  const { items, reload } = useSettings('payments');
  const [methods, setMethods] = useState<readonly Gateway[] | null>(null);
  const load = useCallback(async () => {
    const response = await send({ path: 'wc/v3/payment_gateways' });
    if (response.ok) setMethods(gateways.parse(response.data));
  }, [send]);
  useEffect(() => {
    void load();
  }, [load]);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '48rem' }}>
      <Title title={adminMessages['admin.payments']} />
      <SettingsTrail about={adminMessages['admin.payments.about']} />
      {items && methods ? (
        <Methods
          items={items}
          methods={methods}
          reload={async () => {
            await Promise.all([reload(), load()]);
          }}
        />
      ) : (
        <Loading />
      )}
      <PaymentNotices />
      <WaitingPayers />
      <Box sx={{ marginBlockStart: 2 }}>
        <Changes
          resource="settings"
          subject="payments"
          version={JSON.stringify([items, methods])}
        />
      </Box>
    </Box>
  );
}

interface MethodsProps {
  items: readonly Setting[];
  methods: readonly Gateway[];
  reload(): Promise<void>;
}

function Methods({ items, methods, reload }: MethodsProps) {
  const draft = useSettingDraft(items, reload);
  const [open, setOpen] = useState<string | null>(null);
  const [search] = useSearchParams();
  const order = items.find(({ name }) => name === ORDER);
  const requested = order && draft.isChanged(order) ? textsIn(draft.valueOf(order)) : [];
  const place = ({ id }: Gateway) =>
    requested.includes(id) ? requested.indexOf(id) : requested.length;
  const visible = [...methods].sort((one, other) => place(one) - place(other));
  useUnsaved(draft.isDirty);
  return (
    <>
      <Card>
        <CardContent>
          <SortableList
            entries={visible.map((method) => ({
              id: method.id,
              name: method.title,
              content: (
                <MethodLine
                  method={method}
                  item={items.find(({ name }) => name === `payments.${method.id}`)}
                  draft={draft}
                  isOpen={open === method.id}
                  onOpen={() => setOpen(open === method.id ? null : method.id)}
                />
              ),
            }))}
            onOrder={(ids) => {
              if (order) draft.change(order, ids);
            }}
          />
        </CardContent>
      </Card>
      <ProviderAccounts items={items} draft={draft} requested={search.get('setting')} />
      <SaveBar
        isDirty={draft.isDirty}
        isSaving={draft.isSaving}
        hasConflict={draft.hasConflict}
        onSave={() => void draft.save()}
        onDiscard={() => {
          draft.discard();
          if (draft.hasConflict) void reload();
        }}
      />
    </>
  );
}

interface MethodLineProps {
  method: Gateway;
  /** Its own settings; some methods have none. */
  item: Setting | undefined;
  draft: SettingDraft;
  isOpen: boolean;
  onOpen(): void;
}

function MethodLine({ method, item, draft, isOpen, onOpen }: MethodLineProps) {
  const { title, description, enabled } = method;
  return (
    <>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Typography>{title}</Typography>
          <Typography variant="body2" color="textSecondary">
            {description}
          </Typography>
        </Box>
        <Chip
          size="small"
          variant="outlined"
          color={enabled ? 'success' : 'default'}
          label={adminMessages[enabled ? 'admin.payments.on' : 'admin.payments.off']}
        />
        <Button
          size="small"
          aria-expanded={isOpen}
          aria-label={`${adminMessages['admin.payments.edit']}: ${title}`}
          onClick={onOpen}
        >
          {adminMessages['admin.payments.edit']}
        </Button>
      </Stack>
      {isOpen && item && <SettingField item={item} draft={draft} isWanted={false} />}
      {isOpen && !item && <Typography>{adminMessages['admin.payments.noFields']}</Typography>}
    </>
  );
}
