import {
  Alert,
  Button,
  Card,
  CardContent,
  Stack,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { type Figures, figuresResponse } from '#wire/vitrine/running.ts';
import { useAdmin } from '../admin-context.tsx';
import { useMessage } from '../ui/use-message.ts';
import { useReading } from '../ui/use-reading.ts';
import { FiguresTable } from './figures-table.tsx';
import { fileSize } from './file-size.ts';
import { durationText, responseText } from './time-text.ts';

const EVERY_MS = 15_000;
/** Those that are shown at first. */
const FEW = 8;

/** How fast the shop responds, of all its processes. */
export function Speed() {
  const { data, error } = useReading('vitrine/v1/figures', figuresResponse, { everyMs: EVERY_MS });
  if (error) return <Alert severity="error">{error.message}</Alert>;
  if (!data) return null;
  return (
    <>
      <Card>
        <CardContent>
          <Typography component="h2" variant="h3" gutterBottom id="speed-title">
            {adminMessages['admin.health.speed']}
          </Typography>
          <Typography color="textSecondary">{adminMessages['admin.health.speed.hint']}</Typography>
          <Overview figures={data} />
          <Routes routes={data.routes} />
        </CardContent>
      </Card>
      <Processes processes={data.processes} />
    </>
  );
}

function Overview({ figures: { cache, queue } }: { figures: Figures }) {
  const { locale } = useAdmin().config;
  const message = useMessage();
  const pages = cache.hits + cache.misses;
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const time = durationText(queue.oldest_seconds, locale);
  return (
    <Stack component="dl" direction="row" sx={{ gap: 4, flexWrap: 'wrap', marginBlock: 2 }}>
      <Value label={adminMessages['admin.health.cache']}>
        {pages === 0 ? '–' : percent.format(cache.hits / pages)}
      </Value>
      <Value
        label={adminMessages['admin.health.queue']}
        detail={queue.oldest_seconds > 0 ? message('admin.health.queue.age', { time }) : ''}
      >
        {new Intl.NumberFormat(locale).format(queue.waiting)}
      </Value>
    </Stack>
  );
}

function Value({
  label,
  children,
  detail = '',
}: {
  label: string;
  children: string;
  detail?: string;
}) {
  return (
    <div>
      <Typography component="dt" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="h4" sx={{ margin: 0 }}>
        {children}
      </Typography>
      {detail && (
        <Typography component="dd" color="textSecondary" sx={{ margin: 0 }}>
          {detail}
        </Typography>
      )}
    </div>
  );
}

function Routes({ routes }: Pick<Figures, 'routes'>) {
  const { locale } = useAdmin().config;
  const message = useMessage();
  const [isOpen, setOpen] = useState(false);
  if (routes.length === 0) {
    return <Typography>{adminMessages['admin.health.speed.none']}</Typography>;
  }
  const count = new Intl.NumberFormat(locale);
  const listed = isOpen ? routes : routes.slice(0, FEW);
  return (
    <>
      <FiguresTable title="speed-title">
        <TableHead>
          <TableRow>
            <TableCell>{adminMessages['admin.health.route']}</TableCell>
            <TableCell align="right">{adminMessages['admin.health.requests']}</TableCell>
            <TableCell align="right">{adminMessages['admin.health.p95']}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {listed.map(({ route, requests, p95_ms, is_more }) => {
            const time = responseText(p95_ms, locale);
            return (
              <TableRow key={route}>
                <TableCell component="th" scope="row" sx={{ overflowWrap: 'anywhere' }}>
                  {route}
                </TableCell>
                <TableCell align="right">{count.format(requests)}</TableCell>
                <TableCell align="right">
                  {is_more ? message('admin.health.more', { time }) : time}
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </FiguresTable>
      {listed.length < routes.length && (
        <Button onClick={() => setOpen(true)} sx={{ marginBlockStart: 1 }}>
          {message('admin.health.allRoutes', { count: routes.length })}
        </Button>
      )}
    </>
  );
}

function Processes({ processes }: Pick<Figures, 'processes'>) {
  const { locale } = useAdmin().config;
  const message = useMessage();
  const hosts = new Set(processes.map(({ host }) => host));
  const name = ({ host, pid, worker }: Figures['processes'][number]) => {
    const label =
      worker === null
        ? `${adminMessages['admin.health.process']} ${pid}`
        : message('admin.health.worker', { number: worker });
    return hosts.size > 1 ? `${host}, ${label}` : label;
  };
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom id="processes-title">
          {adminMessages['admin.health.processes']}
        </Typography>
        <Typography color="textSecondary" gutterBottom>
          {adminMessages['admin.health.processes.hint']}
        </Typography>
        <TableContainer>
          <FiguresTable title="processes-title">
            <TableHead>
              <TableRow>
                <TableCell>{adminMessages['admin.health.process']}</TableCell>
                <TableCell align="right">{adminMessages['admin.health.up']}</TableCell>
                <TableCell align="right">{adminMessages['admin.health.memory']}</TableCell>
                <TableCell align="right">{adminMessages['admin.health.delay']}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {processes.map((each) => (
                <TableRow key={`${each.host} ${each.pid}`}>
                  <TableCell component="th" scope="row">
                    {name(each)}
                  </TableCell>
                  <TableCell align="right">{durationText(each.up_seconds, locale)}</TableCell>
                  <TableCell align="right">{fileSize(each.memory_bytes, locale)}</TableCell>
                  <TableCell align="right">{responseText(each.delay_ms, locale)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </FiguresTable>
        </TableContainer>
      </CardContent>
    </Card>
  );
}
