import { Box } from '@mui/material';
import type { TermSwatch } from '#wire/vitrine/terms.ts';
import { thumbnail } from '../ui/thumbnail.ts';

const SIZE = 36;

/** A swatch as the buy box shows it: one colour, two, a picture or a label. */
export function Swatch({ swatch: { kind, colours: colors, image, name } }: { swatch: TermSwatch }) {
  const face = { minInlineSize: SIZE, blockSize: SIZE, border: 1, borderColor: 'divider' };
  if (kind === 'image' && image) {
    return (
      <Box
        component="img"
        src={thumbnail(image.src)}
        alt=""
        sx={{ ...face, inlineSize: SIZE, objectFit: 'cover', borderRadius: 1 }}
      />
    );
  }
  const [first, second = first] = colors;
  if (kind !== 'label' && kind !== 'image' && first) {
    const both = `linear-gradient(135deg, ${first} 50%, ${second} 50%)`;
    return <Box sx={{ ...face, borderRadius: '50%', background: both }} />;
  }
  return (
    <Box sx={{ ...face, display: 'grid', placeItems: 'center', paddingInline: 1, borderRadius: 1 }}>
      {name}
    </Box>
  );
}
