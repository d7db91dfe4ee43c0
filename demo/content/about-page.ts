import type { DocumentInput } from '#server/content/save-document.ts';
import type { Images } from './images.ts';

export function aboutPage(images: Images, publishedAt: number): DocumentInput {
  return {
    kind: 'page',
    slug: 'about',
    title: 'About Hearth & Hand',
    excerpt:
      'Who we are, who makes our things, and why most of them take a little longer than you are used to.',
    publishedAt,
    blocks: [
      {
        kind: 'story',
        settings: {
          eyebrow: 'How it began',
          title: 'A table, a kiln and too many mugs',
          text: '<p>Hearth &amp; Hand started with one kiln in a garage and a table that was always full. Friends came for supper and left with the bowl they had eaten from. After the fortieth bowl we put a price on it.</p><p>Today we are nine people in an old mill building. Four of us make things. The others pack, answer e-mails, and make sure that the kiln is off.</p>',
          imageId: images('story'),
          imageSide: 'end',
        },
      },
      {
        kind: 'text',
        settings: {
          html: '<h2>Who makes what</h2><p>The stoneware is ours, from the clay to the glaze. So are the candles, the engraving and the printing. For the rest we work with six small workshops: a weaver, a sewing room, a glass house, a joiner, a brass turner and a nursery that grows our olive trees. We visit each of them at least twice a year, and we pay within a week.</p><p><strong data-count-up="">9</strong> people, <strong data-count-up="">6</strong> workshops and about <strong data-count-up="">1,240</strong> mugs a year.</p><h2>What we look for</h2><ul data-animate="fadeInUp"><li>It must do its job. A jug that drips is not a jug.</li><li>It must be possible to mend, refill or plant it.</li><li>It must look right next to the thing you already own.</li></ul><blockquote data-parallax="2">If nobody would miss it, we do not make it.</blockquote><h2>What we are not good at</h2><p>We are not fast. Batches are small and things sell out. When that happens we say so on the page, and we do not take your money for something that has no date.</p><p>We also make mistakes. If something arrives broken, crooked or simply not as you had thought, <a href="/contact">write to us</a>. A person answers, most often the same day.</p>',
        },
      },
      {
        kind: 'story',
        settings: {
          eyebrow: 'Made for you',
          title: 'Cut when you order',
          text: '<p>About a third of what we send is made for one person: a curtain to the centimetre, a board with a name, a print of a photo. Each one is looked at twice, once on the bench and once before it is packed. If a word looks misspelt or a window looks too wide, we ask before we cut.</p>',
          button: { label: 'See what we make to order', url: '/product-tag/made-to-order' },
          imageId: images('story', 1),
          imageSide: 'start',
        },
      },
      {
        kind: 'text',
        settings: {
          html: '<p>[photo_reviews style="slider" cols="4" per_page="8" sort="photos" filter="off"]</p>',
        },
      },
      {
        kind: 'newsletter',
        settings: {
          title: 'Keep in touch',
          text: 'Once a month, written at the packing table.',
          placeholder: 'Your e-mail address',
          button: 'Sign me up',
        },
      },
    ],
  };
}
