/**
 * Console messages of a browser that prints a document under a strict policy: the page refuses the
 * text as markup and loads it as a file, refuses its styles and sets them again, and blocks its
 * scripts.
 */
export const saidInPrinting =
  /requires 'TrustedHTML' assignment|Applying inline style violates|frame is sandboxed and the 'allow-scripts'/;

/**
 * The console message of Chromium about a handler in HTML that is parsed outside of a page. The handler would not run
 * there without a policy either.
 */
export const saidInCleaning = /Executing inline event handler violates/;
