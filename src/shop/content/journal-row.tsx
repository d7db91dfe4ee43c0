import { Section } from '../ui/section.tsx';
import type { BlockProps } from './blocks/block-props.ts';
import { PostGrid } from './journal/post-card.tsx';

export function JournalRow({ block }: BlockProps<'journal'>) {
  if (block.posts.length === 0) return null;
  return (
    <Section title={block.title} link={block.link}>
      <PostGrid posts={block.posts} />
    </Section>
  );
}
