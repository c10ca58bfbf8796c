/** To the top of the page; the keyboard goes on with the categories. */
export function goToTop(): void {
  window.scrollTo({ top: 0 });
  document.querySelector<HTMLElement>(".kinds [aria-current]")?.focus({ preventScroll: true });
}

/** To the page's footer, where help, terms and responsible play are. */
export function goToFooter(): void {
  const footer = document.querySelector("footer");
  footer?.scrollIntoView();
  footer?.querySelector("a")?.focus({ preventScroll: true });
}

/** To the button that shows more games. */
export function goToMore(): void {
  document.querySelector<HTMLElement>(".hall-more button")?.focus();
}
