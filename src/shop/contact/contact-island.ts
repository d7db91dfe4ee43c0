import type { ContentBlock } from '#wire/content.ts';
import type { ComponentIsland } from '../ui/island/island-source.ts';
import { watchNear } from '../ui/seen/watch-near.ts';

export const contactIsland: ComponentIsland<
  Extract<ContentBlock, { kind: 'contact' }>,
  'contact'
> = {
  name: 'contact',
  kind: 'component',
  when: watchNear,
  load: async () => (await import('./contact-form.tsx')).ContactForm,
};
