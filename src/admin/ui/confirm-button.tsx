import { Button, type ButtonProps } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';

interface ConfirmButtonProps {
  label: string;
  /** What will happen, in a sentence. */
  text: string;
  /** What it is done to, for whoever does not see the row. */
  subject?: string;
  color?: ButtonProps['color'];
  variant?: ButtonProps['variant'];
  onConfirm(): Promise<void>;
}

/** A button that says what will happen and asks once more. */
export function ConfirmButton(props: ConfirmButtonProps) {
  const { label, text, subject, color = 'error', variant = 'text', onConfirm } = props;
  const [isOpen, setIsOpen] = useState(false);
  const [isBusy, setIsBusy] = useState(false);

  async function go() {
    // The dialog can still be clicked while it fades out.
    if (!isOpen) return;
    setIsBusy(true);
    await onConfirm();
    setIsBusy(false);
    setIsOpen(false);
  }

  return (
    <>
      <Button
        size="small"
        color={color}
        variant={variant}
        aria-label={subject ? `${label}: ${subject}` : undefined}
        onClick={() => setIsOpen(true)}
      >
        {label}
      </Button>
      <Confirm
        isOpen={isOpen}
        loading={isBusy}
        title={subject ? `${label}: ${subject}` : label}
        content={text}
        confirm={label}
        onConfirm={go}
        onClose={() => setIsOpen(false)}
      />
    </>
  );
}
