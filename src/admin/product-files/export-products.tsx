import { Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { collectCsv } from '../ui/collect-csv.ts';
import { download } from '../ui/download.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';

/** Asks for the parts one after the other and offers them as one file. */
export function ExportProducts() {
  const [share, setShare] = useState<number | null>(null);
  const send = useRest();

  async function collect() {
    setShare(0);
    const path = 'vitrine/v1/products/export';
    const file = await collectCsv(send, { path, onShare: setShare });
    setShare(null);
    if (file !== null) download('products.csv', file);
  }

  return (
    <PartCard title={adminMessages['admin.productFiles.export']}>
      <Typography color="textSecondary" gutterBottom>
        {adminMessages['admin.productFiles.exportText']}
      </Typography>
      <Button variant="outlined" disabled={share !== null} onClick={collect}>
        {adminMessages['admin.productFiles.exportNow']}
      </Button>
      {share !== null && (
        <LinearProgress
          variant="determinate"
          value={share}
          aria-label={adminMessages['admin.productFiles.exporting']}
          sx={{ marginBlockStart: 2 }}
        />
      )}
    </PartCard>
  );
}
