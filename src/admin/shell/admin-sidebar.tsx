import { type Theme, useMediaQuery } from '@mui/material';
import { useLayoutEffect, useRef, useState } from 'react';
import { Sidebar, type SidebarProps, useSidebarState } from 'react-admin';

/**
 * The menu. On a narrow screen it lies over everything and hides it from screen readers: there it is
 * opened by hand only. A drawer that is opened by a window becoming narrow, and closed before it has
 * come in, would leave the screen hidden; it is not opened at all. Beside the screen the menu is as it
 * was before.
 */
export function AdminSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setIsOpen] = useSidebarState();
  const [isForNarrow, setIsForNarrow] = useState(isNarrow);
  const isOpenBeside = useRef(true);
  const isSettled = isForNarrow === isNarrow;
  useLayoutEffect(() => {
    if (isSettled) return;
    if (isNarrow) isOpenBeside.current = isOpen;
    setIsOpen(isNarrow ? false : isOpenBeside.current);
    setIsForNarrow(isNarrow);
  }, [isNarrow, isOpen, isSettled, setIsOpen]);
  return (
    <Sidebar
      {...props}
      variant={isNarrow ? 'temporary' : 'permanent'}
      open={isOpen && (isSettled || !isNarrow)}
    />
  );
}
