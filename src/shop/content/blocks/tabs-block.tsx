import { Prose } from '../../ui/prose.tsx';
import { Section } from '../../ui/section.tsx';
import { Tabs } from '../../ui/tabs/tabs.tsx';
import { useTabs } from '../../ui/tabs/use-tabs.ts';
import type { BlockOfKind } from './block-props.ts';
import styles from './tabs-block.module.css';

/** Tabs, or questions and answers. Without script every section is open under its heading. */
export function TabsBlock({ data }: { data: BlockOfKind<'tabs' | 'accordion'> }) {
  const itemId = (number: number) => `tab-${data.id}-${number}`;
  const items = data.items.map(({ title, html }, at) => ({
    id: itemId(at + 1),
    title,
    content: <Prose html={html} />,
  }));
  const isAccordion = data.kind === 'accordion';
  const rel = isAccordion ? itemId(data.open) : undefined;
  const [state, setState] = useTabs(items, rel, isAccordion);
  if (items.length === 0) return null;
  return (
    <Section title={data.title}>
      <Tabs
        label={data.title || (items[0]?.title ?? '')}
        items={items}
        state={state}
        onChange={setState}
        heading={data.title ? 'h3' : 'h2'}
        {...(isAccordion && { accordion: data.open, className: styles.items })}
      />
    </Section>
  );
}
