import Star from '@mui/icons-material/Star';
import StarOutline from '@mui/icons-material/StarBorder';
import { MenuItem } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { adminMessages } from '#wire/messages/admin.ts';
import type { Section } from '../section.ts';
import { useWaiting } from './use-waiting.ts';
import { WaitingIcon, WaitingText } from './waiting.tsx';

export type MenuEntry = Pick<Section, 'name' | 'label' | 'task' | 'icon'>;

interface MenuEntryProps {
  entry: MenuEntry;
  isFavourite: boolean;
  /** Its star was the last that was pressed, and keeps the focus. */
  isPressed: boolean;
  onStar(): void;
}

/** A long one takes two lines. */
const LONG_NAME = {
  paddingInlineEnd: 0,
  '&, & .MuiTypography-root, & p': { whiteSpace: 'normal', overflow: 'visible' },
};

/** An entry of the menu and its star, which is there while the menu shows words. */
export function MenuEntryItems({ entry, isFavourite, isPressed, onStar }: MenuEntryProps) {
  const { name, label, icon: Icon } = entry;
  const [isOpen] = useSidebarState();
  const waiting = useWaiting()(name);
  return (
    <>
      <Menu.Item
        to={`/${name}`}
        primaryText={<WaitingText label={label} {...waiting} />}
        leftIcon={
          <WaitingIcon count={waiting.count}>
            <Icon />
          </WaitingIcon>
        }
        sx={isOpen ? LONG_NAME : { gridColumn: '1 / -1' }}
      />
      {isOpen && <StarItem {...{ label, isFavourite, isPressed, onStar }} />}
    </>
  );
}

type StarProps = Omit<MenuEntryProps, 'entry'> & { label: string };

function StarItem({ label, isFavourite, isPressed, onStar }: StarProps) {
  const element = useRef<HTMLLIElement>(null);
  // It is another element in another place of the menu then.
  useEffect(() => {
    if (isPressed) element.current?.focus();
  }, [isPressed]);
  const Icon = isFavourite ? Star : StarOutline;
  return (
    <MenuItem
      ref={element}
      role="menuitemcheckbox"
      aria-checked={isFavourite}
      aria-label={adminMessages['admin.menu.favourite'].replace('{name}', label)}
      tabIndex={0}
      onClick={onStar}
      sx={{
        justifyContent: 'center',
        minWidth: 32,
        paddingInline: 0.5,
        color: isFavourite ? 'primary.main' : 'text.secondary',
        '& svg': { fontSize: '1.1rem', opacity: isFavourite ? 1 : 0.55 },
        '&:hover svg, &:focus-visible svg': { opacity: 1 },
      }}
    >
      <Icon />
    </MenuItem>
  );
}
