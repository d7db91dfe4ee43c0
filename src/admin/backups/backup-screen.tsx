import { Alert, Box, Stack, Typography } from '@mui/material';
import { type ReactNode, useEffect, useState } from 'react';
import { Title, useNotify } from 'react-admin';
import { ageInUnits } from '#rules/dates/age.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type BackupState, backupResponse } from '#wire/vitrine/backup.ts';
import { useAdmin } from '../admin-context.tsx';
import { fileSize } from '../health/file-size.ts';
import { JobProgress, JobStart } from '../ui/job-start.tsx';
import { Moment } from '../ui/moment.tsx';
import { PartCard } from '../ui/part-card.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { intervalText, retentionText } from './schedule-texts.ts';

const PATH = 'vitrine/v1/backup';
const SOON_MS = 1000;
const SELDOM_MS = 30_000;

type Schedule = NonNullable<BackupState['schedule']>;

export default function BackupScreen() {
  const [isRunning, setIsRunning] = useState(false);
  const { data, error, refetch } = useReading(PATH, backupResponse, {
    everyMs: isRunning ? SOON_MS : SELDOM_MS,
  });
  const notify = useNotify();
  useEffect(() => {
    if (!data) return;
    const isDone = isRunning && !data.running && data.problem === '';
    if (isDone) notify(adminMessages['admin.backups.done'], { type: 'success' });
    setIsRunning(data.running);
  }, [data, isRunning, notify]);
  return (
    <Box sx={{ paddingBlock: 2, maxWidth: '60rem' }}>
      <Title title={adminMessages['admin.backups']} />
      <Stack spacing={2}>
        {error && <Alert severity="error">{error.message}</Alert>}
        {data && <Verdict state={data} />}
        {data?.schedule && (
          <JobStart
            path={PATH}
            isRunning={data.running}
            labels={{
              start: adminMessages['admin.backups.start'],
              running: adminMessages['admin.backups.running'],
            }}
            started={refetch}
          >
            {data.running && <Progress state={data} />}
          </JobStart>
        )}
        {data?.last && data.schedule && <LastBackup last={data.last} schedule={data.schedule} />}
        {data?.schedule && <ScheduleCard schedule={data.schedule} />}
      </Stack>
    </Box>
  );
}

function Verdict({ state }: { state: BackupState }) {
  const { schedule, last, problem, overdue } = state;
  const message = useMessage();
  if (!schedule) {
    return (
      <Alert severity="info">
        <Typography>{adminMessages['admin.backups.off']}</Typography>
        <Typography>{adminMessages['admin.backups.off.about']}</Typography>
      </Alert>
    );
  }
  if (problem) {
    return (
      <Alert severity="error">
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          {message('admin.backups.failed', { reason: problem })}
        </Typography>
        {!last && <Typography>{adminMessages['admin.backups.notFound']}</Typography>}
        {last && overdue && <Typography>{adminMessages['admin.backups.overdue']}</Typography>}
      </Alert>
    );
  }
  if (!last) return <Alert severity="warning">{adminMessages['admin.backups.none']}</Alert>;
  if (overdue) return <Alert severity="warning">{adminMessages['admin.backups.overdue']}</Alert>;
  return <Alert severity="success">{adminMessages['admin.backups.good']}</Alert>;
}

function Progress({ state: { step, percent } }: { state: BackupState }) {
  const label = adminMessages[`admin.backups.${step ?? 'begin'}`];
  const text = percent === null ? label : `${label}: ${percent} %`;
  return <JobProgress label={label} text={text} percent={percent} />;
}

function LastBackup({
  last,
  schedule,
}: {
  last: NonNullable<BackupState['last']>;
  schedule: Schedule;
}) {
  const { locale } = useAdmin().config;
  const [count, unit] = ageInUnits(Date.parse(last.at), Date.now());
  const age = new Intl.RelativeTimeFormat(locale).format(-count, unit);
  return (
    <PartCard title={adminMessages['admin.backups.last']}>
      <Details>
        <Detail label={adminMessages['admin.backups.at']}>
          <Moment value={last.at} /> ({age})
        </Detail>
        <Detail label={adminMessages['admin.backups.size']}>{fileSize(last.bytes, locale)}</Detail>
        <Detail label={adminMessages['admin.backups.encrypted']}>
          {adminMessages[last.encrypted ? 'admin.backups.yes' : 'admin.backups.no']}
        </Detail>
        <Detail label={adminMessages['admin.backups.place']}>
          {`${schedule.place}/${last.name}`}
        </Detail>
      </Details>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
        {adminMessages['admin.backups.restore']}
      </Typography>
    </PartCard>
  );
}

function ScheduleCard({ schedule }: { schedule: Schedule }) {
  const { locale } = useAdmin().config;
  const message = useMessage();
  const { key } = schedule;
  return (
    <PartCard title={adminMessages['admin.backups.schedule']}>
      <Details>
        <Detail label={adminMessages['admin.backups.next']}>
          {schedule.next_at ? (
            <Moment value={schedule.next_at} />
          ) : (
            adminMessages['admin.backups.now']
          )}
        </Detail>
        <Detail label={adminMessages['admin.backups.every']}>
          {intervalText(schedule.every_minutes, locale)}
        </Detail>
        <Detail label={adminMessages['admin.backups.keep']}>
          {retentionText(schedule.keep, locale)}
        </Detail>
        <Detail label={adminMessages['admin.backups.key']}>
          {key ? message('admin.backups.key.on', { key }) : adminMessages['admin.backups.key.off']}
        </Detail>
      </Details>
    </PartCard>
  );
}

function Details({ children }: { children: ReactNode }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gap: 2,
        margin: 0,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Typography component="dt" variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" sx={{ margin: 0, overflowWrap: 'anywhere' }}>
        {children}
      </Typography>
    </div>
  );
}
