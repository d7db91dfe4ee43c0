import type { ReactNode } from 'react';

// In place of `@radix-ui/react-popover`, 16 KB compressed: only the menu of the canvas' own rich text
// opens one, and the builder edits text by the form that the standard editor uses.

interface PartProps {
  children?: ReactNode;
}

export function Popover({ children }: PartProps) {
  return children;
}

export function PopoverTrigger({ children }: PartProps) {
  return children;
}

export function PopoverPortal() {
  return null;
}

export function PopoverContent() {
  return null;
}
