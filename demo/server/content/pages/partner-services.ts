import type { SitePage } from "../site-page.ts";

const pixel =
  "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==";

/** Every enhancement, in the markup of several theme generations. */
export const partnerServices: SitePage = {
  path: "pages/partner-services",
  title: "Partner Services",
  description: "Who helps with quotes, orders and commissions, and how to reach them.",
  keywords: "contact help support",
  body: `<div class="messages messages--status" data-drupal-messages>You were signed in on another site.</div>
<p>Partner Services helps with <strong>quotes</strong>, <em>orders</em> and
<abbr title="Monthly recurring charge">MRC</abbr> questions. See the <a href="#hours">hours</a>,
the <a href="team?group=orders">order team</a> or <a href="https://status.example.com/">the status page</a>.</p>
<img src="images/desk.png" alt="The service desk" width="160" height="100"><img src="${pixel}" alt="">
<h2>Contacts</h2>
<div class="contact">
<p><b>Dana Whitfield</b><br>Channel manager<br><a href="tel:+15125550143">+1 512 555 0143</a><br>
<a href="mailto:dana.whitfield@example.com">dana.whitfield@example.com</a></p>
<button class="js-copy-contact" type="button">Copy</button>
</div>
<h2>By subject</h2>
<ul class="nav nav-tabs" role="tablist" aria-label="Subjects">
<li class="active"><a data-toggle="tab" href="#quotes">Quotes</a></li>
<li><a data-toggle="tab" href="#orders">Orders</a></li>
<li><a data-toggle="tab" href="#commissions">Commissions</a></li>
</ul>
<div class="tab-content">
<div class="tab-pane active" id="quotes"><p>Quotes are answered within one business day.</p></div>
<div class="tab-pane" id="orders"><p>Orders are confirmed by the carrier, often within a week.</p></div>
<div class="tab-pane" id="commissions"><p>Commissions are paid on the 15th of the month.</p></div>
</div>
<h2>Forms</h2>
<div class="dropdown">
<button data-bs-toggle="dropdown" type="button">Download a form</button>
<ul class="dropdown-menu">
<li><a href="/pages/files/letter-of-agency.pdf">Letter of agency (PDF)</a></li>
<li><a href="/pages/files/order-form.xlsx">Order form (Excel)</a></li>
<li><a href="/pages/files/credit-request.doc">Credit request (Word)</a></li>
</ul>
</div>
<h2>Questions</h2>
<details><summary>Who approves special pricing?</summary><p>Your channel manager, for orders over
<span data-toggle="tooltip" title="Total contract value, without taxes and fees">10,000 dollars TCV</span>.</p></details>
<div class="js-expand"><h3>How is an order escalated?</h3><p>Reply to the order's last email with the word
<code>ESCALATE</code> in its subject.</p></div>
<h2>About the team</h2>
<div data-max-chars="140" data-more-label="Read more" data-less-label="Read less">
<p>The team began in 2009 with two people and a fax machine. Today forty people in three time zones answer
questions of partners in all fifty states, from the first quote to the last invoice.</p>
<p>Most of them have sold services themselves: they know what a customer asks on the telephone, and how long
ten minutes are then.</p></div>
<h2 id="hours">Hours</h2>
<table><caption>Hours by region</caption><thead><tr><th scope="col">Region</th><th scope="col">Days</th>
<th scope="col">Hours</th></tr></thead><tbody>
<tr><th scope="row">East</th><td>Monday to Friday</td><td>8 to 18 (EST)</td></tr>
<tr><th scope="row">Central</th><td>Monday to Friday</td><td>8 to 18 (CST)</td></tr>
<tr><th scope="row">West</th><td>Monday to Saturday</td><td>7 to 19 (PST)</td></tr>
</tbody></table>`,
};
