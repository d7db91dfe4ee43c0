import { contactAnchor } from '../contact/contact-anchor.ts';
import { contactIsland } from '../contact/contact-island.ts';
import { Island } from '../ui/island/island.tsx';
import { Section } from '../ui/section.tsx';
import type { BlockProps } from './blocks/block-props.ts';

/** The script of the form is loaded where one comes into view. */
export function ContactBlock({ block }: BlockProps<'contact'>) {
  return (
    <Section title={block.title} text={block.text}>
      <Island island={contactIsland} id={contactAnchor(block.id)} data={block} />
    </Section>
  );
}
