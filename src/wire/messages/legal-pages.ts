// Templates of the pages that the law asks of most shops. `{name}`, `{address}`, `{email}` and `{tax}` are
// those of the shop. They are neutral on purpose: no promise that a law does not ask for.

const CHECK =
  '<p><strong>To be checked before it is published: this is a template, and no legal advice. Change what does not fit your shop and your country, and delete this paragraph.</strong></p>';

export interface LegalTemplate {
  slug: string;
  title: string;
  excerpt: string;
  html: string;
}

const IMPRINT = `${CHECK}
<h2>Who runs this shop</h2>
<p>{name}<br>{address}</p>
<p>Email: <a href="mailto:{email}">{email}</a></p>
<p>{tax}</p>
<h2>Responsible for the content</h2>
<p>[Name and address of the person who is responsible]</p>
<h2>Register and supervision</h2>
<p>[Register and number of the company, if there is one, and the authority that supervises it]</p>`;

const TERMS = `${CHECK}
<h2>1. Scope</h2>
<p>These terms apply to every order placed with {name}, {address}, through this shop.</p>
<h2>2. Contract</h2>
<p>The products shown in the shop are no binding offer. By placing an order you offer to buy what is in your basket. The email that confirms the arrival of your order does not accept it yet; the contract is made when we accept the order or send the goods.</p>
<h2>3. Prices and delivery</h2>
<p>The prices that count are those shown when you order. Whether they include tax, and what delivery costs, is shown before you place the order. The time of delivery is shown with each delivery method.</p>
<h2>4. Payment</h2>
<p>You pay by one of the methods offered at the checkout. The goods remain our property until they are paid for in full.</p>
<h2>5. Cancelling and returns</h2>
<p>How you cancel a purchase and send goods back is described on the page <a href="/returns">Returns</a>.</p>
<h2>6. Faulty goods</h2>
<p>If something is faulty, your rights under the law apply. Please write to <a href="mailto:{email}">{email}</a>.</p>
<h2>7. Final provisions</h2>
<p>[The law that applies and the courts that decide, as far as they may be agreed]</p>
<p>If one of these terms is not valid, the others still are.</p>`;

const PRIVACY = `${CHECK}
<h2>Who is responsible</h2>
<p>{name}, {address}, <a href="mailto:{email}">{email}</a>, decides what personal data this shop processes and why.</p>
<h2>When you visit the shop</h2>
<p>The server notes each request with its time, address and network address, to keep the shop running and to defend it. Cookies that the shop needs keep your basket and your log-in. Others are set with your consent only, which you can withdraw at any time.</p>
<h2>When you order</h2>
<p>We process your name, addresses, email address, telephone number if you enter it, what you order and how you pay, to carry out your order and to meet our duties by law, such as keeping invoices.</p>
<h2>Who receives data</h2>
<p>Carriers receive your address to deliver your order, and payment providers what they need for your payment. [Name them, and every other service that receives data, such as your host and your mail provider]</p>
<h2>Account, newsletter and reviews</h2>
<p>An account keeps your addresses and orders until you delete it. The newsletter is sent with your consent, and each one has a link to unsubscribe. Reviews are published with the name you enter.</p>
<h2>How long data is kept</h2>
<p>Data is deleted when it is no longer needed and no law asks for it to be kept. [Name the periods]</p>
<h2>Your rights</h2>
<p>You may ask for information about your data, have it corrected, deleted or handed over, and object to its use. Write to <a href="mailto:{email}">{email}</a>. You may also complain to the data protection authority where you live.</p>`;

const RETURNS = `${CHECK}
<h2>Cancelling a purchase</h2>
<p>You may cancel your purchase within [14] days after you have received the goods, without giving a reason. Write to {name}, {address}, or to <a href="mailto:{email}">{email}</a>, with your order number.</p>
<h2>Sending goods back</h2>
<p>Please send the goods back within [14] days after you have cancelled, to {address}. [State who pays for the return]</p>
<h2>Your money</h2>
<p>We return all payments for the goods that come back, including the standard cost of delivery where the law asks for it, within [14] days and by the method you paid with. We may wait until the goods have arrived.</p>
<h2>What cannot be sent back</h2>
<p>[Goods that were made to order or spoil quickly, and others that the law exempts]</p>
<h2>Faulty goods</h2>
<p>If something is faulty or damaged, write to <a href="mailto:{email}">{email}</a>. Your rights under the law apply beside this page.</p>`;

export const LEGAL_PAGES: readonly LegalTemplate[] = [
  { slug: 'imprint', title: 'Imprint', excerpt: 'Who runs this shop.', html: IMPRINT },
  {
    slug: 'terms',
    title: 'Terms and conditions',
    excerpt: 'What applies when you order here.',
    html: TERMS,
  },
  { slug: 'privacy', title: 'Privacy', excerpt: 'What happens with your data.', html: PRIVACY },
  { slug: 'returns', title: 'Returns', excerpt: 'How you send something back.', html: RETURNS },
];
