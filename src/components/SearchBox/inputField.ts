/** DocSearch has no way to set its query from outside: it is typed into its field. */
export function typeInto(box: HTMLElement | null, text: string): void {
  const input = fieldOf(box);
  if (input) {
    const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    value?.set?.call(input, text);
    input.dispatchEvent(new Event('input', {bubbles: true}));
    input.focus();
  }
}

/** Presses a key in the field, as a reader would. */
export function press(box: HTMLElement | null, key: 'ArrowDown' | 'Enter'): void {
  fieldOf(box)?.dispatchEvent(
    new KeyboardEvent('keydown', {key, code: key, bubbles: true, cancelable: true}),
  );
}

/** Waits until what was just done is drawn. */
export function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}

function fieldOf(box: HTMLElement | null): HTMLInputElement | null | undefined {
  return box?.querySelector<HTMLInputElement>('.DocSearch-Input');
}
