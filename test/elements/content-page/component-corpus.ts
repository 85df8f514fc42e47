import { type CorpusPage, pages } from "./corpus-page.ts";

const icon = (name: string) =>
  `<svg class="usa-icon" aria-hidden="true" focusable="false" role="img"><use href="/img/sprite.svg#${name}"></use></svg>`;

/** Pages with the markup of government component libraries and of Bootstrap. */
export const componentPages: readonly CorpusPage[] = [
  ...pages(
    "GOV.UK",
    `<div class="govuk-warning-text"><span class="govuk-warning-text__icon" aria-hidden="true">!</span><strong class="govuk-warning-text__text"><span class="govuk-visually-hidden">Warning</span>You can be fined if you register late.</strong></div>`,
    `<div class="govuk-inset-text">It can take up to eight weeks.</div><p class="govuk-body-l">Lead paragraph</p>`,
    `<div class="govuk-notification-banner" role="region" aria-labelledby="banner-title" data-module="govuk-notification-banner"><div class="govuk-notification-banner__header"><h2 class="govuk-notification-banner__title" id="banner-title">Important</h2></div>
      <div class="govuk-notification-banner__content"><p class="govuk-notification-banner__heading">You have seven days left. <a class="govuk-notification-banner__link" href="/apply">View application</a>.</p></div></div><p>Text</p>`,
    `<dl class="govuk-summary-list"><div class="govuk-summary-list__row"><dt class="govuk-summary-list__key">Name</dt><dd class="govuk-summary-list__value">Sarah</dd><dd class="govuk-summary-list__actions"><a href="/c">Change<span class="govuk-visually-hidden"> name</span></a></dd></div>
      <div class="govuk-summary-list__row"><dt>Born</dt><dd>5 January</dd><dd><a href="/c">Change<span class="govuk-visually-hidden"> birth</span></a></dd></div></dl>`,
    `<details class="govuk-details"><summary class="govuk-details__summary"><span class="govuk-details__summary-text">Help with nationality</span></summary><div class="govuk-details__text">We need to know it.</div></details>`,
    `<nav class="govuk-breadcrumbs" aria-label="Breadcrumb"><ol><li><a href="/">Home</a></li><li aria-current="page">Travel</li></ol></nav><h1 class="govuk-heading-xl"><span class="govuk-caption-xl">Guidance</span> Travel abroad</h1><p>Before you go.</p>`,
    `<ul class="govuk-task-list"><li class="govuk-task-list__item"><div class="govuk-task-list__name-and-hint"><a href="/t" aria-describedby="t1">Company directors</a></div><div class="govuk-task-list__status" id="t1"><strong class="govuk-tag govuk-tag--blue">Incomplete</strong></div></li></ul>`,
    `<div class="govuk-phase-banner"><p><strong class="govuk-tag">Beta</strong><span>This is a new service.</span></p></div><table class="govuk-table"><caption>Dates</caption><thead><tr><th scope="col">Date</th><th scope="col" class="govuk-table__header--numeric">Amount</th></tr></thead><tbody><tr><th scope="row">First six weeks</th><td>109 a week</td></tr></tbody></table>`,
    `<form><fieldset class="govuk-fieldset" aria-describedby="h"><legend>Have you changed your name?</legend><div id="h" class="govuk-hint">This includes a maiden name</div><div class="govuk-radios"><input type="radio" id="y" name="n"><label for="y">Yes</label><input type="radio" id="o" name="n"><label for="o">No</label></div></fieldset>
      <fieldset><legend>Has your partner?</legend><input type="radio" id="y2" name="m"><label for="y2">Yes</label><input type="radio" id="o2" name="m"><label for="o2">No</label></fieldset><button class="govuk-button">Save and continue</button></form>`,
    `<div class="gem-c-step-nav"><ol><li class="gem-c-step-nav__step"><h2>Check eligibility</h2><ul><li><a href="/e">Who may apply</a> <span class="gem-c-step-nav__context">free</span></li></ul></li></ol></div>`,
    `<div class="govuk-panel govuk-panel--confirmation"><h1 class="govuk-panel__title">Application complete</h1><div class="govuk-panel__body">Your reference<br><strong>HDJ2123F</strong></div></div>`,
    `<nav class="govuk-pagination" aria-label="Pagination"><a class="govuk-pagination__link" href="/p/1" rel="prev"><svg class="govuk-pagination__icon" aria-hidden="true" focusable="false"><path d="m6"></path></svg><span class="govuk-pagination__link-title">Previous<span class="govuk-visually-hidden"> page</span></span><span class="govuk-visually-hidden">:</span><span class="govuk-pagination__link-label">Applying</span></a></nav><p>Text</p>`,
  ),
  ...pages(
    "USWDS",
    `<div class="usa-alert usa-alert--info"><div class="usa-alert__body"><h4 class="usa-alert__heading">Informative status</h4><p class="usa-alert__text">The office moved.</p></div></div><p>Text</p>`,
    `<section class="usa-site-alert usa-site-alert--emergency" aria-label="Site alert"><div class="usa-alert"><div class="usa-alert__body"><p>Offices close early.</p></div></div></section><p>Text</p>`,
    `<div class="usa-summary-box" role="region" aria-labelledby="key"><div class="usa-summary-box__body"><h3 class="usa-summary-box__heading" id="key">Key information</h3><div class="usa-summary-box__text"><ul class="usa-list"><li>Bring a photo.</li></ul></div></div></div>`,
    `<ol class="usa-process-list"><li class="usa-process-list__item"><h4 class="usa-process-list__heading">Start a process</h4><p>First things.</p></li><li class="usa-process-list__item"><h4 class="usa-process-list__heading">Proceed</h4></li></ol>`,
    `<div class="usa-step-indicator" aria-label="progress"><ol class="usa-step-indicator__segments"><li class="usa-step-indicator__segment usa-step-indicator__segment--complete"><span class="usa-step-indicator__segment-label">Personal details <span class="usa-sr-only">completed</span></span></li></ol>
      <div class="usa-step-indicator__header"><h4 class="usa-step-indicator__heading"><span class="usa-step-indicator__heading-counter"><span class="usa-sr-only">Step</span><span class="usa-step-indicator__current-step">2</span><span class="usa-step-indicator__total-steps">of 5</span></span><span>Household</span></h4></div></div>`,
    `<ul class="usa-collection"><li class="usa-collection__item"><div class="usa-collection__body"><h3 class="usa-collection__heading"><a class="usa-link" href="https://gov.example/a">Gears of government</a></h3><p class="usa-collection__description">A study.</p><ul class="usa-collection__meta" aria-label="More information"><li>By Ada</li><li><time datetime="2020-09-30">September 30</time></li></ul></div></li></ul>`,
    `<div class="usa-card-group"><div class="usa-card"><div class="usa-card__container"><div class="usa-card__header"><h2>Card</h2></div><div class="usa-card__media"><div class="usa-card__img"><img src="https://img.example/c.jpg" alt="A placeholder"></div></div><div class="usa-card__body"><p>Lorem</p></div><div class="usa-card__footer"><a href="/visit" class="usa-button">Visit</a></div></div></div></div>`,
    `<a class="usa-link usa-link--external" href="https://other.example">${icon("launch")}Outside</a> <button class="usa-button" type="button">${icon("add")} Add item</button>`,
    `<ul class="usa-icon-list"><li class="usa-icon-list__item"><div class="usa-icon-list__icon text-green">${icon("check")}</div><div class="usa-icon-list__content">Wear a mask.</div></li></ul>`,
    `<div class="usa-identifier"><section class="usa-identifier__section" aria-label="Agency identifier"><p class="usa-identifier__identity-domain">agency.example</p><p>An official site of the <a href="/dept">Department</a></p></section></div>`,
    `<table class="usa-table usa-table--stacked"><thead><tr><th scope="col">Document</th><th scope="col" data-sortable aria-sort="ascending">Year</th></tr></thead><tbody><tr><th data-label="Document" scope="row">Declaration</th><td data-label="Year">1776</td></tr></tbody></table><div class="usa-sr-only usa-table__announcement-region" aria-live="polite">Sorted by year</div>`,
    `<div class="usa-prose"><h3>Address</h3><form class="usa-form"><label class="usa-label" for="s1">Street <abbr title="required" class="usa-hint">*</abbr></label><input class="usa-input" id="s1"><label class="usa-label" for="s2">Street</label><input id="s2"></form></div>`,
  ),
  ...pages(
    "callout",
    `<div class="alert alert-info"><strong>Note</strong> The form changed in May.</div><p>Text</p>`,
    `<div class="alert alert-warning" role="alert">The only thing here: the office is closed.</div>`,
    `<h1>Notice</h1><div data-drupal-messages><div class="messages messages--warning">Service is down.</div></div>`,
    `<div class="bs-callout bs-callout-danger"><h4>Careful</h4>Do not mix.</div><div class="callout alert" data-closable><h5>Foundation</h5><p>In a box.</p></div>`,
    `<div class="notice notice-warning"><p>Deadline is near.</p></div><div class="message-box warning" role="note">Mind the step.</div><aside class="pullquote">Pulled</aside>`,
    `<div class="alert alert-heading"><h4 class="alert-heading">Well done</h4><p>Long text.</p><hr><p class="mb-0">More text.</p></div><p>Text</p>`,
  ),
  ...[
    `<div role="alert" class="alert alert-success">Saved yesterday</div>`,
    `<div class="alert alert-dismissible">Saved yesterday</div>`,
    `<div class="alert">Saved yesterday <button class="close" data-dismiss="alert" aria-label="Close">x</button></div>`,
    `<div class="alert" role="status">Saved yesterday</div>`,
    `<div class="alert" aria-live="polite">Saved yesterday</div>`,
    `<div class="messages messages--status">Saved yesterday</div>`,
  ].map((report) => ({
    kind: "report",
    body: `<main>${report}<p>The text</p></main>`,
    lost: { Saved: "reports on an act", yesterday: "reports on an act", x: "reports on an act" },
  })),
];
