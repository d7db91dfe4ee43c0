import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { ImageDialog, type LibraryImage } from './image-dialog.tsx';

interface ChooseImageProps extends Pick<ButtonProps, 'size' | 'sx'> {
  label: string;
  /** What the picture is for, where several buttons of a screen have the same label. */
  purpose?: string;
  onPick(image: LibraryImage): void;
  /** Where several can be uploaded at once. */
  onPickMany?: (images: readonly LibraryImage[]) => void;
}

/** A button that opens the library of pictures; one of them is chosen or uploaded there. */
export function ChooseImage(props: ChooseImageProps) {
  const { label, purpose, onPick, onPickMany, ...look } = props;
  const [isOpen, setIsOpen] = useState(false);

  function pick(image: LibraryImage) {
    setIsOpen(false);
    onPick(image);
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
        <ImageDialog onClose={() => setIsOpen(false)} onPick={pick} onPickMany={onPickMany} />
      )}
    </>
  );
}
