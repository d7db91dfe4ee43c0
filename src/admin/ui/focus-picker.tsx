import { Box, Slider, Stack, Typography } from '@mui/material';
import type { MouseEvent } from 'react';
import type { Focus } from '#rules/media/focus.ts';
import { adminMessages } from '#wire/messages/admin.ts';

interface FocusPickerProps {
  src: string;
  value: Focus;
  onChange(focus: Focus): void;
}

/** The ratios in which the shop crops: cards, tiles and wide pictures. */
const CROPS = ['4 / 5', '1 / 1', '3 / 2'] as const;

/** The point that crops keep visible: by a click on the picture, or by two sliders. */
export function FocusPicker({ src, value, onChange }: FocusPickerProps) {
  function point({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onChange({ x: percent(clientX - left, width), y: percent(clientY - top, height) });
  }

  return (
    <Stack spacing={1} sx={{ alignItems: 'start' }}>
      <Box
        onClick={point}
        data-testid="focus-picture"
        sx={{
          position: 'relative',
          display: 'inline-block',
          cursor: 'crosshair',
          maxWidth: '100%',
        }}
      >
        <Box
          component="img"
          src={src}
          alt=""
          sx={{ display: 'block', maxWidth: '100%', maxBlockSize: 280, borderRadius: 1 }}
        />
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            left: `${value.x}%`,
            top: `${value.y}%`,
            inlineSize: 20,
            blockSize: 20,
            transform: 'translate(-50%, -50%)',
            borderRadius: '50%',
            border: '3px solid #fff',
            boxShadow: '0 0 0 2px #000',
            pointerEvents: 'none',
          }}
        />
      </Box>
      <Typography variant="body2">{adminMessages['admin.media.focusHint']}</Typography>
      <FocusSlider
        label={adminMessages['admin.media.focusX']}
        value={value.x}
        onChange={(x) => onChange({ ...value, x })}
      />
      <FocusSlider
        label={adminMessages['admin.media.focusY']}
        value={value.y}
        onChange={(y) => onChange({ ...value, y })}
      />
      <Stack direction="row" spacing={1} aria-hidden sx={{ alignItems: 'end' }}>
        {CROPS.map((aspectRatio) => (
          <Box
            key={aspectRatio}
            component="img"
            src={src}
            alt=""
            sx={{
              aspectRatio,
              blockSize: 72,
              objectFit: 'cover',
              objectPosition: `${value.x}% ${value.y}%`,
              borderRadius: 1,
            }}
          />
        ))}
      </Stack>
    </Stack>
  );
}

interface FocusSliderProps {
  label: string;
  value: number;
  onChange(value: number): void;
}

function FocusSlider({ label, value, onChange }: FocusSliderProps) {
  return (
    <Stack direction="row" spacing={2} sx={{ inlineSize: '100%', alignItems: 'center' }}>
      <Typography variant="body2" sx={{ minInlineSize: '9rem' }} aria-hidden>
        {`${label}: ${value} %`}
      </Typography>
      <Slider
        size="small"
        step={5}
        min={0}
        max={100}
        aria-label={label}
        value={value}
        onChange={(_, position) => onChange(position)}
      />
    </Stack>
  );
}

function percent(part: number, size: number): number {
  return Math.round(Math.min(1, Math.max(0, part / size)) * 100);
}
