import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  LinearProgress,
  List,
  ListItem,
} from '@mui/material';
import { type ChangeEvent, useState } from 'react';
import { useRefresh } from 'react-admin';
import { IMPORT_COLUMNS } from '#rules/reviews/import-row.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { importResponse, type ReviewImport } from '#wire/vitrine/reviews.ts';
import { useAdmin } from '../admin-context.tsx';

/** Reviews of a CSV file; rows that are refused are named, the others are in the shop. */
export function ImportReviews() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        {adminMessages['admin.review.import']}
      </Button>
      {isOpen && <ImportDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose(): void }) {
  const { client } = useAdmin();
  const refresh = useRefresh();
  const [isSending, setIsSending] = useState(false);
  const [result, setResult] = useState<ReviewImport | null>(null);
  const [problem, setProblem] = useState('');

  async function send({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    setIsSending(true);
    setProblem('');
    setResult(null);
    const csv = await file.text();
    const path = 'vitrine/v1/reviews/import';
    const response = await client.send({ path, method: 'POST', data: { csv } });
    // The same file can be chosen again once it is mended.
    target.value = '';
    setIsSending(false);
    if (!response.ok) {
      setProblem(response.problem.fields.csv ?? response.problem.message);
      return;
    }
    setResult(importResponse.parse(response.data));
    refresh();
  }

  return (
    <Dialog open fullWidth aria-labelledby="import-reviews" onClose={onClose}>
      <DialogTitle id="import-reviews">{adminMessages['admin.review.import']}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {`${adminMessages['admin.review.importHint']} ${IMPORT_COLUMNS.join(', ')}`}
        </DialogContentText>
        {isSending && (
          <LinearProgress
            sx={{ marginBlock: 2 }}
            aria-label={adminMessages['admin.review.importing']}
          />
        )}
        {problem !== '' && <Alert severity="error">{problem}</Alert>}
        {result && <ImportReport result={result} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.order.close']}</Button>
        <Button variant="contained" component="label" disabled={isSending}>
          {adminMessages['admin.review.chooseFile']}
          <input type="file" accept=".csv,text/csv" hidden onChange={send} />
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function ImportReport({ result: { imported, refused } }: { result: ReviewImport }) {
  return (
    <>
      <Alert severity={refused.length === 0 ? 'success' : 'warning'}>
        {`${adminMessages['admin.review.imported']}: ${imported}. ${adminMessages['admin.review.notImported']}: ${refused.length}.`}
      </Alert>
      <List dense>
        {refused.map(({ row, problems }) => (
          <ListItem key={row}>
            {`${adminMessages['admin.review.row']} ${row}: ${problems.map(problemText).join(', ')}`}
          </ListItem>
        ))}
      </List>
    </>
  );
}

const PROBLEMS: Readonly<Record<string, string>> = {
  product: adminMessages['admin.review.refused.product'],
  'unknown-product': adminMessages['admin.review.refused.unknown-product'],
  rating: adminMessages['admin.review.refused.rating'],
  text: adminMessages['admin.review.refused.text'],
  reviewer: adminMessages['admin.review.refused.reviewer'],
  email: adminMessages['admin.review.refused.email'],
  status: adminMessages['admin.review.refused.status'],
  date: adminMessages['admin.review.refused.date'],
  duplicate: adminMessages['admin.review.refused.duplicate'],
};

function problemText(problem: string): string {
  return PROBLEMS[problem] ?? problem;
}
