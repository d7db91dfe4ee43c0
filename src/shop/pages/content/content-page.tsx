import type { ContentPage } from '#wire/content.ts';
import { Block } from '../../content/block.tsx';
import { hasMarkedBlock } from '../../content/marked-blocks.ts';
import { effectsIsland } from '../../ui/effects/page-effects-island.ts';
import { Island } from '../../ui/island/island.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { useTranslator } from '../../ui/shop-context.tsx';

const NO_DATA = {};

/** A page of blocks. Its only `h1` is its title, or that of its first hero. */
export function ContentPageView({ data }: { data: ContentPage }) {
  const t = useTranslator();
  const [first, ...rest] = data.blocks;
  const heroLeads = !data.showTitle && first?.kind === 'hero';
  return (
    <>
      {hasMarkedBlock(data.blocks) && <Island island={effectsIsland} data={NO_DATA} />}
      {data.showTitle && <PageTitle title={data.title} breadcrumbs={data.breadcrumbs} />}
      {!data.showTitle && !heroLeads && <h1 className="visually-hidden">{data.title}</h1>}
      {first ? (
        <Block block={first} heading={heroLeads ? 'h1' : 'h2'} />
      ) : (
        <p className="page-width">{t('content.empty')}</p>
      )}
      {rest.map((block) => (
        <Block key={block.id} block={block} />
      ))}
    </>
  );
}
