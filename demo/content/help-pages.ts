import type { DocumentInput } from '#server/content/save-document.ts';

const CONTACT = `
<p>Write to us here, or by e-mail to <a href="mailto:shop@example.com">shop@example.com</a>. We read everything, and we answer within one working day.</p>
<h2>It helps if you tell us</h2>
<ul>
<li>your order number, if it is about an order,</li>
<li>what you hoped for and what came instead,</li>
<li>what is broken, if something is; a photo can follow by e-mail. We do not need the pieces back.</li>
</ul>`;

const QUESTIONS = `
<h2>Questions we hear often</h2>
<h3>Can I change my order?</h3>
<p>Yes, until we start on it. Write to us with the number and the change. Engraved and printed things are usually started the next morning.</p>
<h3>Can you write a card?</h3>
<p>Yes. Put your words in the order note and we write them out by hand, free of charge.</p>
<h3>When will it be back in stock?</h3>
<p>If we know, it is on the product page. If it is not there, we do not know yet, and we would rather say that than guess.</p>
<h3>Do you sell to shops?</h3>
<p>To a few, in small numbers. Tell us about yours.</p>
<h2>Visit</h2>
<p>The workshop is open on Saturdays from ten to four. There is coffee, and a shelf of seconds that never makes it to this site. Ask us for the way.</p>`;

const DELIVERY = `
<h2>What it costs</h2>
<table>
<thead><tr><th>Where</th><th>Price</th><th>Time after it leaves us</th></tr></thead>
<tbody>
<tr><td>United States, under $75</td><td>$6.00</td><td>3 to 5 working days</td></tr>
<tr><td>United States, $75 and more</td><td>free</td><td>3 to 5 working days</td></tr>
<tr><td>Rest of the world</td><td>$15.00</td><td>7 to 14 working days</td></tr>
<tr><td>Pick it up at the workshop</td><td>free</td><td>the next working day</td></tr>
</tbody>
</table>
<h2>When it leaves us</h2>
<p>Things from the shelf are packed on the day you order, if you order before noon on a working day. Things we make for you take longer:</p>
<ul>
<li>engraving: three working days,</li>
<li>photo prints and invitations: four working days after you approve the proof,</li>
<li>writing sets: five working days,</li>
<li>curtains: about two weeks.</li>
</ul>
<p>If your order holds both, we wait and send it all in one box. Tell us if you would like it in two.</p>
<h2>Plants</h2>
<p>Olive trees travel from Monday to Wednesday only, so that none spends a weekend in the dark. They stay within the country.</p>
<h2>Downloads and gift cards</h2>
<p>They come by e-mail within the hour and cost nothing to send; a gift card waits for the day you chose. <a href="/gift-card">What is left on a gift card</a> can be looked up at any time.</p>
<h2>Returns</h2>
<p>You have 30 days to send something back, from the day it arrives. It may have been used once: a mug does not show what it is like until there is coffee in it. Wash it, pack it as it came, and put the return slip in the box. We refund the price within five working days of getting it.</p>
<p>Things made with your words or your measurements can only come back when we got them wrong. If we did, we make them again and you keep the first.</p>
<h2>Broken on the way</h2>
<p>It happens. Send a photo to <a href="mailto:shop@example.com">shop@example.com</a> and we send a new one the same day.</p>`;

export function helpPages(publishedAt: number): DocumentInput[] {
  return [
    {
      kind: 'page',
      slug: 'contact',
      title: 'Contact',
      excerpt: 'How to reach us, what we need to know, and answers to the usual questions.',
      publishedAt,
      blocks: [
        { kind: 'text', settings: { html: CONTACT } },
        { kind: 'contact', settings: { title: 'Send us a message' } },
        { kind: 'text', settings: { html: QUESTIONS } },
      ],
    },
    {
      kind: 'page',
      slug: 'delivery',
      title: 'Delivery and returns',
      excerpt: 'What delivery costs, how long it takes, and how to send something back.',
      publishedAt,
      blocks: [{ kind: 'text', settings: { html: DELIVERY } }],
    },
  ];
}
