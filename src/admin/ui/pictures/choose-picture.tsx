import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { type LibraryPicture, PictureDialog } from './picture-dialog.tsx';

interface ChoosePictureProps extends Pick<ButtonProps, 'size' | 'sx'> {
  label: string;
  /** What the picture is for, where several buttons of a screen have the same label. */
  purpose?: string;
  onPick(picture: LibraryPicture): void;
  /** Where several can be uploaded at once. */
  onPickMany?: (pictures: readonly LibraryPicture[]) => void;
}

/** A button that opens the library of pictures; one of them is chosen or uploaded there. */
export function ChoosePicture(props: ChoosePictureProps) {
  const { label, purpose, onPick, onPickMany, ...look } = props;
  const [isOpen, setIsOpen] = useState(false);

  function pick(picture: LibraryPicture) {
    setIsOpen(false);
    onPick(picture);
  }

  return (
    <>
      <Button
        variant="outlined"
        {...look}
        {...(purpose !== undefined && { 'aria-label': `${label}: ${purpose}` })}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <PictureDialog onClose={() => setIsOpen(false)} onPick={pick} onPickMany={onPickMany} />
      )}
    </>
  );
}
