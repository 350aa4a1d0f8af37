/** Sets the query of DocSearch, which has no way to do so from outside but its field. */
export function typeInto(box: HTMLElement | null, text: string): void {
  const input = box?.querySelector<HTMLInputElement>('.DocSearch-Input');
  if (input) {
    // React keeps track of `value` by a setter of its own, and would take this for no change.
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(input, text);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  }
}
