import { Alert, Button } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import type { RestProblem } from '../rest/rest-problem.ts';
import { refusalText } from './refusal-text.ts';

interface SaveProblemProps {
  problem: RestProblem;
  /** What is said where somebody else has saved meanwhile. */
  conflict: string;
  onReload(): void;
}

/** Why something was not saved. The slower of two people can go on from what the other has saved. */
export function SaveProblem({ problem, conflict, onReload }: SaveProblemProps) {
  const isConflict = problem.status === 412;
  return (
    <Alert
      severity="error"
      action={
        isConflict && (
          <Button color="inherit" onClick={onReload}>
            {adminMessages['admin.page.reload']}
          </Button>
        )
      }
    >
      {isConflict ? conflict : refusalText(problem)}
    </Alert>
  );
}
