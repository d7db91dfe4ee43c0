import { FurtherLinks } from './further-links.tsx';
import type { MenuData } from './menu-data.ts';
import { MenuLevel } from './menu-level.tsx';
import { useMenuLevels } from './use-menu-levels.ts';

/** A menu whose levels slide over each other. */
export function MenuLevels({ data: { items, links, path } }: { data: MenuData }) {
  const { levels, depth, go, back } = useMenuLevels(items);
  return levels.map((level, index) => (
    <MenuLevel
      key={level.parent?.id ?? 0}
      level={level}
      path={path}
      place={index === depth ? 'current' : index < depth ? 'before' : 'after'}
      openId={index < depth ? (levels[index + 1]?.parent?.id ?? null) : null}
      onEnter={go}
      onBack={back}
    >
      {index === 0 && <FurtherLinks links={links} />}
    </MenuLevel>
  ));
}
