import NoPicture from '@mui/icons-material/ImageOutlined';
import { Avatar } from '@mui/material';
import { thumbnail } from '../thumbnail.ts';

interface SmallImageProps {
  src: string | undefined;
  alt?: string | undefined;
}

/** The picture of a thing in a list; without one, the sign of a picture instead of a person's. */
export function SmallImage({ src, alt = '' }: SmallImageProps) {
  return (
    <Avatar variant="rounded" src={thumbnail(src)} alt={alt}>
      <NoPicture />
    </Avatar>
  );
}
