import { Card, CardContent, Typography } from '@mui/material';
import type { ReactNode } from 'react';

/** One part of a screen, under its heading. */
export function PartCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h3" gutterBottom>
          {title}
        </Typography>
        {children}
      </CardContent>
    </Card>
  );
}
