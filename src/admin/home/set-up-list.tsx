import DoneIcon from '@mui/icons-material/CheckCircle';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import {
  Button,
  Card,
  CardContent,
  LinearProgress,
  List,
  ListItemButton,
  ListItemIcon,
  ListItemText,
  Stack,
  Typography,
} from '@mui/material';
import { Link } from 'react-router';
import type { SetUpStep } from '#rules/set-up/set-up-steps.ts';
import { HOME_READINGS } from '#wire/admin/admin-config.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { setUpResponse } from '#wire/vitrine/set-up.ts';
import { useAdmin, useMay } from '../admin-context.tsx';
import { useReading } from '../ui/use-reading.ts';
import { useRest } from '../ui/use-rest.ts';

/** The screen on which each step is done; the test order is placed in the shop itself. */
const PLACES: Readonly<Record<Exclude<SetUpStep, 'order'>, string>> = {
  name: '/settings/shop?setting=shop.name',
  logo: '/theme',
  address: '/settings/shop?setting=shop.address1',
  currency: '/settings/shop?setting=shop.country',
  tax: '/settings/tax',
  shipping: '/settings/shipping',
  payment: '/settings/payments',
  mail: '/settings/emails?setting=mail.smtpUrl',
  legal: '/set-up/legal',
  product: '/products/create',
  phone: '/set-up/phone',
  open: '/settings/layout?setting=comingSoon.closed',
};

/** What a new shop needs, until all of it is done or somebody dismisses the list. */
export function SetUpList() {
  const { data, refetch } = useReading(HOME_READINGS.setUp, setUpResponse);
  const send = useRest();
  if (!data || data.dismissed || data.steps.every(({ done }) => done)) return null;
  const done = data.steps.filter((step) => step.done).length;
  const all = data.steps.length;
  const progress = adminMessages['admin.setUp.progress']
    .replace('{done}', String(done))
    .replace('{all}', String(all));

  async function dismiss() {
    const { ok } = await send({
      path: HOME_READINGS.setUp,
      method: 'PUT',
      data: { dismissed: true },
    });
    if (ok) await refetch();
  }

  return (
    <Card component="section" aria-labelledby="set-up-title" sx={{ marginBlockEnd: 2 }}>
      <CardContent>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography component="h2" variant="h2" id="set-up-title">
            {adminMessages['admin.setUp']}
          </Typography>
          <Button size="small" onClick={dismiss}>
            {adminMessages['admin.setUp.dismiss']}
          </Button>
        </Stack>
        <Typography color="textSecondary" gutterBottom>
          {`${adminMessages['admin.setUp.about']} ${progress}`}
        </Typography>
        <LinearProgress variant="determinate" value={(done / all) * 100} aria-label={progress} />
        <List dense disablePadding sx={{ marginBlockStart: 1 }}>
          {data.steps.map((step) => (
            <li key={step.id}>
              <Step id={step.id} isDone={step.done} />
            </li>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

function Step({ id, isDone }: { id: SetUpStep; isDone: boolean }) {
  const { shopUrl } = useAdmin().config;
  // The mail server is a protected setting.
  const isTheirs = useMay('manage-security') || id !== 'mail';
  const about = isTheirs ? (`admin.setUp.${id}.about` as const) : 'admin.setUp.byAdministrator';
  const state = adminMessages[isDone ? 'admin.setUp.done' : 'admin.setUp.toDo'];
  const target = id === 'order' ? { href: shopUrl } : { component: Link, to: PLACES[id] };
  return (
    <ListItemButton {...target}>
      <ListItemIcon sx={{ minWidth: '2.5rem' }}>
        {isDone ? (
          <DoneIcon color="success" titleAccess={state} />
        ) : (
          <OpenIcon color="disabled" titleAccess={state} />
        )}
      </ListItemIcon>
      <ListItemText
        primary={adminMessages[`admin.setUp.${id}`]}
        secondary={isDone ? undefined : adminMessages[about]}
      />
    </ListItemButton>
  );
}
