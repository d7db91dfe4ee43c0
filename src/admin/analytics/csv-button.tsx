import { Button } from '@mui/material';
import { useState } from 'react';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Query } from '../rest/rest-address.ts';
import { download } from '../ui/download.ts';
import { useMessage } from '../ui/use-message.ts';
import { useRest } from '../ui/use-rest.ts';

interface CsvButtonProps {
  /** Below `vitrine/v1/analytics/`. */
  file: string;
  what: string;
  query: Query;
}

/** The whole report as the file that the shop itself writes. */
export function CsvButton({ file, what, query }: CsvButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const send = useRest();
  const message = useMessage();

  async function fetchFile() {
    setIsBusy(true);
    const response = await send({ path: `vitrine/v1/analytics/${file}.csv`, query });
    setIsBusy(false);
    if (response.ok && typeof response.data === 'string') download(`${file}.csv`, response.data);
  }

  return (
    <Button
      size="small"
      disabled={isBusy}
      onClick={fetchFile}
      aria-label={message('admin.analytics.csv.of', { what })}
    >
      {adminMessages['admin.analytics.csv']}
    </Button>
  );
}
