import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Stack,
  TextField,
  Typography,
} from '@mui/material';
import { type PointerEvent, useState } from 'react';
import { type Area, cropPixels, type Size } from '#rules/media/crop.ts';
import type { Focus } from '#rules/media/focus.ts';
import { adminMessages } from '#wire/messages/admin.ts';
import { areaAround, draggedArea } from './crop-area.ts';

interface CropDialogProps {
  src: string;
  size: Size;
  /** The parts of a ratio are around it. */
  focus: Focus;
  onCrop(area: Area): Promise<void>;
  onClose(): void;
}

const RATIOS = [
  { label: '1 : 1', ratio: 1 },
  { label: '4 : 5', ratio: 4 / 5 },
  { label: '3 : 2', ratio: 3 / 2 },
] as const;
const SIDES = ['left', 'top', 'width', 'height'] as const;

/** A part of a picture: marked with a pointer, by a ratio, or by four numbers. */
export function CropDialog({ src, size, focus, onCrop, onClose }: CropDialogProps) {
  const [area, setArea] = useState<Area>({ left: 10, top: 10, width: 80, height: 80 });
  const [from, setFrom] = useState<{ x: number; y: number } | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const crop = cropPixels(area, size);

  function getPoint({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return { x: ((clientX - left) / width) * 100, y: ((clientY - top) / height) * 100 };
  }

  function begin(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    setFrom(getPoint(event));
  }

  function move(event: PointerEvent<HTMLElement>) {
    if (from) setArea(draggedArea(from, getPoint(event)));
  }

  async function go() {
    setIsBusy(true);
    await onCrop(area);
    setIsBusy(false);
  }

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="crop-title" onClose={onClose}>
      <DialogTitle id="crop-title">{adminMessages['admin.media.crop']}</DialogTitle>
      <DialogContent>
        <Stack spacing={2} sx={{ alignItems: 'start' }}>
          <Box
            onPointerDown={begin}
            onPointerMove={move}
            onPointerUp={() => setFrom(null)}
            sx={{
              position: 'relative',
              display: 'inline-block',
              overflow: 'hidden',
              cursor: 'crosshair',
              touchAction: 'none',
            }}
          >
            <Box
              component="img"
              src={src}
              alt=""
              draggable={false}
              sx={{ display: 'block', maxWidth: '100%', maxBlockSize: 360 }}
            />
            <Box
              aria-hidden
              sx={{
                position: 'absolute',
                left: `${area.left}%`,
                top: `${area.top}%`,
                width: `${area.width}%`,
                height: `${area.height}%`,
                outline: '2px solid #fff',
                boxShadow: '0 0 0 100vmax rgb(0 0 0 / 60%)',
                pointerEvents: 'none',
              }}
            />
          </Box>
          <Typography variant="body2">{adminMessages['admin.media.cropHint']}</Typography>
          <Stack direction="row" spacing={1}>
            {RATIOS.map(({ label, ratio }) => (
              <Button
                key={label}
                size="small"
                variant="outlined"
                onClick={() => setArea(areaAround(focus, size, ratio))}
              >
                {label}
              </Button>
            ))}
          </Stack>
          <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
            {SIDES.map((side) => (
              <TextField
                key={side}
                size="small"
                type="number"
                fullWidth={false}
                label={adminMessages[`admin.media.crop.${side}`]}
                value={area[side]}
                onChange={({ target }) => setArea({ ...area, [side]: Number(target.value) })}
                slotProps={{ htmlInput: { min: 0, max: 100, step: 1 } }}
                sx={{ inlineSize: '8rem' }}
              />
            ))}
          </Stack>
          <Typography role="status" variant="body2">
            {crop.ok
              ? adminMessages['admin.media.facts']
                  .replace('{width}', String(crop.pixels.width))
                  .replace('{height}', String(crop.pixels.height))
              : adminMessages[`admin.media.crop.${crop.problem}`]}
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{adminMessages['admin.media.cancel']}</Button>
        <Button variant="contained" disabled={!crop.ok || isBusy} onClick={go}>
          {adminMessages['admin.media.cropNow']}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
