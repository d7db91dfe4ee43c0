import { Box, Button, Stack } from '@mui/material';
import { adminMessages } from '#wire/messages/admin.ts';
import { ChooseImage } from '../ui/images/choose-image.tsx';
import { thumbnail } from '../ui/thumbnail.ts';

interface ChoiceImageProps {
  /** Of the choice it belongs to. */
  name: string;
  /** Address of a picture, or ''. */
  value: string;
  onChange(address: string): void;
}

/** The picture of a choice, from the library. Forms keep its address, which follows a replaced file. */
export function ChoiceImage({ name, value, onChange }: ChoiceImageProps) {
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ alignItems: 'center', flexWrap: 'wrap', minWidth: 0 }}
    >
      {value !== '' && (
        <Box
          component="img"
          src={value}
          alt=""
          sx={{ blockSize: 48, inlineSize: 48, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <ChooseImage
        size="small"
        label={adminMessages['admin.form.choice.image']}
        purpose={name}
        onPick={({ source_url: src }) => onChange(thumbnail(src))}
      />
      {value !== '' && (
        <Button
          size="small"
          aria-label={`${adminMessages['admin.form.choice.noImage']}: ${name}`}
          onClick={() => onChange('')}
        >
          {adminMessages['admin.form.choice.noImage']}
        </Button>
      )}
    </Stack>
  );
}
