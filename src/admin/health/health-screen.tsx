import {
  Alert,
  Box,
  Button,
  Card,
  CardContent,
  Chip,
  Link,
  List,
  ListItem,
  Stack,
  Typography,
} from '@mui/material';
import { Title } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Health, healthResponse } from '#wire/vitrine/running.ts';
import { useSections } from '../admin-context.tsx';
import { useReading } from '../ui/use-reading.ts';
import { Speed } from './speed.tsx';
import { StorageUsed } from './storage-used.tsx';

type Status = Health['status'];

const SEVERITY = { good: 'success', attention: 'warning', bad: 'error' } as const;

/** The section in which each thing is mended. */
const PLACES: Readonly<Record<string, string>> = {
  'jobs-dead': 'jobs',
  'jobs-late': 'jobs',
  settings: 'settings',
  'second-factor': 'people',
  faults: 'log',
  backup: 'backups',
};

export default function HealthScreen() {
  const { data, error, refetch, isFetching } = useReading('vitrine/v1/health', healthResponse);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '60rem' }}>
      <Title title={adminMessages['admin.health']} />
      <Stack spacing={2}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && (
          <Alert
            severity={SEVERITY[data.status]}
            action={
              <Button color="inherit" size="small" disabled={isFetching} onClick={() => refetch()}>
                {adminMessages['admin.health.again']}
              </Button>
            }
          >
            {data.verdict}
          </Alert>
        )}
        {data && <Checks checks={data.checks} />}
        <Speed />
        <StorageUsed />
      </Stack>
    </Box>
  );
}

const WORST_FIRST: readonly Status[] = ['bad', 'attention', 'good'];

function Checks({ checks }: Pick<Health, 'checks'>) {
  const sorted = checks.toSorted(
    (one, other) => WORST_FIRST.indexOf(one.status) - WORST_FIRST.indexOf(other.status),
  );
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {adminMessages['admin.health.checks']}
        </Typography>
        <List disablePadding>
          {sorted.map((check) => (
            <ListItem key={check.id} disableGutters divider sx={{ gap: 2, alignItems: 'start' }}>
              <Chip
                size="small"
                variant="outlined"
                color={SEVERITY[check.status]}
                label={adminMessages[`admin.health.${check.status}`]}
                sx={{ minWidth: '6rem', flexShrink: 0 }}
              />
              <Box>
                <Typography>{check.message}</Typography>
                {check.advice && <Typography color="textSecondary">{check.advice}</Typography>}
                {check.advice && <PlaceLink check={check.id} />}
              </Box>
            </ListItem>
          ))}
        </List>
      </CardContent>
    </Card>
  );
}

function PlaceLink({ check }: { check: string }) {
  const place = PLACES[check] ?? '';
  const section = useSections().find(({ name }) => name === place);
  const label = place === 'settings' ? adminMessages['admin.task.settings'] : section?.label;
  if (!label) return null;
  return (
    <Link component={RouterLink} to={`/${place}`}>
      {label}
    </Link>
  );
}
