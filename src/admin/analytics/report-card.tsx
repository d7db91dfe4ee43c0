import { Box, Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { Choice } from './period-chooser.tsx';

interface ReportCardProps {
  title: string;
  /** What the report is cut by. */
  label: string;
  value: string;
  options: readonly (readonly [string, string])[];
  onChange(value: string): void;
  /** The link to the same as a file. */
  csv: ReactNode;
  children: ReactNode;
}

/** A part of the analytics with its heading, what is chosen about it, and its file. */
export function ReportCard({ title, csv, children, ...choice }: ReportCardProps) {
  return (
    <Card>
      <CardContent>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: 2,
            marginBlockEnd: 2,
          }}
        >
          <Typography component="h2" variant="h2" sx={{ flexGrow: 1 }}>
            {title}
          </Typography>
          <Choice {...choice} />
          {csv}
        </Box>
        {children}
      </CardContent>
    </Card>
  );
}
