/**
 * What a browser says when a document is printed under a strict policy: its text is refused as
 * markup and comes as a file, its styles are refused and set anew, scripts stay out of it.
 */
export const saidInPrinting =
  /requires 'TrustedHTML' assignment|Applying inline style violates|frame is sandboxed and the 'allow-scripts'/;

/**
 * What Chromium says of a handler in HTML that is read outside of any page, by whatever means: it
 * would not run there without a policy either.
 */
export const saidInCleaning = /Executing inline event handler violates/;
