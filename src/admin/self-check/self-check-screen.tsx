import { Alert, Box, Chip, List, ListItem, Stack, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Title } from 'react-admin';
import { CHECK_NAMES } from '#rules/self-check/check-names.ts';
import type { CheckVerdict } from '#rules/self-check/finding.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type SelfCheckState, selfCheckResponse } from '#wire/vitrine/self-check.ts';
import { JobProgress, JobStart } from '../ui/job-start.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';

const PATH = 'vitrine/v1/self-check';
const SOON_MS = 1000;
const SELDOM_MS = 30_000;

const SEVERITY = { good: 'success', attention: 'warning', failed: 'error' } as const;
const WORST_FIRST: readonly CheckVerdict[] = ['failed', 'attention', 'good'];

type Report = NonNullable<SelfCheckState['last']>;

export default function SelfCheckScreen() {
  const [isRunning, setIsRunning] = useState(false);
  const { data, error, refetch } = useReading(PATH, selfCheckResponse, {
    everyMs: isRunning ? SOON_MS : SELDOM_MS,
  });
  useEffect(() => {
    if (data) setIsRunning(data.running);
  }, [data]);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '60rem' }}>
      <Title title={adminMessages['admin.selfCheck']} />
      <Stack spacing={2}>
        {error && <Alert severity="error">{error.message}</Alert>}
        <Typography>{adminMessages['admin.selfCheck.about']}</Typography>
        {data && (
          <JobStart
            path={PATH}
            isRunning={data.running}
            labels={{
              start: adminMessages['admin.selfCheck.start'],
              running: adminMessages['admin.selfCheck.running'],
            }}
            started={refetch}
          >
            {data.progress && <Progress {...data.progress} />}
          </JobStart>
        )}
        {data?.last && <Verdict last={data.last} />}
        {data && !data.last && !data.running && (
          <Alert severity="info">{adminMessages['admin.selfCheck.none']}</Alert>
        )}
        {data?.last && data.last.checks.length > 0 && <Findings last={data.last} />}
      </Stack>
    </Box>
  );
}

function Progress({ current, done, of }: NonNullable<SelfCheckState['progress']>) {
  const message = useMessage();
  const label = current
    ? message('admin.selfCheck.step', { name: CHECK_NAMES[current].name, done, of })
    : adminMessages['admin.selfCheck.begin'];
  return <JobProgress label={label} text={label} percent={(100 * done) / of} />;
}

function Verdict({ last }: { last: Report }) {
  return (
    <Alert severity={last.complete ? SEVERITY[last.verdict] : 'warning'}>
      <Typography>
        {last.complete
          ? adminMessages[`admin.selfCheck.${last.verdict}`]
          : adminMessages['admin.selfCheck.stopped']}
      </Typography>
      <Typography variant="body2">
        {adminMessages['admin.selfCheck.ended']} <Moment value={last.ended_at} />
      </Typography>
      {last.address && (
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {adminMessages['admin.selfCheck.at']}: {last.address}
        </Typography>
      )}
    </Alert>
  );
}

function Findings({ last }: { last: Report }) {
  const sorted = last.checks.toSorted(
    (one, other) => WORST_FIRST.indexOf(one.verdict) - WORST_FIRST.indexOf(other.verdict),
  );
  return (
    <PartCard title={adminMessages['admin.selfCheck.checks']}>
      <List disablePadding>
        {sorted.map(({ id, name, verdict, tried, message, advice }) => (
          <ListItem
            key={id}
            disableGutters
            divider
            sx={{
              gap: { xs: 1, sm: 2 },
              alignItems: 'start',
              flexWrap: { xs: 'wrap', sm: 'nowrap' },
            }}
          >
            <Chip
              size="small"
              variant="outlined"
              color={SEVERITY[verdict]}
              label={adminMessages[`admin.selfCheck.status.${verdict}`]}
              sx={{ minWidth: '6rem' }}
            />
            <Box
              sx={{ minWidth: 0, overflowWrap: 'anywhere', flexBasis: { xs: '100%', sm: 'auto' } }}
            >
              <Typography component="h3" variant="subtitle1" sx={{ fontWeight: 600 }}>
                {name}
              </Typography>
              <Typography>{message}</Typography>
              {advice && <Typography>{advice}</Typography>}
              <Typography variant="body2" color="textSecondary">
                {tried}
              </Typography>
            </Box>
          </ListItem>
        ))}
      </List>
    </PartCard>
  );
}
