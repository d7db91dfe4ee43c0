import { Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import { download } from '../ui/csv.ts';
import { PartCard } from '../ui/part-card.tsx';
import { useRest } from '../ui/use-rest.ts';

/** Asks for the parts one after the other and offers them as one file. */
export function ExportProducts() {
  const [share, setShare] = useState<number | null>(null);
  const send = useRest();

  async function collect() {
    setShare(0);
    const parts: string[] = [];
    let pages = 1;
    for (let page = 1; page <= pages; page += 1) {
      const answer = await send({ path: 'vitrine/v1/products/export', query: { page } });
      if (!answer.ok || typeof answer.data !== 'string') break;
      // Every part begins with a byte order mark, a file has one.
      parts.push(page === 1 ? answer.data : answer.data.replace(/^\uFEFF/, ''));
      pages = Number(answer.headers.get('x-wp-totalpages') ?? 1);
      setShare((page / pages) * 100);
    }
    setShare(null);
    if (parts.length === pages) download('products.csv', parts.join(''));
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
