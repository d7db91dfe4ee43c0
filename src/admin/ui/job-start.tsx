import { Box, Button, LinearProgress, Stack, Typography } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useRest } from './use-rest.ts';

interface JobStartProps {
  /** Where a POST starts the job. */
  path: string;
  isRunning: boolean;
  labels: { start: string; running: string };
  /** Reads the state again. */
  started(): Promise<unknown>;
  children?: ReactNode;
}

/** The button that starts a job of which one runs at a time, with its progress below. */
export function JobStart({ path, isRunning, labels, started, children }: JobStartProps) {
  const send = useRest();
  const [isSent, setIsSent] = useState(false);
  const isBusy = isSent || isRunning;

  async function start() {
    // A second click of a double click comes before the button is rendered again.
    if (isBusy) return;
    setIsSent(true);
    const { ok } = await send({ path, method: 'POST' });
    if (ok) await started();
    setIsSent(false);
  }

  return (
    <Stack spacing={1}>
      <Box>
        {/* Not `disabled`: the button has the focus, and would lose it. */}
        <Button variant="contained" aria-disabled={isBusy} onClick={start}>
          {isBusy ? labels.running : labels.start}
        </Button>
      </Box>
      {children}
    </Stack>
  );
}

interface JobProgressProps {
  /** What it is doing: the name of the bar. */
  label: string;
  /** Null where it is not known how far the job is. */
  percent: number | null;
  /** The line below the bar. */
  text: string;
}

export function JobProgress({ label, percent, text }: JobProgressProps) {
  return (
    <Box sx={{ maxWidth: '30rem' }}>
      <LinearProgress
        aria-label={label}
        {...(percent === null ? {} : { variant: 'determinate' as const, value: percent })}
      />
      <Typography variant="body2" color="textSecondary">
        {text}
      </Typography>
    </Box>
  );
}
