import { Dialog, DialogContent, DialogTitle, LinearProgress } from '@mui/material';

/** Long work, in percent; null for none. */
export function Progress({ title, share }: { title: string; share: number | null }) {
  return (
    <Dialog open={share !== null} aria-labelledby="progress-title">
      <DialogTitle id="progress-title">{title}</DialogTitle>
      <DialogContent sx={{ minWidth: '16rem' }}>
        <LinearProgress variant="determinate" value={share ?? 100} aria-label={title} />
      </DialogContent>
    </Dialog>
  );
}
