import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useNotify, useRecordContext } from 'react-admin';
import { writeCsv } from '#rules/csv/write-csv.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { couponCodes, MAX_CODES } from '#wire/vitrine/coupons.ts';
import type { Coupon } from '#wire/wc/coupon.ts';
import { useAdmin } from '../admin-context.tsx';
import { download } from '../ui/download.ts';
import { Progress } from '../ui/progress.tsx';

/** Many coupons like this one, each with a code of chance; the codes come as a file. */
export function CouponBulk() {
  const coupon = useRecordContext<Coupon>();
  const [isOpen, setIsOpen] = useState(false);
  if (!coupon) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.coupon.bulk']}
      </Button>
      {isOpen && <BulkDialog coupon={coupon} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function BulkDialog({ coupon, onClose }: { coupon: Coupon; onClose(): void }) {
  const { client } = useAdmin();
  const notify = useNotify();
  const [pattern, setPattern] = useState(`${coupon.code}-****`.toUpperCase());
  const [count, setCount] = useState(100);
  const [share, setShare] = useState<number | null>(null);
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({});

  async function make() {
    const made: string[] = [];
    setProblems({});
    while (made.length < count) {
      setShare((made.length / count) * 100);
      const next = Math.min(MAX_CODES, count - made.length);
      const data = { template_id: coupon.id, pattern, count: next, planned: count };
      const response = await client.send({
        path: 'vitrine/v1/coupons/codes',
        method: 'POST',
        data,
      });
      const read = response.ok ? couponCodes.safeParse(response.data) : null;
      if (!read?.success) {
        if (!response.ok)
          setProblems({ pattern: response.problem.message, ...response.problem.fields });
        break;
      }
      made.push(...read.data.codes);
    }
    setShare(null);
    // What was made before a failure is saved as well.
    if (made.length > 0) {
      download(
        adminMessages['admin.coupon.export'],
        writeCsv([['code'], ...made.map((code) => [code])]),
      );
    }
    if (made.length < count) return;
    notify(adminMessages['admin.coupon.bulkDone'], { type: 'success' });
    onClose();
  }

  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bulk-title">
      <DialogTitle id="bulk-title">{adminMessages['admin.coupon.bulk']}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
          <Typography>{adminMessages['admin.coupon.bulkText']}</Typography>
          <TextField
            label={adminMessages['admin.coupon.bulkPattern']}
            value={pattern}
            onChange={(event) => setPattern(event.target.value)}
            error={problems.pattern !== undefined}
            helperText={problems.pattern}
          />
          <TextField
            type="number"
            label={adminMessages['admin.coupon.bulkCount']}
            value={count}
            onChange={(event) => setCount(Math.max(1, Number(event.target.value)))}
            error={problems.planned !== undefined}
            helperText={problems.planned}
          />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.coupon.bulkCancel']}</Button>
        <Button variant="contained" disabled={share !== null} onClick={make}>
          {adminMessages['admin.coupon.bulkStart']}
        </Button>
      </DialogActions>
      <Progress title={adminMessages['admin.coupon.bulkWorking']} share={share} />
    </Dialog>
  );
}
