import { Button, Chip, Stack, Typography } from '@mui/material';
import {
  BooleanInput,
  DataTable,
  List,
  SelectInput,
  TopToolbar,
  useNotify,
  useRecordContext,
  useRefresh,
} from 'react-admin';
import { recordWords } from '#wire/messages/admin/record-words.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Job, retryResponse } from '#wire/vitrine/running.ts';
import { ConfirmButton } from '../ui/confirm-button.tsx';
import { wideOnly } from '../ui/lists/wide-only.ts';
import { Moment } from '../ui/moment.tsx';
import { useRest } from '../ui/use-rest.ts';

const JOB_STATES = ['dead', 'waiting', 'running'] as const;

const COLORS = { dead: 'error', waiting: 'default', running: 'info' } as const;
const STATES = JOB_STATES.map((id) => ({ id, name: adminMessages[`admin.jobs.${id}`] }));

const filters = [
  <SelectInput
    key="state"
    source="state"
    label={adminMessages['admin.jobs.state']}
    choices={STATES}
    emptyText={adminMessages['admin.jobs.any']}
    alwaysOn
  />,
  <BooleanInput
    key="recurring"
    source="recurring"
    label={adminMessages['admin.jobs.onlyRecurring']}
    alwaysOn
    parse={(checked: boolean) => checked || undefined}
  />,
];

function Actions() {
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();

  async function retryAll() {
    const response = await send({ path: 'vitrine/v1/jobs/retry', method: 'POST' });
    if (!response.ok) return;
    const { retried } = retryResponse.parse(response.data);
    notify(adminMessages['admin.jobs.retriedAll'].replace('{count}', String(retried)));
    refresh();
  }

  return (
    <TopToolbar>
      <Button size="small" onClick={retryAll}>
        {adminMessages['admin.jobs.retryAll']}
      </Button>
    </TopToolbar>
  );
}

function RowActions() {
  const job = useRecordContext<Job>();
  const send = useRest();
  const notify = useNotify();
  const refresh = useRefresh();
  if (!job || job.state === 'running') return null;
  const path = `vitrine/v1/jobs/${job.id}`;

  async function retry() {
    const { ok } = await send({ path: `${path}/retry`, method: 'POST' });
    if (ok) notify(adminMessages['admin.jobs.retried'], { type: 'success' });
    refresh();
  }
  async function discard() {
    const { ok } = await send({ path, method: 'DELETE' });
    if (ok) notify(adminMessages['admin.jobs.discarded'], { type: 'success' });
    refresh();
  }

  const words = jobWords(job);
  const again = adminMessages[job.state === 'dead' ? 'admin.jobs.retry' : 'admin.jobs.runNow'];
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      <Button size="small" aria-label={`${again}: ${words}`} onClick={retry}>
        {again}
      </Button>
      {!job.recurring && (
        <ConfirmButton
          label={adminMessages['admin.jobs.discard']}
          subject={words}
          text={adminMessages['admin.jobs.discardText']}
          onConfirm={discard}
        />
      )}
    </Stack>
  );
}

export default function JobList() {
  return (
    <List
      actions={<Actions />}
      filters={filters}
      exporter={false}
      empty={false}
      sort={{ field: 'run_at', order: 'DESC' }}
    >
      <DataTable<Job>
        rowClick={false}
        bulkActionButtons={false}
        empty={<Typography sx={{ padding: 2 }}>{adminMessages['admin.jobs.none']}</Typography>}
        sx={wideOnly('recurring', 'attempts', 'run_at')}
      >
        <DataTable.Col<Job>
          source="kind"
          label={adminMessages['admin.jobs.kind']}
          disableSort
          render={(job) => (
            <>
              <Typography>{jobWords(job)}</Typography>
              {job.last_error && (
                <Typography
                  variant="body2"
                  color={job.state === 'dead' ? 'error' : 'textSecondary'}
                  sx={{ wordBreak: 'break-word' }}
                >
                  {job.last_error}
                </Typography>
              )}
            </>
          )}
        />
        <DataTable.Col<Job>
          source="state"
          label={adminMessages['admin.jobs.state']}
          disableSort
          render={({ state }) => (
            <Chip
              size="small"
              variant="outlined"
              color={COLORS[state]}
              label={adminMessages[`admin.jobs.${state}`]}
            />
          )}
        />
        <DataTable.Col<Job>
          source="recurring"
          label={adminMessages['admin.jobs.recurring']}
          disableSort
          render={({ recurring }) =>
            adminMessages[recurring ? 'admin.jobs.recurring' : 'admin.jobs.once']
          }
        />
        <DataTable.NumberCol
          source="attempts"
          label={adminMessages['admin.jobs.attempts']}
          disableSort
        />
        <DataTable.Col<Job>
          source="run_at"
          label={adminMessages['admin.jobs.runAt']}
          disableSort
          render={({ run_at: at }) => <Moment value={at} />}
        />
        <DataTable.Col label={adminMessages['admin.jobs.actions']} disableSort>
          <RowActions />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}

/** What the job does, such as "Email: Order shipped, order 12". */
function jobWords({ kind, about }: Job): string {
  const order = about.orderId
    ? adminMessages['admin.jobs.order'].replace('{id}', String(about.orderId))
    : '';
  const details = [
    about.kind ? recordWords(String(about.kind)) : '',
    String(about.topic ?? ''),
    order,
  ];
  const said = details.filter(Boolean).join(', ');
  return said ? `${recordWords(kind)}: ${said}` : recordWords(kind);
}
