import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useTabs } from '../../ui/tabs/use-tabs.ts';
import type { BlockOfKind } from '../block-props.ts';
import { Prose } from '../prose.tsx';
import { Section } from '../section.tsx';

/** Without script every section is open under its heading. */
export function TabsBlock({ data }: { data: BlockOfKind<'tabs'> }) {
  const items = data.items.map(({ title, html }, at) => ({
    id: `tab-${data.id}-${at + 1}`,
    title,
    content: <Prose html={html} />,
  }));
  const [state, setState] = useTabs(items);
  return (
    <Section title={data.title}>
      <Tabs
        label={data.title || (items[0]?.title ?? '')}
        items={items}
        state={state}
        onChange={setState}
      />
    </Section>
  );
}
