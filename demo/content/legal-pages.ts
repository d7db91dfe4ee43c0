import type { DocumentInput } from '#server/content/save-document.ts';

const TERMS = `
<p>These are the rules between you and Hearth &amp; Hand when you buy from this shop. We have tried to keep them short. This is a demonstration shop: nothing you order here is charged or sent.</p>
<h2>1. Who we are</h2>
<p>This shop is run by Hearth &amp; Hand. You can reach us at <a href="mailto:shop@example.com">shop@example.com</a>.</p>
<h2>2. Your order</h2>
<p>What you see on a product page is an offer to you to order. When you place an order, you get an e-mail that says we have it. The contract is made when we tell you that it has been sent, or, for things made to your words or measurements, when we tell you that we have started.</p>
<p>If we cannot deliver something, we tell you at once and give your money back.</p>
<h2>3. Prices</h2>
<p>Prices are in US dollars. Sales tax, where there is any, is added at checkout, once we know where the parcel goes. Delivery is shown before you pay. If a price is plainly wrong, for example a zero is missing, we ask you before we do anything.</p>
<h2>4. Paying</h2>
<p>You pay when you order, with one of the ways shown at checkout. The goods are ours until they are paid for.</p>
<h2>5. Words and pictures you give us</h2>
<p>You keep every right to the texts and photos you send. You allow us to use them to make your order, and for nothing else. Please send only what you are allowed to have printed. We may decline to make something that insults or threatens people.</p>
<h2>6. Delivery</h2>
<p>Times and prices are on the page <a href="/delivery">Delivery and returns</a>. The risk is ours until the parcel is at your door.</p>
<h2>7. Changing your mind</h2>
<p>You may send things back within 30 days. How that works, and which made-to-order things it does not cover, is on the same page. Your rights under the law where you live are not touched by it.</p>
<h2>8. When something is wrong</h2>
<p>If something is faulty, we mend it, replace it or give your money back, whichever you prefer and is possible. Handmade things differ a little from each other. A speckle or a millimetre is not a fault. A crack is.</p>
<h2>9. Reviews</h2>
<p>Say what you think, good or bad. We publish it as long as it is about the product, is your own, and is decent to people. A review by someone who bought the product here is marked as such.</p>
<h2>10. The law</h2>
<p>If one of these rules turns out not to hold, the others still do. Before anyone goes to court, please write to us. We have always found a way so far.</p>`;

const PRIVACY = `
<p>We collect what we need to run the shop and no more. This page says what that is, why we have it and when it goes.</p>
<h2>When you look around</h2>
<p>You can look at every page without telling us who you are. Our server writes a log line for each request, with the time, the address asked for and the network address it came from. We keep these lines for fourteen days, to find faults and to keep attackers out.</p>
<h2>When you order</h2>
<p>We keep your name, addresses, e-mail, what you ordered and how you paid. We need it to make, send and refund your order. Tax law makes us keep invoices for some years. We keep nothing of your card: that stays with the payment company.</p>
<h2>Photos and words for your order</h2>
<p>Photos you upload are used to make your order. We delete them 90 days after it was sent, so that we can help if a print arrives bent.</p>
<h2>Your account</h2>
<p>An account is a comfort, not a duty. It remembers your addresses and orders. You can close it yourself, and what the law does not make us keep goes with it.</p>
<h2>The newsletter</h2>
<p>If you sign up for our newsletter, we keep your e-mail address until you unsubscribe. There is a link for that in every newsletter. We do not look at who opens it.</p>
<h2>Reviews and comments</h2>
<p>What you write is public, with the name you chose. Your e-mail address is not. Tell us if you want a review of yours taken down.</p>
<h2>Cookies</h2>
<p>We set cookies only for things you do: keeping your basket, keeping you signed in, remembering a notice you have closed and, for half an hour, some of what you typed to have something made for you. There are no cookies for advertising and none from other companies.</p>
<h2>Who else sees it</h2>
<p>The carrier gets your address. The payment company gets the amount. The workshop that makes your order gets the words that go on it. Nobody buys data from us, because we do not sell any.</p>
<h2>Your rights</h2>
<p>You may ask what we know about you, have it put right, take it with you, or have it deleted. Write to <a href="mailto:shop@example.com">shop@example.com</a>. We answer within two weeks.</p>`;

export function legalPages(publishedAt: number): DocumentInput[] {
  return [
    {
      kind: 'page',
      slug: 'terms',
      title: 'Terms of sale',
      excerpt: 'The rules between you and us when you buy something here.',
      publishedAt,
      blocks: [{ kind: 'text', settings: { html: TERMS } }],
    },
    {
      kind: 'page',
      slug: 'privacy',
      title: 'Privacy',
      excerpt: 'What we keep, why we keep it, and when it goes.',
      publishedAt,
      blocks: [{ kind: 'text', settings: { html: PRIVACY } }],
    },
  ];
}
